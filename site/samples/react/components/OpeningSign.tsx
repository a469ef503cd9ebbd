import React from 'react';
import { Icon, registerVevComponent } from '@vev/react';
import type { ShapeType } from '@vev/utils';

type Props = {
  sign?: ShapeType;
};

export default function OpeningSign({ sign }: Props) {
  return sign ? <Icon className="sign" d={sign.path} /> : null;
}

registerVevComponent(OpeningSign, {
  name: 'Opening sign',
  props: [{ name: 'sign', type: 'icon' }],
});
