import { useState } from 'react';
import type { Data } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import type { PanelField } from '../seat.ts';
import { Suggestions, suggestionsOf } from './text.tsx';

/** The options of a number, with defaults. Limits count in displayed units. */
function optionsOf({ options }: PanelField) {
  const { min, max, scale, precision, format, formats, display, placeholder } = options;
  const number = (value: Data) => (typeof value === 'number' ? value : undefined);
  const units = (Array.isArray(formats) ? formats : []).map(String);
  const suffix = typeof format === 'string' ? format : '';
  return {
    units,
    suffix,
    display,
    min: number(min),
    max: number(max),
    scale: number(scale) ?? 1,
    // Without a format a number is whole.
    digits: number(precision) ?? (suffix || units.length > 0 || scale ? 2 : 0),
    placeholder: typeof placeholder === 'string' ? placeholder : undefined,
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Number and unit of a value, which is a text where there are units. */
function partsOf(value: Data): { amount: number | undefined; unit: string } {
  if (typeof value === 'number') return { amount: value, unit: '' };
  const amount = Number.parseFloat(String(value ?? ''));
  if (Number.isNaN(amount)) return { amount: undefined, unit: '' };
  return { amount, unit: String(value).replace(/^[-+\d.]+/, '') };
}

/** A number input, a slider with its number, or a slider with two handles. */
export function NumberInput(props: ControlProps) {
  const { field, id, value, onChange, describedBy, isInvalid } = props;
  const { min, max, scale, digits, suffix, units, display, placeholder } = optionsOf(field);
  const { amount, unit } = partsOf(value);
  const shown = amount === undefined ? undefined : rounded(amount * scale, digits);
  const [draft, setDraft] = useState<string>();
  if (display === 'range-slider') return <RangeSlider {...props} />;

  const store = (text: string, newUnit = unit || units[0] || '') => {
    const next = Number(text);
    if (text === '' || Number.isNaN(next)) return onChange(undefined);
    // Dividing by a scale leaves more digits than the display has.
    const stored = rounded(rounded(next, digits) / scale, 10);
    return onChange(units.length > 0 && newUnit !== 'None' ? `${stored}${newUnit}` : stored);
  };
  const limits = { min, max, step: digits > 0 ? 10 ** -digits : 1 };
  const slider = { min: min ?? 0, max: max ?? 100, step: suffix ? 1 : limits.step };
  const suggestions = suggestionsOf(field);
  return (
    <div className="Seat-row">
      {display === 'slider' && (
        <input
          type="range"
          {...slider}
          value={shown ?? min ?? 0}
          aria-label={`${field.title}, slider`}
          onChange={({ target }) => store(target.value)}
        />
      )}
      <span className="Seat-unit">
        <input
          id={id}
          type="number"
          {...limits}
          value={draft ?? shown ?? ''}
          placeholder={placeholder}
          aria-label={field.title}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
          onBlur={() => setDraft(undefined)}
          onChange={({ target }) => {
            setDraft(target.value);
            store(target.value);
          }}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
      <Suggestions id={id} items={suggestions} />
      {units.length > 0 && (
        <UnitSelect
          title={field.title}
          units={units}
          unit={unit}
          onChange={(next) => store(String(shown ?? 0), next)}
        />
      )}
    </div>
  );
}

function UnitSelect({
  title,
  units,
  unit,
  onChange,
}: {
  title: string;
  units: string[];
  unit: string;
  onChange: (unit: string) => void;
}) {
  return (
    <select
      aria-label={`Unit of ${title}`}
      value={unit || 'None'}
      onChange={({ target }) => onChange(target.value)}
    >
      {[...new Set([...units, ...(unit ? [] : ['None'])])].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

/** Two handles; the value is a list of two numbers. */
function RangeSlider({ field, id, value, onChange, describedBy }: ControlProps) {
  const { min = 0, max = 100, scale, digits, suffix } = optionsOf(field);
  const list = Array.isArray(value) ? value : [min / scale, max / scale];
  const ends = [0, 1].map((end) => rounded(Number(list[end] ?? 0) * scale, digits));
  const set = (end: number, shown: number) => {
    const next = ends.with(end, shown);
    // One handle does not pass the other.
    next[1 - end] = end === 0 ? Math.max(next[1]!, shown) : Math.min(next[0]!, shown);
    onChange(next.map((each) => rounded(each / scale, 10)));
  };
  return (
    <div className="Seat-range">
      {['from', 'to'].map((name, end) => (
        <label key={name}>
          <span>
            {name === 'from' ? 'From' : 'To'} <output>{`${ends[end]}${suffix}`}</output>
          </span>
          <input
            id={end === 0 ? id : undefined}
            type="range"
            min={min}
            max={max}
            value={ends[end]}
            aria-describedby={describedBy}
            onChange={({ target }) => set(end, Number(target.value))}
          />
        </label>
      ))}
    </div>
  );
}

/** Validates a number by its limits. */
export function numberProblem(value: Data, field: PanelField): string | undefined {
  const { min, max, scale, digits, suffix } = optionsOf(field);
  const { amount } = partsOf(Array.isArray(value) ? undefined : value);
  if (amount === undefined) return undefined;
  const shown = rounded(amount * scale, digits);
  if (min !== undefined && shown < min) return `At least ${min}${suffix}.`;
  if (max !== undefined && shown > max) return `At most ${max}${suffix}.`;
  return undefined;
}
