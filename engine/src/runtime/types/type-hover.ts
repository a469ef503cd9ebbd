import * as labels from '../../shared/config/labels.ts';
import { announce } from '../browser/announce.ts';
import { root } from '../browser/location.ts';
import { hasModifier } from '../browser/modifiers.ts';
import { placeBeside } from './place-beside.ts';
import type { payloadOfLink } from '../navigation/payloads.ts';
import { definitionOf } from './term-definition.ts';
import { typesOf } from './type-files.ts';
import { createTypePopover, type PopoverContent } from './type-popover.ts';

/** How long the popover stays open after the pointer has left, in ms: enough to reach it. */
const graceMs = 200;

/** Shows and hides the types of identifiers. */
export interface TypeHover {
  /** Shows the type of an identifier. */
  show(token: HTMLElement): void;
  /** Shows the type under a pointer that moved there; an identifier that scrolled under it has none. */
  showPointed(token: HTMLElement, event: PointerEvent): void;
  /** Hides the type at the reader's request; the focus returns from the identifier to its block. */
  dismiss(): void;
  /** Hides the type after a delay, unless the pointer returns or its identifier has the focus. */
  leave(): void;
  /** Handles a pointer that leaves a block or the popover. */
  onPointerLeave(event: PointerEvent): void;
  /** Handles the loss of focus of a block. */
  onBlur(): void;
  /** Scrolls the popover by a number of its heights; false if there is nothing to scroll. */
  scroll(pages: number): boolean;
}

/** The block of an identifier; a term is its own block. */
const blockOf = (token: HTMLElement) => token.closest<HTMLElement>('[data-types],.Term')!;

/**
 * Adds the popover to the document and starts to listen for the events that hide it.
 *
 * @param payloadOf Fetches the page with the explanation of a term.
 */
export function startTypeHover(payloadOf: typeof payloadOfLink): TypeHover {
  const popover = createTypePopover();
  /** The identifier whose type is shown or loading. */
  let current: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the mouse has not moved since the reader dismissed a type. */
  let isResting = false;
  const isInPopover = ({ target }: Event) => popover.element.contains(target as Node);

  const show = async (token: HTMLElement) => {
    clearTimeout(timer);
    if (token === current) return;
    hide();
    current = token;
    let entry: PopoverContent | undefined;
    try {
      entry =
        token instanceof HTMLAnchorElement
          ? await definitionOf(token, payloadOf)
          : (await typesOf(blockOf(token)))[Number(token.dataset.t)];
    } catch {
      // The popover shows the failure; a link must load a document, as after `report`.
      root.dataset.failed = '';
      entry = { html: labels.typesFailed };
    }
    if (current !== token || !token.isConnected) return;
    if (!entry) {
      current = undefined;
      // Another tap would show the explanation again: from now on a tap follows the link.
      token.classList.remove('Term');
      return;
    }
    popover.open(entry, token);
    if (token === document.activeElement) announce(popover.element.innerText);
  };
  const hide = () => {
    clearTimeout(timer);
    if (current) popover.close(current);
    current = undefined;
  };
  const dismiss = () => {
    if (!current) return;
    // A term retains the focus: it is a link.
    if (current === document.activeElement) blockOf(current).querySelector('pre')?.focus();
    isResting = true;
    hide();
  };
  const leave = () => {
    clearTimeout(timer);
    if (current && current !== document.activeElement) timer = setTimeout(hide, graceMs);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    // A finger leaves when it is lifted: the type then stays until the block loses the focus.
    if (pointerType !== 'touch') leave();
  };

  popover.element.addEventListener('pointerenter', () => clearTimeout(timer));
  popover.element.addEventListener('pointerleave', onPointerLeave);
  addEventListener('pointermove', () => (isResting = false), { passive: true });
  addEventListener('pointerdown', (event) => {
    if (current && !blockOf(current).contains(event.target as Node) && !isInPopover(event)) hide();
  });
  // Scrolling moves the identifier away from the pointer, but the focus moves with it.
  const onScroll = (event: Event) => {
    if (!current || isInPopover(event)) return;
    if (current === document.activeElement) placeBeside(popover.element, current);
    else hide();
  };
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  // In the capture phase, before other listeners for Escape: one press closes one thing.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hasModifier(event) || !popover.isOpen()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dismiss();
  };
  addEventListener('keydown', onEscape, { capture: true });

  return {
    show: (token) => void show(token),
    showPointed(token, { pointerType }) {
      if (!isResting || pointerType !== 'mouse') void show(token);
    },
    dismiss,
    leave,
    onPointerLeave,
    onBlur() {
      // A press on the popover takes the focus, too, but must not hide it.
      if (!popover.element.matches(':hover')) hide();
    },
    scroll: popover.scroll,
  };
}
