import React from 'react';
import { Icon, registerVevComponent } from '@vev/react';
import type { ShapeType } from '@vev/utils';

type Props = {
  ink?: string;
  mark?: ShapeType;
};

export default function SaleBanner({ ink = '#222', mark }: Props) {
  return (
    <p style={{ color: ink }}>
      {mark && <Icon d={mark.path} />} Half price until Sunday
    </p>
  );
}

registerVevComponent(SaleBanner, {
  name: 'Sale banner',
  props: [
    { name: 'ink', type: 'color', title: 'Text color' },
    { name: 'mark', type: 'icon' },
  ],
});
