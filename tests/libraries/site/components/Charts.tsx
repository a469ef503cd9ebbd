'use client';

import { useState } from 'react';
import { Bar, BarChart, XAxis } from 'recharts';

const rows = [
  { name: 'a', off: 3, on: 6 },
  { name: 'b', off: 4, on: 8 },
];

export function Charts() {
  const [key, setKey] = useState<'off' | 'on'>('off');
  return (
    <figure>
      <button onClick={() => setKey('on')}>Try</button>
      <BarChart width={300} height={120} data={rows}>
        <XAxis dataKey="name" />
        <Bar dataKey={key} isAnimationActive={false} />
      </BarChart>
      <figcaption>{key}</figcaption>
    </figure>
  );
}
