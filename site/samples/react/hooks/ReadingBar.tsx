import React from 'react';
import { registerVevComponent, useScrollTop } from '@vev/react';

export default function ReadingBar() {
  const read = useScrollTop(true);

  return <progress value={read} aria-label="Read so far" />;
}

registerVevComponent(ReadingBar, { name: 'Reading bar' });
