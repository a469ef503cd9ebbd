import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  label?: string;
};

export default function StockBadge({ label = 'In stock' }: Props) {
  return <span className="stock-badge">{label}</span>;
}

registerVevComponent(StockBadge, {
  name: 'Stock badge',
  props: [{ name: 'label', type: 'string' }],
  editableCSS: [
    { selector: '.stock-badge', properties: ['background', 'border-radius'] },
  ],
});
