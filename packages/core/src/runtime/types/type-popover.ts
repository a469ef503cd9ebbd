import { typePopoverId } from '../../shared/document/chrome-ids.ts';
import { parseFragment } from '../browser/parse-fragment.ts';
import { placeBeside } from './place-beside.ts';
import type { TypeEntry } from './type-files.ts';

/** A type, or the paragraph with the explanation of a term. */
export type PopoverContent = TypeEntry | HTMLElement;

/** The popover of the document that shows types and explains terms. */
export interface TypePopover {
  element: HTMLElement;
  isOpen(): boolean;
  /** Shows a type next to its identifier, or an explanation next to its term. */
  open(content: PopoverContent, token: HTMLElement): void;
  close(token: HTMLElement): void;
  /** Scrolls by a number of its heights; false if the type fits into the popover. */
  scroll(pages: number): boolean;
}

/** Creates the popover and adds it to the document. */
export function createTypePopover(): TypePopover {
  const element = document.createElement('div');
  element.id = typePopoverId;
  element.className = 'TypePopover';
  element.popover = 'manual';
  element.role = 'tooltip';
  document.body.append(element);
  const isOpen = () => element.matches(':popover-open');
  return {
    element,
    isOpen,
    open(content, token) {
      element.replaceChildren(...(content instanceof HTMLElement ? [content] : typeNodes(content)));
      token.setAttribute('aria-describedby', typePopoverId);
      element.showPopover();
      placeBeside(element, token);
      // The popover retains the scroll position of the previous type.
      element.scrollTop = 0;
    },
    close(token) {
      token.removeAttribute('aria-describedby');
      if (isOpen()) element.hidePopover();
    },
    scroll(pages) {
      if (!isOpen() || element.scrollHeight <= element.clientHeight) return false;
      element.scrollBy(0, pages * element.clientHeight);
      return true;
    },
  };
}

function typeNodes({ html, docs }: TypeEntry): HTMLElement[] {
  const code = document.createElement('code');
  code.append(parseFragment(html));
  if (!docs) return [code];
  const paragraph = document.createElement('p');
  paragraph.textContent = docs;
  return [code, paragraph];
}
