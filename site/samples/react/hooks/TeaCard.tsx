import React from 'react';
import { registerVevComponent, useHover } from '@vev/react';

export default function TeaCard() {
  const [isHovered, { onMouseEnter, onMouseLeave }] = useHover();

  return (
    <article
      onMouseEnter={({ nativeEvent }) => onMouseEnter(nativeEvent)}
      onMouseLeave={({ nativeEvent }) => onMouseLeave(nativeEvent)}
    >
      {isHovered ? 'Steep for three minutes' : 'Green tea'}
    </article>
  );
}

registerVevComponent(TeaCard, { name: 'Tea card' });
