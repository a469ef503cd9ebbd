import { useState } from 'react';

export function Seats({ free = 0 }: { free?: number }) {
  const [taken, setTaken] = useState(0);
  return (
    <button className="Button" onClick={() => setTaken(taken + 1)}>
      {free - taken} seats are free
    </button>
  );
}
