import { useId, useState } from 'react';
import type { CssGroup } from '../protocol.ts';
import { ColorInputs } from './controls/color.tsx';
import { useSeat } from './seat.ts';

/** Properties whose value is a color, or mostly one. */
const colors = new Set(['color', 'background', 'background-color', 'border-color']);

/** The CSS that the registration opens, by selector. */
export function CssEditor({ groups }: { groups: CssGroup[] }) {
  const id = useId();
  return (
    <section className="Seat-section" aria-labelledby={id}>
      <p className="Seat-heading" id={id}>
        Editable CSS
      </p>
      {groups.map((group) => (
        <Group key={group.selector} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { title, selector, properties } }: { group: CssGroup }) {
  const id = useId();
  return (
    <div className="Seat-css" role="group" aria-labelledby={id}>
      <p className="Seat-label" id={id}>
        {title} <code>{selector}</code>
      </p>
      {properties.map((property) => (
        <Property key={property.name} selector={selector} property={property} />
      ))}
    </div>
  );
}

function Property({
  selector,
  property: { name, value: start },
}: {
  selector: string;
  property: { name: string; value: string };
}) {
  const id = useId();
  const { command } = useSeat();
  const [value, setValue] = useState<string>();
  const set = (next: string) => {
    setValue(next);
    void command('css', { selector, property: name, value: next });
  };
  return (
    <div className="Seat-property">
      <label htmlFor={id}>{name}</label>
      {colors.has(name) ? (
        <ColorInputs id={id} label={name} value={value ?? start} onChange={set} />
      ) : (
        <input
          id={id}
          value={value ?? start}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
        />
      )}
    </div>
  );
}
