import React from 'react';
import { Link, registerVevComponent } from '@vev/react';
import type { LinkFieldValue } from '@vev/utils';

type Props = {
  label?: string;
  target?: LinkFieldValue;
};

export default function OrderButton({ label = 'Order now', target }: Props) {
  if (!target) return <span>{label}</span>;
  return <Link to={target}>{label}</Link>;
}

registerVevComponent(OrderButton, {
  name: 'Order button',
  props: [
    { name: 'label', type: 'string' },
    { name: 'target', type: 'link' },
  ],
});
