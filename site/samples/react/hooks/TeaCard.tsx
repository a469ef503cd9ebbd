import React from 'react';
import { registerVevComponent, useHover } from '@vev/react';

export default function TeaCard() {
  const [isHovered, { onMouseEnter, onMouseLeave }] = useHover();

  return (
    <button
      type="button"
      onMouseEnter={({ nativeEvent }) => onMouseEnter(nativeEvent)}
      onMouseLeave={({ nativeEvent }) => onMouseLeave(nativeEvent)}
    >
      {isHovered ? 'Steep for three minutes' : 'Green tea'}
    </button>
  );
}

registerVevComponent(TeaCard, { name: 'Tea card' });
