import React, { useRef, useState } from 'react';
import { registerVevComponent, useEditorState, useSwipe } from '@vev/react';

export default function PhotoSwipe() {
  const box = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { disabled } = useEditorState();

  useSwipe(box, !disabled, (direction) => {
    if (direction === 'left') setIndex(index + 1);
    if (direction === 'right') setIndex(Math.max(0, index - 1));
  });

  return <div ref={box}>Photo {index + 1}</div>;
}

registerVevComponent(PhotoSwipe, { name: 'Photo swipe' });
