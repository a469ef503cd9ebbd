import { type RefObject, useRef, useState } from 'react';
import type { Choice, Data } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import { FieldList, FieldRow } from '../FieldRow.tsx';
import { type Fn, type PanelField, useAnswer, useForm, useSeat } from '../seat.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { isValues, type Path, textOf } from '../values.ts';

/** A list whose items are added, removed and put in order. */
export function ArrayList({ field, path, value, onChange }: ControlProps) {
  const { call } = useSeat();
  const { values } = useForm();
  const [openItem, setOpenItem] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const items = Array.isArray(value) ? value : [];
  const focusNext = useFocusNext();
  /** Focuses a button of an item; without items, the one that adds. */
  const focus = (index: number, action: string) =>
    focusNext(() =>
      list.current
        ? list.current.children[index]?.querySelector<HTMLElement>(`[data-action="${action}"]`)
        : addButton.current,
    );
  const move = (from: number, to: number) => {
    focus(to, to < from ? 'up' : 'down');
    onChange(items.with(to, items[from]).with(from, items[to]));
    setOpenItem(openItem === from ? to : openItem === to ? from : openItem);
  };
  const add = async (choice: Choice<Fn>) => {
    const item = await call(choice.create, values);
    focus(items.length, 'open');
    onChange([...items, item]);
    setOpenItem(items.length);
  };
  return (
    <>
      {items.length > 0 && (
        <ol className="Seat-items" ref={list}>
          {items.map((item, index) => (
            <ArrayItem
              key={index}
              field={field}
              index={index}
              item={item}
              path={[...path, index]}
              isOpen={openItem === index}
              onOpen={() => setOpenItem(openItem === index ? -1 : index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => {
                focus(Math.max(0, index - 1), 'open');
                onChange(items.toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
      )}
      <AddButtons choices={field.choices} first={addButton} onAdd={(choice) => void add(choice)} />
    </>
  );
}

/** A button for each kind of item. */
function AddButtons({
  choices,
  first,
  onAdd,
}: {
  choices: Choice<Fn>[];
  first: RefObject<HTMLButtonElement | null>;
  onAdd: (choice: Choice<Fn>) => void;
}) {
  return (
    <div className="Seat-row">
      {choices.map((choice, index) => (
        <button
          key={choice.name ?? ''}
          ref={index === 0 ? first : undefined}
          type="button"
          className="Seat-button"
          onClick={() => onAdd(choice)}
        >
          {choices.length > 1 ? `Add ${choice.label.toLowerCase()}` : 'Add item'}
        </button>
      ))}
    </div>
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
      {isOpen && choice && <ItemFields choice={choice} path={path} index={index} />}
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

/** The fields of an item: the fields of an object, otherwise the item's own. */
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
