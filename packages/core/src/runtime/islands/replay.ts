import { islandTag } from '../../shared/document/island.ts';
import { type EarlyEvent, fields, written } from './islands.ts';

/**
 * What a component has cancelled among the last events. The browser would not have sent what follows from
 * them: the click of a key, the submission by Enter, the mouse events of a press, all that follows from a tap.
 */
const cancelled = { key: false, press: false, tap: false };

/** The presses that have begun and not ended, by the kind of their events. */
const pressed = { pointer: false, mouse: false };

/**
 * Notes where a press begins and ends.
 *
 * @returns Whether an event is to be repeated: in an island each is, elsewhere only the end of a press that began in one.
 *   Components listen on the document for it.
 */
function followsPress({ type, isTrusted }: Event, isInside: boolean): boolean {
  const [, kind, part] = /^(pointer|mouse)(down|up|cancel)$/.exec(type) ?? [];
  const wasPressed = pressed[kind as keyof typeof pressed];
  if (kind && (isInside || isTrusted)) pressed[kind as keyof typeof pressed] = part === 'down';
  return isInside || (isTrusted && wasPressed === true);
}

/** The first of the keys that are repeated on an element, with what had the focus before it. */
let firstKey: { target: EventTarget | null; focused: Element | null } | undefined;

/** The element to repeat an event on: a key was meant for where the keys before it move the focus. */
function targetOf(event: Event): HTMLElement {
  const { type, target } = event;
  const focused = document.activeElement;
  if (/^(?:pointerdown|focusin)$/.test(type)) firstKey = undefined;
  const isKey = type.startsWith('key') || (type === 'click' && (event as MouseEvent).detail === 0);
  if (!isKey) return target as HTMLElement;
  if (firstKey?.target !== target) firstKey = { target, focused };
  return (focused === firstKey.focused ? target : focused) as HTMLElement;
}

/** Whether an early event of a type still applies to its target; other types always do. */
const applies: Record<string, (early: { event: Event; target: Element }) => boolean> = {
  pointerover: ({ target }) => target.matches(':hover'),
  mousedown: () => !cancelled.press && !cancelled.tap,
  mouseup: () => !cancelled.press && !cancelled.tap,
  // A press counts its clicks.
  click: ({ event }) => ((event as MouseEvent).detail > 0 ? !cancelled.tap : !cancelled.key),
  submit: () => !cancelled.key,
  // A field has its text, and has sent its events when its value was restored.
  keydown: ({ event, target }) =>
    !target.matches(written) || (event as KeyboardEvent).key.length > 1,
  input: ({ target }) => !target.matches(written),
  change: ({ target }) => !target.matches(fields),
};

/** Dispatches an early event again, unless its target is gone or it no longer applies; returns what is to be done then. */
export function replay({
  event,
  island,
  isOutside,
  isStopped,
  data,
  restore,
}: EarlyEvent): (() => void) | undefined {
  const target = targetOf(event);
  const { type } = event;
  if (!followsPress(event, !isOutside)) return undefined;
  const isHandled = event.defaultPrevented && !isStopped;
  if (isHandled || !target.isConnected || applies[type]?.({ event, target }) === false)
    return undefined;
  if (type === 'submit') {
    (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    return undefined;
  }
  // The event itself has the options of its copy. SVG elements lack `click()`.
  const copy = new (event.constructor as typeof Event)(type, event);
  const carrier = type.startsWith('dr') ? 'dataTransfer' : 'clipboardData';
  if (data) Object.defineProperty(copy, carrier, { value: data });
  const isCancelled = !dispatch(target, copy, isStopped && !isOutside ? undefined : seenBy(island));
  if (type === 'pointerover') target.dispatchEvent(new MouseEvent('mouseover', event));
  if (type === 'pointerdown') {
    cancelled.press = isCancelled;
    cancelled.key = cancelled.tap = false;
  } else if (type === 'keydown') cancelled.key = isCancelled;
  else if (type === 'keyup') cancelled.key ||= isCancelled;
  else if (type.startsWith('touch')) cancelled.tap ||= isCancelled;
  return isCancelled || isOutside ? undefined : restore;
}

/** Where an event has been that was not stopped: at an island around, or at the listeners of the window. */
function seenBy(island: HTMLElement): Element | Document {
  return island.parentElement?.closest(islandTag) ? island : document;
}

/** Dispatches a copy, which does not leave an element; returns whether nobody has cancelled it. */
function dispatch(target: Element, copy: Event, limit?: Element | Document): boolean {
  const stop = (event: Event) => event.stopPropagation();
  // Added last: React and others have received it.
  limit?.addEventListener(copy.type, stop);
  const { setPointerCapture } = Element.prototype;
  if (copy.type === 'pointerdown') Element.prototype.setPointerCapture = capturePressed;
  try {
    return target.dispatchEvent(copy);
  } finally {
    Element.prototype.setPointerCapture = setPointerCapture;
    limit?.removeEventListener(copy.type, stop);
  }

  /** Does nothing if the finger has been lifted since, where the original throws. */
  function capturePressed(this: Element, pointer: number): void {
    try {
      setPointerCapture.call(this, pointer);
    } catch (error) {
      if ((error as Error).name !== 'NotFoundError') throw error;
    }
  }
}
