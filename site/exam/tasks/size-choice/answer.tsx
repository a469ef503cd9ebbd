import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = { size?: string; note?: string };

export default function SizeChoice({ size = 'm', note }: Props) {
  return (
    <div>
      <p>Size: {size.toUpperCase()}</p>
      {note && <p>{note}</p>}
    </div>
  );
}

registerVevComponent(SizeChoice, {
  name: 'Size',
  props: [
    {
      name: 'size',
      type: 'select',
      initialValue: 'm',
      options: {
        display: 'radio',
        items: ['s', 'm', 'l'].map((value) => ({ value, label: value.toUpperCase() })),
      },
    },
    { name: 'note', type: 'string', options: { type: 'text', multiline: true } },
  ],
});
