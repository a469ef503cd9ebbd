import { useRef } from 'react';
import type { ControlProps } from '../control.ts';
import { useSeat } from '../seat.ts';
import { isValues, textOf } from '../values.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { useMenus } from '../use-menus.ts';

interface Choice {
  id: string;
  label?: string | undefined;
  value: string;
  items: { key: string; name: string }[];
  describedBy?: string | undefined;
  empty?: string;
  onChange: (key: string | undefined) => void;
}

/** A list that opens, of what the project has. */
function Choose({ id, label, value, items, describedBy, empty = 'None', onChange }: Choice) {
  return (
    <select
      id={id}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{empty}</option>
      {items.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** A variable of the project, of one type where the field names one. */
export function Variable({ field, id, value, onChange, describedBy }: ControlProps) {
  const { library } = useSeat();
  const { variableType } = field.options;
  const items = library.variables
    .filter(({ type }) => !variableType || type === variableType)
    .map(({ key, name, value: own, unit }) => ({ key, name: `${name}: ${own}${unit}` }));
  return (
    <Choose
      id={id}
      items={items}
      onChange={onChange}
      describedBy={describedBy}
      value={textOf(value)}
    />
  );
}

/** An element of the page. */
export function WidgetSelect({ id, value, onChange, describedBy }: ControlProps) {
  const { library } = useSeat();
  return (
    <Choose
      id={id}
      onChange={onChange}
      describedBy={describedBy}
      items={library.elements}
      value={textOf(value)}
    />
  );
}

/** A main component, and one of its variants. */
export function MainComponent({ field, id, value, onChange, describedBy }: ControlProps) {
  const { library } = useSeat();
  const chosen = isValues(value) ? value : {};
  const main = library.mainComponents.find(({ key }) => key === chosen['mainComponent']);
  return (
    <div className="Seat-row">
      <Choose
        id={id}
        describedBy={describedBy}
        label={field.title}
        items={library.mainComponents}
        value={main?.key ?? ''}
        empty={textOf(field.options['placeholder']) || 'None'}
        onChange={(key) => onChange(key && { mainComponent: key })}
      />
      {main && (
        <Choose
          id={`${id}-variant`}
          label={`Variant of ${field.title}`}
          items={main.variants.map((variant) => ({ key: variant, name: variant }))}
          value={textOf(chosen['variant'])}
          empty="No variant"
          onChange={(variant) => onChange({ mainComponent: main.key, variant })}
        />
      )}
    </div>
  );
}

/** Events of the project, any number of them. */
export function EventList({ value, onChange }: ControlProps) {
  const { library } = useSeat();
  const chosen = (Array.isArray(value) ? value : []).filter(isValues);
  const own = library.events.length > 0 ? library.events : [{ key: 'onClick', name: 'On click' }];
  return own.map(({ key, name }) => (
    <label className="Seat-check" key={key}>
      <input
        type="checkbox"
        checked={chosen.some((each) => each['key'] === key)}
        onChange={({ target }) =>
          onChange(
            target.checked ? [...chosen, { key }] : chosen.filter((each) => each['key'] !== key),
          )
        }
      />
      {name}
    </label>
  ));
}

/** A menu of the project, whose items can be edited in place. */
export function MenuEditor({ field, id, value, onChange, describedBy }: ControlProps) {
  const { menus, edit } = useMenus();
  const menu = menus.find(({ key }) => key === value);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusNext();
  /** Sets the items; an input or a button of one of them, or the button that adds, gets the focus. */
  const set = (items: string[], index?: number, focused: 'input' | 'button' = 'button') => {
    if (index !== undefined)
      focusNext(() => list.current?.children[index]?.querySelector<HTMLElement>(focused));
    if (menu) edit({ key: menu.key, items });
  };
  return (
    <>
      <Choose
        id={id}
        onChange={onChange}
        describedBy={describedBy}
        label={field.title}
        items={menus.map(({ key, title }) => ({ key, name: title }))}
        value={textOf(value)}
      />
      {menu && (
        <ol className="Seat-items" ref={list} aria-label={`Items of ${menu.title}`}>
          {menu.items.map((item, index) => (
            <li className="Seat-row" key={index}>
              <input
                value={item}
                aria-label={`Item ${index + 1}`}
                onChange={({ target }) => set(menu.items.with(index, target.value))}
              />
              <button
                type="button"
                className="Seat-sign"
                aria-label={`Remove ${item}`}
                onClick={() => {
                  const last = Math.max(0, menu.items.length - 2);
                  set(menu.items.toSpliced(index, 1), Math.min(index, last));
                }}
              >
                ×
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="Seat-button"
              onClick={() => set([...menu.items, 'New item'], menu.items.length, 'input')}
            >
              Add item
            </button>
          </li>
        </ol>
      )}
    </>
  );
}
