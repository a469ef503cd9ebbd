'use client';
import { useState } from 'react';
import type { PartProps } from 'stilldocs';

/** A question above the original, as an island. */
export default function Helpful({ children }: PartProps<'PageFooter'>) {
  const [isThanked, setThanked] = useState(false);
  return (
    <>
      <p>
        {isThanked ? (
          'Thank you.'
        ) : (
          <button type="button" onClick={() => setThanked(true)}>
            This page helped
          </button>
        )}
      </p>
      {children}
    </>
  );
}
