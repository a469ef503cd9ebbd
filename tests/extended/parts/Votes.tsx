'use client';

import { useState } from 'react';
import type { PartProps } from 'stilldocs';

/** An island around the original footer. */
export default function Votes({ path, children }: PartProps<'PageFooter'>) {
  const [votes, setVotes] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setVotes(votes + 1)}>
        {votes} votes for {path}
      </button>
      {children}
    </div>
  );
}
