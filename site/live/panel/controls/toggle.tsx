import type { ControlProps } from '../control.ts';

/** A switch, or a checkbox. */
export function Toggle({ field, id, value, onChange, describedBy, isInvalid }: ControlProps) {
  const isSwitch = field.options['display'] !== 'checkbox';
  return (
    <label className="Seat-check">
      <input
        id={id}
        type="checkbox"
        {...(isSwitch && { role: 'switch' })}
        checked={value === true}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {field.title}
    </label>
  );
}
