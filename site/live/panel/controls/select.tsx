import { useState } from 'react';
import type { Data } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import { useAnswer, useForm } from '../seat.ts';
import { isValues, textOf } from '../values.ts';

interface Item {
  label: string;
  value: Data;
}

const isSame = (one: Data, other: Data) => JSON.stringify(one) === JSON.stringify(other);

/** A choice from a list: one or several, by radio buttons, checkboxes, a list that opens, or by typing. */
export function Select(props: ControlProps) {
  const { field } = props;
  const { values } = useForm();
  const answer = useAnswer(field.items, [values], null);
  const { items: fixed, display, multiselect } = field.options;
  const given = field.items ? answer.value : fixed;
  if (answer.error) return <p className="Seat-problem">items failed: {answer.error}</p>;
  if (given === null) return <p className="Seat-drawn">Loading the items</p>;
  const items: Item[] = (Array.isArray(given) ? given : [])
    .filter(isValues)
    .map(({ label, value }) => ({ label: textOf(label ?? value), value }));
  if (items.length === 0) return <p className="Seat-drawn">No items</p>;
  if (multiselect)
    return <Several {...props} items={items} hasSearch={display === 'autocomplete'} />;
  if (display === 'radio' || display === 'checkbox') return <One {...props} items={items} />;
  if (display === 'autocomplete') return <Typed {...props} items={items} />;
  return <Dropdown {...props} items={items} />;
}

type Props = ControlProps & { items: Item[] };

function Dropdown({ field, id, value, onChange, describedBy, items }: Props) {
  const { placeholder } = field.options;
  const chosen = items.findIndex((item) => isSame(item.value, value));
  return (
    <select
      id={id}
      value={chosen}
      aria-label={field.title}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(items[Number(target.value)]?.value)}
    >
      <option value={-1}>{textOf(placeholder) || 'None'}</option>
      {items.map(({ label }, index) => (
        <option key={index} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

function One({ field, id, value, onChange, items }: Props) {
  const isRadio = field.options['display'] === 'radio';
  return items.map((item, index) => (
    <label className="Seat-check" key={index}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={id}
        checked={isSame(item.value, value)}
        onChange={({ target }) => onChange(target.checked ? item.value : undefined)}
      />
      {item.label}
    </label>
  ));
}

function Several({ field, value, onChange, items, hasSearch }: Props & { hasSearch: boolean }) {
  const [search, setSearch] = useState('');
  const chosen = Array.isArray(value) ? value : [];
  const found = items.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
      {hasSearch && (
        <input
          type="search"
          value={search}
          aria-label={`Filter ${field.title}`}
          placeholder="Filter"
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.map((item) => (
        <label className="Seat-check" key={item.label}>
          <input
            type="checkbox"
            checked={chosen.some((each) => isSame(each, item.value))}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, item.value]
                  : chosen.filter((each) => !isSame(each, item.value)),
              )
            }
          />
          {item.label}
        </label>
      ))}
    </>
  );
}

function Typed({ field, id, value, onChange, describedBy, items }: Props) {
  const chosen = items.find((item) => isSame(item.value, value));
  const [text, setText] = useState(chosen?.label ?? '');
  return (
    <>
      <input
        id={id}
        list={`${id}-items`}
        value={text}
        aria-label={field.title}
        aria-describedby={describedBy}
        placeholder={textOf(field.options['placeholder']) || 'Type to search'}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          onChange(items.find(({ label }) => label === target.value)?.value);
        }}
      />
      <datalist id={`${id}-items`}>
        {items.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
