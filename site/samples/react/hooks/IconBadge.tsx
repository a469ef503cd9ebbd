import React from 'react';
import { registerVevComponent, useIcon } from '@vev/react';
import type { ShapeType } from '@vev/utils';

type Props = {
  icon?: ShapeType;
};

export default function IconBadge({ icon }: Props) {
  const shape = useIcon(icon?.path ?? '');
  if (!icon || !Array.isArray(shape)) return null;

  const [width, height, ...paths] = shape;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

registerVevComponent(IconBadge, {
  name: 'Icon badge',
  props: [{ name: 'icon', type: 'icon' }],
});
