'use client';
import { useEffect, useState } from 'react';

/** This island has something to show before anybody touches it. */
export const hydrate = 'visible';

/** The reader's time; at build, dashes. */
export function Clock() {
  const [time, setTime] = useState('--:--');
  useEffect(() => setTime(new Date().toLocaleTimeString([], { timeStyle: 'short' })), []);
  return <time>{time}</time>;
}
