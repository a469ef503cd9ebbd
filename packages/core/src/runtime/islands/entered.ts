import { islandTag } from '../../shared/document/island.ts';
import { type EarlyEvent, earlyEvents, fields, served } from './islands.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Finds the fields of an island whose value differs from the rendered one. The reader, a password manager
 * or the browser's own restoration may have changed it; the latter sends no event. Call this before
 * hydration, which overwrites the values. Each returned function restores the value of one field and
 * sends its events; call them after hydration.
 */
export function enteredIn(island: HTMLElement): (() => void)[] {
  const values = [...island.querySelectorAll<Field>(fields)].flatMap((field) => {
    if (field.closest(islandTag) !== island || field.matches(':disabled')) return [];
    const rendered = renderedCopy(field);
    if (stateOf(field) === stateOf(rendered)) return [];
    const restore = restorerOf(field, rendered);
    const paste = firstPaste(field);
    if (!paste) return [() => field.isConnected && restore()];
    paste.restore = restore;
    return [() => field.isConnected && restore((paste.before as Field).value)];
  });
  return [...values, ...writtenIn(island)];
}

/** Takes away what readers have written in elements of an island, which React would take for a mistake, until it is restored. */
function writtenIn(island: HTMLElement): (() => void)[] {
  return [...island.querySelectorAll('[contenteditable]')].flatMap((element) => {
    const copy = served.get(element);
    if (element.closest(islandTag) !== island || !copy || copy.isEqualNode(element)) return [];
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection()!;
    const nodes = [...element.childNodes];
    element.replaceChildren(...copy.childNodes);
    const restore = (written = nodes) => {
      if (!element.isConnected) return;
      element.replaceChildren(...written);
      const selection = getSelection()!;
      if (element.contains(anchorNode) && element.contains(focusNode))
        selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode!, focusOffset);
      else if (element === document.activeElement) selection.collapse(element, written.length);
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const paste = firstPaste(element);
    if (!paste) return [() => restore()];
    paste.restore = () => restore();
    return [() => restore([...paste.before!.childNodes])];
  });
}

/** The early event by which the reader has first pasted into an element. */
function firstPaste(element: Element): EarlyEvent | undefined {
  return earlyEvents.find(({ event, before }) => before && element.contains(event.target as Node));
}

/** A copy of a field with the state of its HTML. */
function renderedCopy<Kind extends Field>(field: Kind): Kind {
  const form = document.createElement('form');
  const copy = field.cloneNode(true) as Kind;
  form.append(copy);
  form.reset();
  return copy;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function selectedIn(select: HTMLSelectElement): string[] {
  return [...select.selectedOptions].map(({ value }) => value);
}

function stateOf(field: Field): string {
  if (isCheckable(field)) return String(field.checked);
  return field instanceof HTMLSelectElement ? selectedIn(field).join('\n') : field.value;
}

/** Creates a function that restores the current value of a field and makes React see the change. */
function restorerOf(field: Field, rendered: Field): (text?: string) => void {
  const sendEvents = () => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (isCheckable(field)) {
    const { checked, type } = field;
    return () => {
      // Only the checked radio button of a group sends an event.
      if (type === 'radio' && !checked) return;
      field.checked = !checked;
      field.click();
    };
  }
  if (field instanceof HTMLSelectElement) {
    const selected = selectedIn(field);
    return () => {
      for (const option of field.options) option.selected = selected.includes(option.value);
      sendEvents();
    };
  }
  const { value: entered, selectionStart, selectionEnd } = field;
  return (value = entered) => {
    if (field.type !== 'file') {
      // React tracks the value that is set through the element, but not through its prototype. It takes
      // the first as the old value and the second as the reader's change.
      field.value = rendered.value;
      const prototype = Object.getPrototypeOf(field) as object;
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
      if (selectionStart !== null && field === document.activeElement)
        field.setSelectionRange(selectionStart, selectionEnd);
    }
    sendEvents();
  };
}
