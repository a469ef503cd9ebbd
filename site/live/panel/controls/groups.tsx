import { useRef, useState } from 'react';
import type { ControlProps } from '../control.ts';
import { FieldList } from '../FieldRow.tsx';

/** The fields of an object, whose values are under its name. */
export function Nested({ field, path, index }: ControlProps) {
  return (
    <div className="Seat-nested">
      <FieldList fields={field.fields} path={path} index={index} />
    </div>
  );
}

/** Fields next to or below each other. */
export function Layout({ field, path, index }: ControlProps) {
  return (
    <div
      className="Seat-layout"
      data-display={field.options['display'] === 'column' ? 'column' : 'row'}
    >
      <FieldList fields={field.fields} path={outside(path, field.name)} index={index} />
    </div>
  );
}

/** A section that opens and closes. */
export function Group({ field, path, index }: ControlProps) {
  return (
    <details className="Seat-group" open={field.options['collapsed'] !== true}>
      <summary>{field.title || 'Group'}</summary>
      <FieldList fields={field.fields} path={outside(path, field.name)} index={index} />
    </details>
  );
}

/** A button that opens a few fields. */
export function Popover({ field, path, index, id }: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      className="Seat-popover"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Otherwise Escape leads back to the button that runs the sample.
        event.preventDefault();
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="Seat-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {field.title || 'Settings'}
      </button>
      <div className="Seat-nested" id={id} hidden={!isOpen}>
        <FieldList fields={field.fields} path={outside(path, field.name)} index={index} />
      </div>
    </div>
  );
}

export function Divider() {
  return <hr className="Seat-divider" />;
}

/** Layouts, groups and popovers add no key: their fields are next to them. */
const outside = (path: ControlProps['path'], name: string) => (name ? path.slice(0, -1) : path);
