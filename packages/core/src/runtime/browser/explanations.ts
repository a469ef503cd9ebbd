import * as labels from '../../shared/config/labels.ts';
import { popoverId } from '../../shared/document/chrome-ids.ts';
import { announce } from './announce.ts';
import { hasModifier } from './modifiers.ts';
import { placeBeside } from './place-beside.ts';

/** How long the popover stays open after the pointer has left, in ms: enough to reach it. */
const graceMs = 200;

/** What the popover shows of an element. */
export interface Explained {
  element: HTMLElement;
  /** What the popover belongs to: the element itself, or a block of several such elements. */
  block: HTMLElement;
  /** Makes the content; undefined if there is none. If it throws, the popover says that loading failed. */
  load(): Promise<HTMLElement[] | undefined>;
}

/** The popover of the document that explains an element, one at a time. */
export interface Explanations {
  /**
   * Shows the explanation of an element.
   *
   * @param event The touch: an element that scrolled under the pointer is not explained.
   */
  show(explained: Explained, event: Event): void;
  /** Hides it at the reader's request; the focus returns from the element to the code of its block. */
  dismiss(): void;
  /** Hides it after a delay, unless the pointer returns or its element has the focus. */
  leave(): void;
  /** Hides it when the pointer or the focus leaves this block. */
  follow(block: HTMLElement): void;
  /** Scrolls it by a number of its heights; false if there is nothing to scroll. */
  scroll(pages: number): boolean;
}

let started: Explanations | undefined;

/** The popover of the document: the first call adds it, and starts to listen for the events that hide it. */
export function explanations(): Explanations {
  return (started ??= new Popover());
}

/** Whether an element has the focus. */
const hasFocus = (element: HTMLElement) => element === document.activeElement;

/** The popover and the element that it explains. */
class Popover implements Explanations {
  readonly #popover = createPopover();
  readonly #followed = new WeakSet<HTMLElement>();
  /** What is shown or loading. */
  #current: Explained | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the mouse has not moved since the reader dismissed an explanation. */
  #isResting = false;

  constructor() {
    this.#popover.addEventListener('pointerenter', () => clearTimeout(this.#timer));
    this.#popover.addEventListener('pointerleave', this.#onPointerLeave);
    addEventListener('pointermove', () => (this.#isResting = false), { passive: true });
    addEventListener('pointerdown', (event) => this.#onPress(event));
    addEventListener('scroll', (event) => this.#onScroll(event), { capture: true, passive: true });
    // In the capture phase, before other listeners for Escape: one press closes one thing.
    addEventListener('keydown', (event) => this.#onKey(event), { capture: true });
  }

  show(explained: Explained, event: Event): void {
    const isPointed =
      event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse';
    if (!(this.#isResting && isPointed)) void this.#load(explained);
  }

  dismiss(): void {
    if (!this.#current) return;
    const { element, block } = this.#current;
    // An element that is its own block retains the focus.
    if (hasFocus(element)) block.querySelector('pre')?.focus();
    this.#isResting = true;
    this.#hide();
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#current && !hasFocus(this.#current.element))
      this.#timer = setTimeout(() => this.#hide(), graceMs);
  }

  follow(block: HTMLElement): void {
    if (this.#followed.has(block)) return;
    this.#followed.add(block);
    block.addEventListener('pointerleave', this.#onPointerLeave);
    block.addEventListener('focusout', ({ relatedTarget }) => {
      // A press on the popover takes the focus, too, but must not hide it.
      const isInside = block.contains(relatedTarget as Node | null);
      if (!isInside && !this.#popover.matches(':hover')) this.#hide();
    });
  }

  scroll(pages: number): boolean {
    const { scrollHeight, clientHeight } = this.#popover;
    if (!this.#isOpen() || scrollHeight <= clientHeight) return false;
    this.#popover.scrollBy(0, pages * clientHeight);
    return true;
  }

  readonly #onPointerLeave = ({ pointerType }: PointerEvent) => {
    // A finger leaves when it is lifted: the explanation then stays until the block loses the focus.
    if (pointerType !== 'touch') this.leave();
  };

  async #load(explained: Explained): Promise<void> {
    const { element } = explained;
    clearTimeout(this.#timer);
    if (element === this.#current?.element) return;
    this.#hide();
    this.#current = explained;
    const content = await explained.load().catch(failed);
    if (this.#current !== explained || !element.isConnected) return;
    if (!content) {
      this.#current = undefined;
      return;
    }
    this.#open(content, element);
    if (hasFocus(element)) announce(this.#popover.innerText);
  }

  #open(content: HTMLElement[], element: HTMLElement): void {
    this.#popover.replaceChildren(...content);
    element.setAttribute('aria-describedby', popoverId);
    this.#popover.showPopover();
    placeBeside(this.#popover, element);
    // The popover retains the scroll position of the previous explanation.
    this.#popover.scrollTop = 0;
  }

  #isOpen(): boolean {
    return this.#popover.matches(':popover-open');
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#current?.element.removeAttribute('aria-describedby');
    if (this.#isOpen()) this.#popover.hidePopover();
    this.#current = undefined;
  }

  #isInPopover({ target }: Event): boolean {
    return this.#popover.contains(target as Node);
  }

  #onPress(event: PointerEvent): void {
    const block = this.#current?.block;
    if (block && !block.contains(event.target as Node) && !this.#isInPopover(event)) this.#hide();
  }

  /** Scrolling moves the element away from the pointer, but the focus moves with it. */
  #onScroll(event: Event): void {
    if (!this.#current || this.#isInPopover(event)) return;
    const { element } = this.#current;
    if (hasFocus(element)) placeBeside(this.#popover, element);
    else this.#hide();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || hasModifier(event) || !this.#isOpen()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.dismiss();
  }
}

function createPopover(): HTMLElement {
  const element = Object.assign(document.createElement('div'), {
    id: popoverId,
    className: 'Popover',
    popover: 'manual',
    role: 'tooltip',
  });
  document.body.append(element);
  return element;
}

/** The content of a popover whose explanation could not be loaded. A link must load a document, as after `report`. */
function failed(): HTMLElement[] {
  // Not `root` of `location.ts`: this module is part of `stilldocs/browser`, which is loaded in Node as well.
  document.documentElement.dataset.failed = '';
  const text = document.createElement('code');
  text.textContent = labels.typesFailed;
  return [text];
}
