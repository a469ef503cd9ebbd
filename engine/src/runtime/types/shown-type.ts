import { announce } from '../browser/announce.ts';
import { placeBeside } from './place-beside.ts';
import { type TypeEntry, typesOf } from './type-files.ts';
import { closePopover, isOpen, openPopover, popover } from './type-popover.ts';
import * as labels from '../../shared/config/labels.ts';

/** How long the popover stays when the pointer has left, so that it can be reached. */
const graceMs = 200;

/** The identifier whose type is shown, or is on its way. */
let shown: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Whether the mouse has not moved since the reader dismissed a type. */
let isResting = false;

const blockOf = (token: HTMLElement) => token.closest<HTMLElement>('[data-types]')!;
const isInPopover = ({ target }: Event) => popover.contains(target as Node);

/** Shows the type of an identifier, beside it. */
export async function showType(token: HTMLElement): Promise<void> {
  clearTimeout(leaving);
  if (token === shown) return;
  hideType();
  shown = token;
  let entry: TypeEntry | undefined;
  try {
    entry = (await typesOf(blockOf(token)))[Number(token.dataset.t)];
  } catch {
    // As `report` does; to share it would take a request.
    document.documentElement.dataset.failed = '';
    entry = { html: labels.typesFailed };
  }
  if (shown !== token || !token.isConnected || !entry) return;
  openPopover(entry, token);
  if (token === document.activeElement) announce(popover.innerText);
}

/** Shows the type of an identifier that the pointer has come to, not one that has come to the pointer. */
export function showPointedType(token: HTMLElement, { pointerType }: PointerEvent): void {
  if (!isResting || pointerType !== 'mouse') void showType(token);
}

export function hideType(): void {
  clearTimeout(leaving);
  if (shown) closePopover(shown);
  shown = undefined;
}

/** Hides the type because the reader says so; the focus goes from the identifier back to its block. */
export function dismissType(): void {
  if (!shown) return;
  if (shown === document.activeElement) blockOf(shown).querySelector('pre')!.focus();
  isResting = true;
  hideType();
}

/** Hides the type soon, unless the pointer comes back to it or its identifier has the focus. */
export function leaveType(): void {
  clearTimeout(leaving);
  if (shown && shown !== document.activeElement) leaving = setTimeout(hideType, graceMs);
}

/** A finger leaves as soon as it is lifted; what it has shown goes with the focus of the block. */
export function onPointerLeave({ pointerType }: PointerEvent): void {
  if (pointerType !== 'touch') leaveType();
}

/** Takes up that the focus has left a block. A press on the popover takes it, too, but hides nothing. */
export function onBlur(): void {
  if (!popover.matches(':hover')) hideType();
}

popover.addEventListener('pointerenter', () => clearTimeout(leaving));
popover.addEventListener('pointerleave', onPointerLeave);
addEventListener('pointermove', () => (isResting = false), { passive: true });
addEventListener('pointerdown', (event) => {
  if (shown && !blockOf(shown).contains(event.target as Node) && !isInPopover(event)) hideType();
});

// A page that scrolls takes away what the pointer was on; the focus goes with it. The popover's own text may scroll.
const onScroll = (event: Event) => {
  if (!shown || isInPopover(event)) return;
  if (shown === document.activeElement) placeBeside(popover, shown);
  else hideType();
};
addEventListener('scroll', onScroll, { capture: true, passive: true });

/** Whether a key is pressed alone. The page's first script has the like; to share it would take a request. */
export function isPlain({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(shiftKey || ctrlKey || metaKey || altKey);
}

// Wherever the focus is, and before anything else that answers Escape: one press closes one thing.
const onEscape = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || !isPlain(event) || !isOpen()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dismissType();
};
addEventListener('keydown', onEscape, { capture: true });
