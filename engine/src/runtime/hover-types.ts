import { typePopoverId } from '../shared/chrome-ids.ts';
import { announce } from './announce.ts';
import { parseHtml } from './parse-html.ts';
import { placeBeside } from './place-beside.ts';

/** A type as the page's types file says it. */
interface TypeEntry {
  html: string;
  docs?: string;
}

/** How long the popover stays when the pointer has left, so that it can be reached. */
const graceMs = 200;

const files = new Map<string, Promise<TypeEntry[]>>();
let shown: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The types of a block, fetched once; a failure is tried again at the next touch. */
function typesOf(block: HTMLElement): Promise<TypeEntry[]> {
  const url = block.dataset.types!;
  const known = files.get(url);
  if (known) return known;
  const types = fetch(url).then(async (response) => {
    const found: unknown = response.ok && (await response.json());
    if (!Array.isArray(found)) throw new Error('No types');
    return found as TypeEntry[];
  });
  files.set(url, types);
  types.catch(() => files.delete(url));
  return types;
}

/** The one popover of the document. */
function popover(): HTMLElement {
  const known = document.getElementById(typePopoverId);
  if (known) return known;
  const element = document.createElement('div');
  element.id = typePopoverId;
  element.className = 'TypePopover';
  element.popover = 'manual';
  element.role = 'tooltip';
  element.addEventListener('pointerenter', () => clearTimeout(leaving));
  element.addEventListener('pointerleave', onPointerLeave);
  document.body.append(element);
  return element;
}

/** Keystrokes that have been answered; one that came before this module is answered late. */
const answered = new WeakSet<Event>();

/** Takes up the first touch of a block, and shows the type of the identifier that was touched. */
export function touch(block: HTMLElement, event: Event): void {
  if (!('typesReady' in block.dataset)) {
    block.dataset.typesReady = '';
    block.addEventListener('keydown', onKey);
    block.addEventListener('pointerleave', onPointerLeave);
    block.addEventListener('focusout', ({ relatedTarget }) => {
      if (!block.contains(relatedTarget as Node | null)) hide();
    });
  }
  if (event.type === 'keydown') {
    if (!answered.has(event)) answerKey(block, event as KeyboardEvent);
    return;
  }
  const token = (event.target as Element).closest<HTMLElement>('[data-t]');
  // The pointer may have gone on while this module was on its way.
  const isGone = (event as PointerEvent).pointerType === 'mouse' && !token?.matches(':hover');
  if (token && !isGone) void show(token);
  else {
    // A press focuses the block it is on, which is no way from what it shows.
    if (event.type !== 'focusin' || (event.target as Element).matches(':focus-visible')) leave();
    typesOf(block).catch(() => undefined);
  }
}

async function show(token: HTMLElement): Promise<void> {
  clearTimeout(leaving);
  if (token === shown) return;
  hide();
  shown = token;
  let entry: TypeEntry | undefined;
  try {
    entry = (await typesOf(token.closest<HTMLElement>('[data-types]')!))[Number(token.dataset.t)];
  } catch {
    entry = { html: 'The types could not be loaded.' };
  }
  if (shown !== token || !token.isConnected || !entry) return;
  const element = popover();
  const code = document.createElement('code');
  // Written by the build: highlighted, with every character of the code escaped.
  code.append(parseHtml(entry.html));
  element.replaceChildren(code);
  if (entry.docs) {
    const docs = document.createElement('p');
    docs.textContent = entry.docs;
    element.append(docs);
  }
  token.setAttribute('aria-describedby', typePopoverId);
  element.showPopover();
  placeBeside(element, token);
  if (token === document.activeElement) announce(element.innerText);
}

function hide(): void {
  clearTimeout(leaving);
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  const element = document.getElementById(typePopoverId);
  if (element?.matches(':popover-open')) element.hidePopover();
}

function leave(): void {
  clearTimeout(leaving);
  if (shown && shown !== document.activeElement) leaving = setTimeout(hide, graceMs);
}

/** A finger leaves as soon as it is lifted; what it has shown goes with the focus of the block. */
function onPointerLeave({ pointerType }: PointerEvent): void {
  if (pointerType !== 'touch') leave();
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

function onKey(event: KeyboardEvent): void {
  answered.add(event);
  answerKey(event.currentTarget as HTMLElement, event);
}

function answerKey(block: HTMLElement, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && shown) {
    hide();
    block.querySelector('pre')?.focus();
    return;
  }
  const move = moves[event.key];
  if (!move || !target.matches('pre, [data-t]')) return;
  event.preventDefault();
  const tokens = [...block.querySelectorAll<HTMLElement>('[data-t]')];
  const from = tokens.indexOf(document.activeElement as HTMLElement);
  const token = tokens[move(from, tokens.length)]!;
  token.tabIndex = -1;
  token.focus();
}

addEventListener('scroll', () => shown !== document.activeElement && hide(), {
  capture: true,
  passive: true,
});
