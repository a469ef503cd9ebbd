'use client';
import { useState } from 'react';

/** A calculator; the reader's browser hydrates it at the first touch. */
export function Hours({ price }: { price: number }) {
  const [hours, setHours] = useState(1);
  return (
    <p>
      <button type="button" onClick={() => setHours(hours + 1)}>
        One hour more
      </button>{' '}
      <output>
        {hours} h: {hours * price} €
      </output>
    </p>
  );
}
