import { report } from '../chrome/failure.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

/** Shows the type of a touched identifier. The code for it loads with the first touch of a block with types. */
export function showTouchedType(event: Event): void {
  const target = event.target as Element;
  const block = target.closest?.<HTMLElement>('[data-types]');
  if (!block) return;
  // The default must be prevented now: when the code has loaded, the page has scrolled.
  if (isNavigationKey(event) && target.matches('pre, [data-t]')) event.preventDefault();
  import('./type-triggers.ts').then((types) => types.touchBlock(block, event)).catch(report);
}
