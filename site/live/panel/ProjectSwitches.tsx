import { useState } from 'react';
import { type ProjectPart, projectParts } from '../protocol.ts';
import { useSeat } from './seat.ts';

const labels: Record<ProjectPart, string> = {
  pages: 'Pages: Home, Teas, Checkout',
  menus: 'Menus',
  variables: 'Variables',
  images: 'Images',
};

/** Switches for the parts of the sample project that the sample sees. */
export function ProjectSwitches() {
  const { command } = useSeat();
  const [parts, setParts] = useState<Record<ProjectPart, boolean>>({
    pages: true,
    menus: true,
    variables: true,
    images: true,
  });
  return (
    <details className="Seat-section Seat-group">
      <summary>Project data</summary>
      <p className="Seat-drawn">What the component finds in the sample project.</p>
      {projectParts.map((part) => (
        <label className="Seat-check" key={part}>
          <input
            type="checkbox"
            role="switch"
            checked={parts[part]}
            aria-checked={parts[part]}
            onChange={({ target }) => {
              const next = { ...parts, [part]: target.checked };
              setParts(next);
              void command('project', next);
            }}
          />
          {labels[part]}
        </label>
      ))}
    </details>
  );
}
