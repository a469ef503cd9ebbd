import { useId } from 'react';

/** A choice of few, side by side: radio buttons. */
export function Segments<Value extends string>({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div className="Seat-segments" role="radiogroup" aria-label={label}>
      {(Object.keys(items) as Value[]).map((item) => (
        <label key={item}>
          <input
            type="radio"
            name={name}
            checked={item === value}
            onChange={() => onChange(item)}
          />
          {items[item]}
        </label>
      ))}
    </div>
  );
}
