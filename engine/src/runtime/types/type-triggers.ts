import {
  dismissType,
  isPlain,
  leaveType,
  onBlur,
  onPointerLeave,
  showPointedType,
  showType,
} from './shown-type.ts';
import { typesOf } from './type-files.ts';
import { scrollPopover } from './type-popover.ts';

/** Keystrokes that have been answered; one that came before this module is answered late. */
const answered = new WeakSet<Event>();

/** Takes up the first touch of a block, and shows the type of the identifier that was touched. */
export function touch(block: HTMLElement, event: Event): void {
  if (!('typesReady' in block.dataset)) {
    block.dataset.typesReady = '';
    block.addEventListener('keydown', onKey);
    block.addEventListener('pointerleave', onPointerLeave);
    block.addEventListener('focusout', ({ relatedTarget }) => {
      if (!block.contains(relatedTarget as Node | null)) onBlur();
    });
  }
  if (event.type === 'keydown') {
    if (!answered.has(event)) answerKey(block, event as KeyboardEvent);
    return;
  }
  const token = (event.target as Element).closest<HTMLElement>('[data-t]');
  // The pointer may have gone on while this module was on its way.
  const isGone = (event as PointerEvent).pointerType === 'mouse' && !token?.matches(':hover');
  if (token && !isGone) {
    if (event.type === 'focusin') void showType(token);
    else showPointedType(token, event as PointerEvent);
  } else {
    // A press focuses the block it is on, which is no way from what it shows.
    if (event.type !== 'focusin' || (event.target as Element).matches(':focus-visible'))
      leaveType();
    typesOf(block).catch(() => undefined);
  }
}

/** Which identifier a key leads to: from the one shown, or from outside. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which way a key scrolls a type that is longer than its popover. */
const pages: Record<string, number> = { PageDown: 0.9, PageUp: -0.9 };

function onKey(event: KeyboardEvent): void {
  answered.add(event);
  answerKey(event.currentTarget as HTMLElement, event);
}

function answerKey(block: HTMLElement, event: KeyboardEvent): void {
  if (!isPlain(event)) return;
  const { key } = event;
  // What is shown hears Escape itself; this one came before the type.
  if (key === 'Escape') dismissType();
  if (!(event.target as HTMLElement).matches('pre, [data-t]')) return;
  if (pages[key] && scrollPopover(pages[key])) event.preventDefault();
  const move = moves[key];
  if (!move) return;
  const tokens = [...block.querySelectorAll<HTMLElement>('[data-t]')];
  const from = tokens.indexOf(document.activeElement as HTMLElement);
  const token = tokens[move(from, tokens.length)]!;
  token.tabIndex = -1;
  token.focus();
}
