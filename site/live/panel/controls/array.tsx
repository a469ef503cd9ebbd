import { useRef, useState } from 'react';
import type { Choice, Data } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import { FieldList, FieldRow } from '../FieldRow.tsx';
import { type Fn, type PanelField, useAnswer, useForm, useSeat } from '../seat.ts';
import { isValues, type Path, textOf } from '../values.ts';

/** A list whose items are added, removed and put in order. */
export function ArrayList({ field, path, value, onChange }: ControlProps) {
  const { call } = useSeat();
  const { values } = useForm();
  const [openItem, setOpenItem] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const items = Array.isArray(value) ? value : [];
  const focus = (index: number, name: string) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-action="${name}"]`)?.focus(),
    );
  const move = (from: number, to: number) => {
    onChange(items.with(to, items[from]).with(from, items[to]));
    setOpenItem(openItem === from ? to : openItem === to ? from : openItem);
    focus(to, to < from ? 'up' : 'down');
  };
  const add = async (choice: Choice<Fn>) => {
    onChange([...items, await call(choice.create, values)]);
    setOpenItem(items.length);
    focus(items.length, 'open');
  };
  return (
    <>
      {items.length > 0 && (
        <ol className="Seat-items" ref={list}>
          {items.map((item, index) => (
            <ArrayItem
              key={index}
              {...{ field, index, item }}
              path={[...path, index]}
              isOpen={openItem === index}
              onOpen={() => setOpenItem(openItem === index ? -1 : index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => {
                onChange(items.toSpliced(index, 1));
                focus(Math.max(0, index - 1), 'open');
              }}
            />
          ))}
        </ol>
      )}
      <div className="Seat-row">
        {field.choices.map((choice) => (
          <button
            key={choice.name ?? ''}
            type="button"
            className="Seat-button"
            onClick={() => void add(choice)}
          >
            {field.choices.length > 1 ? `Add ${choice.label.toLowerCase()}` : 'Add item'}
          </button>
        ))}
      </div>
    </>
  );
}

function ArrayItem({
  field,
  index,
  item,
  path,
  isOpen,
  onOpen,
  onUp,
  onDown,
  onRemove,
}: {
  field: PanelField;
  index: number;
  item: Data;
  path: Path;
  isOpen: boolean;
  onOpen: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { value: preview } = useAnswer(field.preview, [item], null);
  const { title, image } = isValues(preview) ? preview : {};
  const choice =
    field.choices.find(({ name }) => name !== undefined && isValues(item) && name in item) ??
    field.choices[0];
  const name = textOf(title) || (isValues(item) || !item ? `Item ${index + 1}` : textOf(item));
  return (
    <li className="Seat-item">
      <div className="Seat-row">
        <button
          type="button"
          className="Seat-title"
          data-action="open"
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {typeof image === 'string' && <img src={image} alt="" />}
          {name}
        </button>
        <ItemButton action="up" label={`Move ${name} up`} text="↑" onClick={onUp} />
        <ItemButton action="down" label={`Move ${name} down`} text="↓" onClick={onDown} />
        <ItemButton action="remove" label={`Remove ${name}`} text="×" onClick={onRemove} />
      </div>
      {isOpen && choice && <ItemFields {...{ choice, path, index }} />}
    </li>
  );
}

/** A button of one sign. One that does nothing stays focusable, so that focus is not lost. */
function ItemButton({
  action,
  label,
  text,
  onClick,
}: {
  action: string;
  label: string;
  text: string;
  onClick: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      className="Seat-sign"
      data-action={action}
      aria-label={label}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
    >
      {text}
    </button>
  );
}

/** The fields of an item: those of an object, otherwise the item's own. */
function ItemFields({ choice, path, index }: { choice: Choice<Fn>; path: Path; index: number }) {
  const { field, name } = choice;
  const own = name === undefined ? path : [...path, name];
  if (field.type === 'object') {
    return (
      <div className="Seat-nested">
        <FieldList fields={field.fields} path={own} index={index} />
      </div>
    );
  }
  const named = {
    ...field,
    name: field.name || 'value',
    title: field.title || `Item ${index + 1}`,
  };
  return <FieldRow field={named} path={own} scope={path} index={index} />;
}
