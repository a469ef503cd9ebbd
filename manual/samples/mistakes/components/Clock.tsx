import { useState } from 'react';

/** A component without 'use client': it runs once, at build. */
export function Clock() {
  const [time] = useState(() => '12:00');
  return <time>{time}</time>;
}
