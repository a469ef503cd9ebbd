'use client';

import { useRef } from 'react';

/** Covers the drawing of a sample: a touch runs the sample in its place. */
export function StillTouch() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button
      ref={button}
      type="button"
      className="HomeSeat-touch"
      onClick={() =>
        button.current?.closest('.HomeSeat')?.querySelector<HTMLElement>('.Live-run')?.click()
      }
    >
      Try it
    </button>
  );
}
