'use client';
import { useState } from 'react';
import type { PartProps } from 'stilldocs';

/** A switch next to the switch of the theme. Its text is an option, so that a site can translate it. */
export default function Clock({
  children,
  options,
}: PartProps<'ThemeToggle', { name: string }>) {
  const [hours, setHours] = useState(24);
  return (
    <>
      <button
        type="button"
        aria-label={options.name}
        onClick={() => setHours(36 - hours)}
      >
        {hours} h
      </button>
      {children}
    </>
  );
}
