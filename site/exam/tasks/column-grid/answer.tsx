import React from 'react';
import { registerVevComponent, useDevice } from '@vev/react';

type Props = { items?: string[] };
const columns: Record<string, number> = { desktop: 4, tablet: 2, mobile: 1 };

export default function ColumnGrid({ items = ['One', 'Two', 'Three'] }: Props) {
  const device = useDevice();
  return (
    <ul data-columns={columns[device] ?? 4}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

registerVevComponent(ColumnGrid, {
  name: 'Columns by device',
  props: [{ name: 'items', type: 'array', of: 'string' }],
});
