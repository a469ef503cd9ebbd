import React, { useEffect, useRef, useState } from 'react';
import { registerVevComponent, useDispatchVevEvent, useIntersection } from '@vev/react';

export default function SeenBadge() {
  const badge = useRef<HTMLParagraphElement>(null);
  const [isSeen, setSeen] = useState(false);
  const dispatch = useDispatchVevEvent();
  const entry = useIntersection(badge, { threshold: [0.5] });
  const isHalf = entry && entry.intersectionRatio >= 0.5;

  useEffect(() => {
    if (!isHalf || isSeen) return;
    setSeen(true);
    dispatch('ON_SEEN');
  }, [isHalf, isSeen, dispatch]);
  return <p ref={badge}>{isSeen ? 'Seen' : 'Not seen'}</p>;
}

registerVevComponent(SeenBadge, {
  name: 'Seen badge',
  events: [{ type: 'ON_SEEN', description: 'When half of it is on the screen' }],
});
