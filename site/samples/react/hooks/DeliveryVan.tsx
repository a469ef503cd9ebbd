import React, { useRef, useState } from 'react';
import { registerVevComponent, useFrame } from '@vev/react';

const DISTANCE = 500;
const DURATION = 5000;

export default function DeliveryVan() {
  const van = useRef<HTMLSpanElement>(null);
  const start = useRef<number | null>(null);
  const [arrived, setArrived] = useState(false);

  const move = (timestamp = performance.now()) => {
    if (start.current === null) start.current = timestamp;
    const progress = Math.min((timestamp - start.current) / DURATION, 1);
    if (van.current)
      van.current.style.transform = `translateX(${progress * DISTANCE}px)`;
    if (progress === 1) setArrived(true);
  };

  useFrame(arrived ? false : move, [arrived]);

  return (
    <span ref={van} style={{ display: 'inline-block' }}>
      Van
    </span>
  );
}

registerVevComponent(DeliveryVan, {
  name: 'Delivery van',
  size: { width: 600, height: 80 },
});
