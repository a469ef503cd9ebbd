import { useId, useState } from 'react';
import type { Action, Values } from '../protocol.ts';
import { FieldList } from './FieldRow.tsx';
import { type Fn, FormContext, useSeat } from './seat.ts';
import { isValues, setIn } from './values.ts';

/** A button for each interaction, with fields for its arguments. */
export function Interactions({
  actions,
  onFire,
}: {
  actions: Action<Fn>[];
  onFire: (type: string, args: Values) => void;
}) {
  const { isEditor } = useSeat();
  const id = useId();
  return (
    <section className="Seat-section" aria-labelledby={id}>
      <p className="Seat-heading" id={id}>
        Interactions
      </p>
      {isEditor && <p className="Seat-drawn">They run in preview mode only.</p>}
      {actions.map((action) => (
        <Interaction key={action.type} action={action} isOff={isEditor} onFire={onFire} />
      ))}
    </section>
  );
}

function Interaction({
  action: { type, description, args, values: start },
  isOff,
  onFire,
}: {
  action: Action<Fn>;
  isOff: boolean;
  onFire: (type: string, args: Values) => void;
}) {
  const id = useId();
  const [values, setValues] = useState<Values>(start);
  return (
    <FormContext
      value={{
        id,
        values,
        set: (path, value) =>
          setValues((before) => {
            const next = setIn(before, path, value);
            return isValues(next) ? next : before;
          }),
      }}
    >
      <div className="Seat-action">
        <FieldList fields={args} />
        <button
          type="button"
          className="Seat-button"
          disabled={isOff}
          onClick={() => onFire(type, values)}
        >
          {description} <code>{type}</code>
        </button>
      </div>
    </FormContext>
  );
}
