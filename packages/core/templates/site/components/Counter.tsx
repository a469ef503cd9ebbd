'use client';
import { useState } from 'react';

/** A button that counts its clicks. */
export function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="Button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}
