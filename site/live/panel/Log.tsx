import { useId } from 'react';
import type { LogLine } from '../protocol.ts';
import { toJson } from './values.ts';

const kinds: Record<LogLine['kind'], string> = {
  event: 'Event',
  track: 'vev.track',
  interaction: 'Interaction',
  link: 'Link',
  note: 'Note',
};

/** Shows the newest line. */
const scrollDown = (element: HTMLElement | null) => element?.scrollTo(0, element.scrollHeight);

/** The log of dispatched events, tracking and interactions. */
export function Log({ lines, onClear }: { lines: LogLine[]; onClear: () => void }) {
  const id = useId();
  return (
    <section className="Seat-section" aria-labelledby={id}>
      <div className="Seat-row">
        <p className="Seat-heading" id={id}>
          Events
        </p>
        <button
          type="button"
          className="Seat-button"
          aria-disabled={lines.length === 0 || undefined}
          onClick={onClear}
        >
          Clear
        </button>
      </div>
      <div
        className="Seat-log"
        role="log"
        aria-labelledby={id}
        tabIndex={0}
        ref={(element) => scrollDown(element)}
      >
        {lines.length === 0 && <p>Nothing yet.</p>}
        {lines.map(({ kind, name, detail }, index) => (
          <p key={index} data-kind={kind}>
            <span>{kinds[kind]}</span> {name}{' '}
            {detail !== undefined && <code>{toJson(detail, 0)}</code>}
          </p>
        ))}
      </div>
    </section>
  );
}
