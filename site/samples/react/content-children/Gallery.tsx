import React from 'react';
import { registerVevComponent, WidgetNode } from '@vev/react';

type Props = {
  children?: string[];
};

export default function Gallery({ children = [] }: Props) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 16,
      }}
    >
      {children.map((key) => (
        <WidgetNode key={key} id={key} />
      ))}
    </div>
  );
}

registerVevComponent(Gallery, {
  name: 'Gallery',
  size: { width: 900, height: 600 },
  children: { name: 'Picture' },
});
