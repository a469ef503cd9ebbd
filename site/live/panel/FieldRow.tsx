import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Data } from '../protocol.ts';
import type { Control } from './control.ts';
import { DrawnField } from './DrawnField.tsx';
import { type PanelField, useAnswer, useForm, useSeat } from './seat.ts';
import { getIn, type Path, textOf } from './values.ts';

/** The fields of a schema, one below the other. `path` is where their values stand. */
export function FieldList({
  fields,
  path = [],
  index,
}: {
  fields: PanelField[];
  path?: Path;
  index?: number | undefined;
}) {
  return fields.map((field, at) => (
    <FieldRow
      key={`${field.type} ${field.name || at}`}
      field={field}
      path={field.name ? [...path, field.name] : path}
      scope={path}
      index={index}
      place={at}
    />
  ));
}

interface FieldRowProps {
  field: PanelField;
  /** Where its value stands; of a field without a value, where those inside stand. */
  path: Path;
  /** Where the values of its siblings stand. */
  scope: Path;
  index?: number | undefined;
  place?: number;
}

/** One field: label, help, control, and what is wrong with its value. */
export function FieldRow({ field, path, scope, index, place = 0 }: FieldRowProps) {
  const { values, id: form } = useForm();
  const hidden = useAnswer(field.hidden, [values, index], Boolean(field.hidden));
  if (field.isHidden || (hidden.value && !hidden.error)) return null;
  const id = `${form}-${[...path, field.name ? '' : `${field.type}${place}`].join('-')}`;
  return (
    <VisibleField
      field={field}
      path={path}
      scope={scope}
      index={index}
      id={id}
      error={hidden.error && `hidden failed: ${hidden.error}`}
    />
  );
}

function VisibleField({
  field,
  path,
  scope,
  index,
  id,
  error,
}: Omit<FieldRowProps, 'place'> & { id: string; error?: string | undefined }) {
  const { values } = useForm();
  const { controls } = useSeat();
  const change = useChange(field, path, scope);
  const value = field.name ? getIn(values, path) : undefined;
  const control: Control = controls[field.type];
  const invalid = useValidity(field, value);
  const problem = error ?? change.error ?? invalid ?? control.problem?.(value, field);
  const describedBy = (field.description ?? field.storage ?? problem) ? `${id}-help` : undefined;
  const common = {
    field,
    id,
    path,
    index,
    value,
    describedBy,
    onChange: change.run,
    isInvalid: Boolean(problem),
  };
  const body: ReactNode = field.draw ? (
    <DrawnField {...common} draw={field.draw} />
  ) : (
    <control.Component {...common} />
  );
  const shape = field.draw ? 'group' : control.shape;
  if (shape === 'bare') return body;
  return (
    <div
      className="Seat-field"
      data-type={field.type}
      {...(shape === 'group' && {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
      })}
    >
      {shape === 'input' && <label htmlFor={id}>{field.title}</label>}
      {shape === 'group' && (
        <span className="Seat-label" id={`${id}-label`}>
          {field.title}
        </span>
      )}
      {body}
      {describedBy && <Help id={describedBy} field={field} problem={problem} />}
    </div>
  );
}

/** The text below a control. */
function Help({
  id,
  field: { description, storage },
  problem,
}: {
  id: string;
  field: PanelField;
  problem: string | undefined;
}) {
  return (
    <div className="Seat-help" id={id}>
      {description && <p>{description}</p>}
      {storage && <p>Kept for the {storage}, not in the component.</p>}
      {problem && <p className="Seat-problem">{problem}</p>}
    </div>
  );
}

/** Calls `validate` of a field. Returns the problem. */
function useValidity(field: PanelField, value: Data): string | undefined {
  const { values } = useForm();
  const { error, value: isValid } = useAnswer(
    value === undefined ? undefined : field.validate,
    [value, values],
    true,
  );
  if (error) return `validate failed: ${error}`;
  return isValid === false ? 'This value is not valid.' : undefined;
}

/** Sets a value. `onChange` of the field may return another, which is ignored if the value has changed since. */
function useChange(field: PanelField, path: Path, scope: Path) {
  const { set, values } = useForm();
  const { call } = useSeat();
  const latest = useRef(0);
  const [error, setError] = useState<string>();
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );
  const run = (value: unknown) => {
    const next = value === null ? undefined : (value as Parameters<typeof set>[1]);
    latest.current += 1;
    const own = latest.current;
    set(path, next);
    for (const name of field.clearProps) set([...scope, name], undefined);
    if (!field.change) return;
    call(field.change, next, values).then(
      (answer) => {
        setError(undefined);
        if (answer === undefined || answer === null || latest.current !== own) return;
        if (textOf(answer) !== textOf(next)) set(path, answer);
      },
      (thrown: unknown) => {
        setError(`onChange failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      },
    );
  };
  return { run, error };
}
