import type { Data } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import type { PanelField } from '../seat.ts';
import { isValues, textOf } from '../values.ts';

/** An input or a text area, with suggestions. */
export function Text({ field, id, value, onChange, describedBy, isInvalid }: ControlProps) {
  const { type, multiline, placeholder } = field.options;
  const suggestions = suggestionsOf(field);
  const common = {
    id,
    value: textOf(value),
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    placeholder: typeof placeholder === 'string' ? placeholder : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (multiline)
    return <textarea {...common} rows={typeof multiline === 'number' ? multiline : 3} />;
  return (
    <>
      <input
        {...common}
        type={typeof type === 'string' ? type : 'text'}
        list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
        autoComplete="off"
      />
      <Suggestions id={id} items={suggestions} />
    </>
  );
}

/** The list that an input names. */
export function Suggestions({
  id,
  items,
}: {
  id: string;
  items: { label: string; value: string }[];
}) {
  if (items.length === 0) return null;
  return (
    <datalist id={`${id}-suggestions`}>
      {items.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );
}

/** The suggestions of a text or a number. */
export function suggestionsOf({ options }: PanelField): { label: string; value: string }[] {
  const { suggestions } = options;
  return (Array.isArray(suggestions) ? suggestions : [])
    .filter(isValues)
    .map(({ label, value }) => ({ label: textOf(label ?? value), value: textOf(value) }));
}

/** Validates a text by `minLength`, `maxLength` and the type. */
export function textProblem(value: Data, { options }: PanelField): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const { minLength, maxLength, type } = options;
  const { length } = value;
  if (typeof minLength === 'number' && length < minLength) {
    return `At least ${minLength} characters; there are ${length}.`;
  }
  if (typeof maxLength === 'number' && length > maxLength) {
    return `At most ${maxLength} characters; there are ${length}.`;
  }
  if (type === 'email' && !/^\S+@\S+$/.test(value)) return 'This is no email address.';
  if (type === 'url' && !URL.canParse(value)) return 'This is no URL.';
  return undefined;
}
