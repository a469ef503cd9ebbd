import type { ControlProps } from '../control.ts';

/** A switch, or a checkbox. */
export function Toggle({ field, id, value, onChange, describedBy }: ControlProps) {
  const isSwitch = field.options['display'] !== 'checkbox';
  return (
    <div className="Seat-field" data-type="boolean">
      <label className="Seat-check">
        <input
          id={id}
          type="checkbox"
          {...(isSwitch && { role: 'switch' })}
          checked={value === true}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.title}
      </label>
      {field.description && (
        <div className="Seat-help" id={describedBy}>
          <p>{field.description}</p>
        </div>
      )}
    </div>
  );
}
