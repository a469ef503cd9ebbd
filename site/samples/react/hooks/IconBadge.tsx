import React from 'react';
import { registerVevComponent, useIcon } from '@vev/react';

type Props = {
  iconKey?: string;
};

export default function IconBadge({ iconKey = '' }: Props) {
  const icon = useIcon(iconKey);
  if (!Array.isArray(icon)) return null;

  const [width, height, ...paths] = icon;
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
  props: [{ name: 'iconKey', type: 'string' }],
});
