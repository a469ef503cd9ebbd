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

/** Whether an element has the focus. */
const hasFocus = (element: HTMLElement) => element === document.activeElement;

/**
 * Adds the popover to the document and starts to listen for the events that hide it.
 *
 * @param payloadOf Fetches the page with the explanation of a term.
 */
export function startTypeHover(payloadOf: typeof payloadOfLink): TypeHover {
  return new Hover(payloadOf);
}

/** The popover and the identifier that it belongs to. */
class Hover implements TypeHover {
  #payloadOf: typeof payloadOfLink;
  #popover = createTypePopover();
  /** The identifier whose type is shown or loading. */
  #current: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the mouse has not moved since the reader dismissed a type. */
  #isResting = false;

  onPointerLeave = ({ pointerType }: PointerEvent) => {
    // A finger leaves when it is lifted: the type then stays until the block loses the focus.
    if (pointerType !== 'touch') this.leave();
  };

  constructor(payloadOf: typeof payloadOfLink) {
    this.#payloadOf = payloadOf;
    const { element } = this.#popover;
    element.addEventListener('pointerenter', () => clearTimeout(this.#timer));
    element.addEventListener('pointerleave', this.onPointerLeave);
    addEventListener('pointermove', () => (this.#isResting = false), { passive: true });
    addEventListener('pointerdown', (event) => this.#onPress(event));
    addEventListener('scroll', (event) => this.#onScroll(event), { capture: true, passive: true });
    // In the capture phase, before other listeners for Escape: one press closes one thing.
    addEventListener('keydown', (event) => this.#onKey(event), { capture: true });
  }

  async show(token: HTMLElement): Promise<void> {
    clearTimeout(this.#timer);
    if (token === this.#current) return;
    this.#hide();
    this.#current = token;
    const content = await contentOf(token, this.#payloadOf);
    if (this.#current !== token || !token.isConnected) return;
    if (!content) {
      this.#current = undefined;
      // Another tap would show the explanation again: from now on a tap follows the link.
      token.classList.remove('Term');
      return;
    }
    this.#popover.open(content, token);
    if (hasFocus(token)) announce(this.#popover.element.innerText);
  }

  showPointed(token: HTMLElement, { pointerType }: PointerEvent): void {
    if (!this.#isResting || pointerType !== 'mouse') void this.show(token);
  }

  dismiss(): void {
    if (!this.#current) return;
    // A term retains the focus: it is a link.
    if (hasFocus(this.#current)) blockOf(this.#current).querySelector('pre')?.focus();
    this.#isResting = true;
    this.#hide();
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#current && !hasFocus(this.#current))
      this.#timer = setTimeout(() => this.#hide(), graceMs);
  }

  onBlur(): void {
    // A press on the popover takes the focus, too, but must not hide it.
    if (!this.#popover.element.matches(':hover')) this.#hide();
  }

  scroll(pages: number): boolean {
    return this.#popover.scroll(pages);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    if (this.#current) this.#popover.close(this.#current);
    this.#current = undefined;
  }

  #isInPopover({ target }: Event): boolean {
    return this.#popover.element.contains(target as Node);
  }

  #onPress(event: PointerEvent): void {
    const block = this.#current && blockOf(this.#current);
    if (block && !block.contains(event.target as Node) && !this.#isInPopover(event)) this.#hide();
  }

  /** Scrolling moves the identifier away from the pointer, but the focus moves with it. */
  #onScroll(event: Event): void {
    if (!this.#current || this.#isInPopover(event)) return;
    if (hasFocus(this.#current)) placeBeside(this.#popover.element, this.#current);
    else this.#hide();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || hasModifier(event) || !this.#popover.isOpen()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.dismiss();
  }
}

/** The type of an identifier or the explanation of a term; undefined if there is none. */
async function contentOf(
  token: HTMLElement,
  payloadOf: typeof payloadOfLink,
): Promise<PopoverContent | undefined> {
  try {
    if (token instanceof HTMLAnchorElement) return await definitionOf(token, payloadOf);
    return (await typesOf(blockOf(token)))[Number(token.dataset.t)];
  } catch {
    // The popover shows the failure; a link must load a document, as after `report`.
    root.dataset.failed = '';
    return { html: labels.typesFailed };
  }
}
