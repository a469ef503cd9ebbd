import { report } from '../browser/failure.ts';
import { payloadOfLink } from '../navigation/payloads.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

/**
 * Shows the type of a touched identifier, or the explanation of a touched term. The code for it loads with
 * the first touch of a term or of a block with types.
 */
export function showTouchedType(event: Event): void {
  const target = event.target as Element;
  const block = target.closest?.<HTMLElement>('[data-types],.Term');
  if (!block) return;
  if (event.type === 'click') {
    // Touch screens have no hover: the first tap shows the explanation, the next one follows the
    // link.
    if (!block.matches('.Term:not([aria-describedby])') || !matchMedia('(hover:none)').matches)
      return;
    event.preventDefault();
  }
  // The default must be prevented now: when the code has loaded, the page has scrolled.
  if (isNavigationKey(event) && target.matches('pre, [data-t]')) event.preventDefault();
  import('./type-triggers.ts')
    // Passed as an argument: an import in that module would split shared code into a chunk that
    // every page fetches.
    .then((types) => types.touchBlock(block, event, payloadOfLink))
    .catch(report);
}
