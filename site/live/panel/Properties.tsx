import { useId } from 'react';
import { DrawnField } from './DrawnField.tsx';
import { FieldList } from './FieldRow.tsx';
import { FormContext, type PanelDescription, useSeat } from './seat.ts';
import { useValues } from './use-values.ts';
import { isValues, toJson } from './values.ts';

/** The fields of the component, and the stored value. */
export function Properties({ sample }: { sample: PanelDescription }) {
  const { command } = useSeat();
  const id = useId();
  const { values, set, replace } = useValues(sample, (next) => void command('values', next));
  const { name, schema, draw, isSchema } = sample;
  const isEmpty = schema.length === 0 && !draw;
  return (
    <FormContext value={{ id, values, set }}>
      {/* A form, so that browsers find password fields where they expect them; nothing is sent. */}
      <form
        className="Seat-section"
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="Seat-heading" id={`${id}-title`}>
          {name || 'Properties'}
        </p>
        {isEmpty && <p className="Seat-drawn">This component has no properties.</p>}
        {draw ? (
          <DrawnField
            id={`${id}-panel`}
            field={{ title: name }}
            value={values}
            index={undefined}
            draw={draw}
            onChange={(next) => isValues(next) && replace(next)}
          />
        ) : (
          <FieldList fields={schema} />
        )}
        {!isEmpty && (
          <button
            type="button"
            className="Seat-button"
            onClick={() =>
              void command('reset', null).then((initial) => isValues(initial) && replace(initial))
            }
          >
            Start values
          </button>
        )}
        {!isEmpty && !isSchema && (
          <details className="Seat-group">
            <summary>Stored value</summary>
            <pre className="Seat-json" tabIndex={0} role="region" aria-label="Stored value">
              {toJson(values)}
            </pre>
          </details>
        )}
      </form>
    </FormContext>
  );
}
