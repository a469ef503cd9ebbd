import type { ControlProps } from '../control.ts';
import { textOf } from '../values.ts';

/** A swatch, and the color as text, which takes any CSS color. */
export function Color({ field, id, value, onChange, describedBy }: ControlProps) {
  return (
    <ColorInputs
      id={id}
      describedBy={describedBy}
      label={field.title}
      value={textOf(value)}
      onChange={(color) => onChange(color || undefined)}
    />
  );
}

/** The two inputs of a color. */
export function ColorInputs({
  id,
  label,
  value,
  onChange,
  describedBy,
}: {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  describedBy?: string | undefined;
}) {
  return (
    <div className="Seat-row">
      <input
        type="color"
        value={toHex(value)}
        aria-label={`${label}, swatch`}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        id={id}
        value={value}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder="CSS color"
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

let reader: CanvasRenderingContext2D | null | undefined;

/** A color as the swatch takes it: six digits, as the browser reads it. A transparent one shows as white. */
function toHex(color: string): string {
  reader ??= document.createElement('canvas').getContext('2d');
  if (!reader) return '#ffffff';
  // An invalid color leaves `fillStyle` unchanged.
  reader.fillStyle = '#ffffff';
  reader.fillStyle = color;
  return /^#[\da-f]{6}$/.exec(String(reader.fillStyle))?.[0] ?? '#ffffff';
}
