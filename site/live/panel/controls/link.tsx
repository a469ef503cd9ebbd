import { useId } from 'react';
import type { Data, Library, Values } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import { useSeat } from '../seat.ts';
import { isValues, textOf } from '../values.ts';

/** One way to link, by the number that the value has for it. */
interface Mode {
  mode: number;
  label: string;
  inputs: Input[];
}

type Input =
  | { kind: 'text'; name: string; label: string; type: 'url' | 'email' | 'tel' | 'text' }
  | { kind: 'check'; name: string; label: string }
  | {
      kind: 'choice';
      name: string;
      label: string;
      items: (library: Library) => { label: string; value: Data }[];
    };

const newTab: Input = { kind: 'check', name: 'target', label: 'Open in a new tab' };

const modes: Mode[] = [
  {
    mode: 0,
    label: 'Page',
    inputs: [
      {
        kind: 'choice',
        name: 'page',
        label: 'Page',
        items: ({ pages }) => pages.map(({ key, title }) => ({ label: title, value: key })),
      },
      newTab,
    ],
  },
  {
    mode: 1,
    label: 'Element of a page',
    inputs: [
      {
        kind: 'choice',
        name: 'widget',
        label: 'Element',
        items: ({ elements }) =>
          elements.map(({ key, name }) => ({ label: name, value: { key, page: 'home' } })),
      },
    ],
  },
  {
    mode: 2,
    label: 'Website',
    inputs: [
      { kind: 'text', name: 'href', label: 'URL', type: 'url' },
      newTab,
      { kind: 'check', name: 'nofollow', label: 'No follow' },
      { kind: 'check', name: 'sponsored', label: 'Sponsored' },
    ],
  },
  {
    mode: 3,
    label: 'Email',
    inputs: [
      { kind: 'text', name: 'email', label: 'Address', type: 'email' },
      { kind: 'text', name: 'subject', label: 'Subject', type: 'text' },
    ],
  },
  {
    mode: 4,
    label: 'Phone',
    inputs: [{ kind: 'text', name: 'phone', label: 'Number', type: 'tel' }],
  },
  {
    mode: 5,
    label: 'File',
    inputs: [
      {
        kind: 'choice',
        name: 'file',
        label: 'File',
        items: ({ upload }) => upload.map((file) => ({ label: file.name, value: { ...file } })),
      },
    ],
  },
];

/** Where a link leads: the kind first, then what that kind needs. */
export function Link({ field, id, value, onChange, describedBy }: ControlProps) {
  const link: Values = isValues(value) ? value : {};
  const mode = modes.find((each) => each.mode === link['mode']);
  return (
    <>
      <select
        id={id}
        value={mode?.mode ?? ''}
        aria-label={`Kind of ${field.title}`}
        aria-describedby={describedBy}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : { mode: Number(target.value) })
        }
      >
        <option value="">No link</option>
        {modes.map(({ mode, label }) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </select>
      {mode && (
        <div className="Seat-nested">
          {mode.inputs.map((input) => (
            <LinkInput
              key={input.name}
              input={input}
              value={link[input.name]}
              onChange={(next) => onChange({ ...link, [input.name]: next })}
            />
          ))}
        </div>
      )}
    </>
  );
}

function LinkInput({
  input,
  value,
  onChange,
}: {
  input: Input;
  value: Data;
  onChange: (value: Data) => void;
}) {
  const id = useId();
  const { library } = useSeat();
  if (input.kind === 'check') {
    return (
      <label className="Seat-check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {input.label}
      </label>
    );
  }
  const items = input.kind === 'choice' ? input.items(library) : [];
  return (
    <div className="Seat-field">
      <label htmlFor={id}>{input.label}</label>
      {input.kind === 'text' ? (
        <input
          id={id}
          type={input.type}
          value={textOf(value)}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select
          id={id}
          value={items.findIndex((item) => textOf(item.value) === textOf(value))}
          onChange={({ target }) => onChange(items[Number(target.value)]?.value)}
        >
          <option value={-1}>Choose</option>
          {items.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
