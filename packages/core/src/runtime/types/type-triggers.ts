import { hasModifier } from '../browser/modifiers.ts';
import type { payloadOfLink } from '../navigation/payloads.ts';
import { typesOf } from './type-files.ts';
import { startTypeHover, type TypeHover } from './type-hover.ts';

/** Started by the first touch of a block. */
let hover: TypeHover | undefined;

/**
 * The key events that were handled. The first one precedes this module and arrives through
 * `touchBlock`.
 */
const handledKeys = new WeakSet<Event>();

/** Handles a touch of a block or a term: shows the type of the touched identifier, or the explanation. */
export function touchBlock(
  block: HTMLElement,
  event: Event,
  payloadOf: typeof payloadOfLink,
): void {
  hover ??= startTypeHover(payloadOf);
  if (!('typesReady' in block.dataset)) prepareBlock(block, hover);
  if (event instanceof KeyboardEvent) {
    if (!handledKeys.has(event)) handleKey(block, event, hover);
    return;
  }
  if (block.matches('a')) {
    touchTerm(block, event, hover);
    return;
  }
  const target = event.target as Element;
  const token = target.closest<HTMLElement>('[data-t]');
  // The pointer may have moved on while this module loaded.
  const isGone = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (token && !(isGone && !token.matches(':hover'))) {
    if (event instanceof PointerEvent) hover.showPointed(token, event);
    else hover.show(token);
  } else {
    // A press focuses its block, but the pointer has not left the identifier.
    if (event.type !== 'focusin' || target.matches(':focus-visible')) hover.leave();
    typesOf(block).catch(() => undefined);
  }
}

/** A tap arrives as a click. A press focuses the link, but does not ask for an explanation. */
function touchTerm(term: HTMLElement, event: Event, hover: TypeHover): void {
  if (event.type === 'click') hover.show(term);
  else if (event.type === 'focusin') {
    if (term.matches(':focus-visible')) hover.show(term);
  } else if (event instanceof PointerEvent && event.pointerType === 'mouse') {
    if (term.matches(':hover')) hover.showPointed(term, event);
  }
}

function prepareBlock(block: HTMLElement, hover: TypeHover): void {
  block.dataset.typesReady = '';
  block.addEventListener('keydown', (event) => {
    handledKeys.add(event);
    handleKey(block, event, hover);
  });
  block.addEventListener('pointerleave', hover.onPointerLeave);
  block.addEventListener('focusout', ({ relatedTarget }) => {
    if (!block.contains(relatedTarget as Node | null)) hover.onBlur();
  });
}

/** The identifier that a key moves to. The index of the focused one, or -1. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The number of popover heights that a key scrolls a long type. */
const pages: Record<string, number> = { PageDown: 0.9, PageUp: -0.9 };

function handleKey(block: HTMLElement, event: KeyboardEvent, hover: TypeHover): void {
  if (hasModifier(event)) return;
  const { key } = event;
  // An open popover handles Escape itself; this one came while the type was loading.
  if (key === 'Escape') hover.dismiss();
  if (!(event.target as HTMLElement).matches('pre, [data-t]')) return;
  if (pages[key] && hover.scroll(pages[key])) event.preventDefault();
  const move = moves[key];
  if (!move) return;
  const tokens = [...block.querySelectorAll<HTMLElement>('[data-t]')];
  const from = tokens.indexOf(document.activeElement as HTMLElement);
  const token = tokens[move(from, tokens.length)]!;
  token.tabIndex = -1;
  token.focus();
}
