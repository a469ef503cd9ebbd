import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = { label?: string; price?: number; onSale?: boolean };

export default function PriceTag({ label = 'Price', price = 0, onSale = false }: Props) {
  return (
    <p>
      {label}: {price.toFixed(2)}
      {onSale && ' Sale'}
    </p>
  );
}

registerVevComponent(PriceTag, {
  name: 'Price tag',
  props: [
    { name: 'label', type: 'string' },
    { name: 'price', type: 'number', options: { precision: 2 } },
    { name: 'onSale', type: 'boolean' },
  ],
});
