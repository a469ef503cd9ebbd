import React, { useRef, useState } from 'react';
import { registerVevComponent, useFrame } from '@vev/react';

const DISTANCE = 500;
const DURATION = 5000;
/** A frame that took longer was a pause, as in a background tab. */
const LONGEST_FRAME = 100;

export default function DeliveryVan() {
  const van = useRef<HTMLSpanElement>(null);
  const last = useRef<number | null>(null);
  const elapsed = useRef(0);
  const [arrived, setArrived] = useState(false);

  const move = (timestamp = performance.now()) => {
    const frame = timestamp - (last.current ?? timestamp);
    if (frame < LONGEST_FRAME) elapsed.current += frame;
    last.current = timestamp;
    const progress = Math.min(elapsed.current / DURATION, 1);
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
