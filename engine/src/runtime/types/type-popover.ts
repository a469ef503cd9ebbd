import { typePopoverId } from '../../shared/document/chrome-ids.ts';
import { parseHtml } from '../browser/parse-html.ts';
import { placeBeside } from './place-beside.ts';
import type { TypeEntry } from './type-files.ts';

/** The one popover of types of the document. */
export const popover = document.createElement('div');
popover.id = typePopoverId;
popover.className = 'TypePopover';
popover.popover = 'manual';
popover.role = 'tooltip';
document.body.append(popover);

export function isOpen(): boolean {
  return popover.matches(':popover-open');
}

/** Opens the popover beside the identifier a type belongs to. */
export function openPopover({ html, docs }: TypeEntry, token: HTMLElement): void {
  const code = document.createElement('code');
  // Written by the build: highlighted, with every character of the code escaped.
  code.append(parseHtml(html));
  popover.replaceChildren(code);
  if (docs) {
    const paragraph = document.createElement('p');
    paragraph.textContent = docs;
    popover.append(paragraph);
  }
  token.setAttribute('aria-describedby', typePopoverId);
  popover.showPopover();
  placeBeside(popover, token);
  // It would begin where the last one was left.
  popover.scrollTop = 0;
}

export function closePopover(token: HTMLElement): void {
  token.removeAttribute('aria-describedby');
  if (isOpen()) popover.hidePopover();
}

/** Scrolls a type that is longer than the popover by that many of its heights; false when it is not. */
export function scrollPopover(pages: number): boolean {
  if (!isOpen() || popover.scrollHeight <= popover.clientHeight) return false;
  popover.scrollBy(0, pages * popover.clientHeight);
  return true;
}
