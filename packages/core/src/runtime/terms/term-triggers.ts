import { explanations } from '../browser/explanations.ts';
import type { payloadOfLink } from '../navigation/payloads.ts';
import { definitionOf } from './term-definition.ts';

/** Handles a touch of a term: shows its explanation. A tap arrives as a click. A press focuses the link, but asks for none. */
export function touchTerm(
  term: HTMLAnchorElement,
  event: Event,
  payloadOf: typeof payloadOfLink,
): void {
  explanations().follow(term);
  if (event instanceof KeyboardEvent) {
    // An open popover handles Escape itself; this one came while the explanation was loading.
    if (event.key === 'Escape') explanations().dismiss();
    return;
  }
  if (event.type === 'focusin' && !term.matches(':focus-visible')) return;
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (event.type === 'pointerover' && !(isMouse && term.matches(':hover'))) return;
  const load = async () => {
    const paragraph = await definitionOf(term, payloadOf);
    // Another tap would show the explanation again: from now on a tap follows the link.
    if (!paragraph) term.classList.remove('Term');
    return paragraph && [paragraph];
  };
  explanations().show({ element: term, block: term, load }, event);
}
