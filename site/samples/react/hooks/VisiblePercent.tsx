import React, { useRef } from 'react';
import { registerVevComponent, useIntersection } from '@vev/react';

export default function VisiblePercent() {
  const box = useRef<HTMLDivElement>(null);
  const entry = useIntersection(box, { steps: 10 });
  const percent = entry ? Math.round(entry.intersectionRatio * 100) : 0;

  return (
    <div ref={box} style={{ height: 400 }}>
      {percent} % visible
    </div>
  );
}

registerVevComponent(VisiblePercent, { name: 'Visible percent' });
