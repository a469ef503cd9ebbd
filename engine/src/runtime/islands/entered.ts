import { islandTag } from '../../shared/document/island.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What belongs to a field; other elements send events of these names too. */
export const fields = 'input, textarea, select';

/**
 * Notes what has been entered into the fields of an island, by the reader, by a password manager or by
 * the browser, which says nothing when it fills in what was there before. Call it before the island
 * hydrates: what a component draws next overwrites its fields. Returns, for each field whose value is
 * not the one it was rendered with, what tells the component; call these when it has hydrated.
 */
export function enteredIn(island: HTMLElement): (() => void)[] {
  return [...island.querySelectorAll<Field>(fields)].flatMap((field) => {
    if (field.closest(islandTag) !== island || field.matches(':disabled')) return [];
    const rendered = asRendered(field);
    if (stateOf(field) === stateOf(rendered)) return [];
    const tell = tellingOf(field, rendered);
    return [() => field.isConnected && tell()];
  });
}

/** A copy of a field in the state in which its HTML puts it. */
function asRendered<Kind extends Field>(field: Kind): Kind {
  const form = document.createElement('form');
  const copy = field.cloneNode(true) as Kind;
  form.append(copy);
  form.reset();
  return copy;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function chosenIn(select: HTMLSelectElement): string[] {
  return [...select.selectedOptions].map(({ value }) => value);
}

function stateOf(field: Field): string {
  if (isCheckable(field)) return String(field.checked);
  return field instanceof HTMLSelectElement ? chosenIn(field).join('\n') : field.value;
}

/** Puts back what is in a field now, and lets React see that it has changed. */
function tellingOf(field: Field, rendered: Field): () => void {
  const send = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (isCheckable(field)) {
    const { checked, type } = field;
    return () => {
      // Of the radio buttons of a group the one that is chosen speaks.
      if (type === 'radio' && !checked) return;
      field.checked = !checked;
      field.click();
    };
  }
  if (field instanceof HTMLSelectElement) {
    const chosen = chosenIn(field);
    return () => {
      for (const option of field.options) option.selected = chosen.includes(option.value);
      send('input');
      send('change');
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.type !== 'file') {
      // React takes the value it finds as the one it knows. It sees what is set through the element, and
      // not what is set through the prototype: that makes the text a change again.
      field.value = rendered.value;
      const prototype = Object.getPrototypeOf(field) as object;
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
      if (selectionStart !== null && field === document.activeElement)
        field.setSelectionRange(selectionStart, selectionEnd);
    }
    send('input');
    send('change');
  };
}
