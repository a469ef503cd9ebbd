import React from 'react';
import { registerVevComponent, WidgetNode } from '@vev/react';

type Props = { children?: string[] };

export default function SlideStack({ children = [] }: Props) {
  if (children.length === 0) return <p>Add a slide</p>;
  return (
    <ul>
      {children.map((key) => (
        <li key={key}>
          <WidgetNode id={key} />
        </li>
      ))}
    </ul>
  );
}

registerVevComponent(SlideStack, {
  name: 'Stack of slides',
  children: { name: 'Slide', maxChildren: 5 },
});
