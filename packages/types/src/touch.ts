import type { Touch } from 'stilldocs';
import { explanations, hasModifier, parseFragment } from 'stilldocs/browser';
import type { TypeEntry } from './page-types.ts';
import { typesOf } from './type-files.ts';

/** The key events that were handled. The first one precedes this module, and arrives as a touch. */
const handledKeys = new WeakSet<Event>();

/** Handles a touch of a block: shows the type of the touched identifier. */
const touch: Touch = (block, event) => {
  if (event.type === 'click') return;
  if (!('typesReady' in block.dataset)) prepareBlock(block);
  if (event instanceof KeyboardEvent) {
    if (!handledKeys.has(event)) handleKey(block, event);
    return;
  }
  const target = event.target as Element;
  const token = target.closest<HTMLElement>('[data-t]');
  // The pointer may have moved on while this module loaded.
  const isGone = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (token && !(isGone && !token.matches(':hover'))) {
    const load = async () => nodesOf((await typesOf(block))[Number(token.dataset.t)]);
    explanations().show({ element: token, block, load }, event);
  } else {
    // A press focuses its block, but the pointer has not left the identifier.
    if (event.type !== 'focusin' || target.matches(':focus-visible')) explanations().leave();
    typesOf(block).catch(() => undefined);
  }
};

export default touch;

function nodesOf(entry: TypeEntry | undefined): HTMLElement[] | undefined {
  if (!entry) return undefined;
  const code = document.createElement('code');
  code.append(parseFragment(entry.html));
  if (!entry.docs) return [code];
  const paragraph = document.createElement('p');
  paragraph.textContent = entry.docs;
  return [code, paragraph];
}

function prepareBlock(block: HTMLElement): void {
  block.dataset.typesReady = '';
  block.addEventListener('keydown', (event) => {
    handledKeys.add(event);
    handleKey(block, event);
  });
  explanations().follow(block);
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

function handleKey(block: HTMLElement, event: KeyboardEvent): void {
  if (hasModifier(event)) return;
  const { key } = event;
  // An open popover handles Escape itself; this one came while the type was loading.
  if (key === 'Escape') explanations().dismiss();
  if (!(event.target as HTMLElement).matches('pre, [data-t]')) return;
  if (pages[key] && explanations().scroll(pages[key])) event.preventDefault();
  const move = moves[key];
  if (!move) return;
  const tokens = [...block.querySelectorAll<HTMLElement>('[data-t]')];
  const from = tokens.indexOf(document.activeElement as HTMLElement);
  const token = tokens[move(from, tokens.length)]!;
  token.tabIndex = -1;
  token.focus();
}
