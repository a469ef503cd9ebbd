import React, { useRef } from 'react';
import { registerVevComponent, useSize } from '@vev/react';

const goods = ['Bread', 'Milk', 'Apples', 'Coffee'];

export default function ShelfGrid() {
  const list = useRef<HTMLUListElement>(null);
  const { width } = useSize(list);
  const columns = width > 600 ? 4 : 2;

  return (
    <ul
      ref={list}
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
      }}
    >
      {goods.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

registerVevComponent(ShelfGrid, {
  name: 'Shelf grid',
  size: { width: 800, height: 200 },
});
