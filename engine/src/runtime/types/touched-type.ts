import { report } from '../chrome/failure.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

const loadTypes = () => import('./type-triggers.ts');

/** Shows the type of the identifier that is touched; what it takes loads with the first block that has types. */
export function showTouchedType(event: Event): void {
  const target = event.target as Element;
  const block = target.closest?.<HTMLElement>('[data-types]');
  if (!block) return;
  // Later, when the types have loaded, the page would have scrolled.
  if (isNavigationKey(event) && target.matches('pre, [data-t]')) event.preventDefault();
  loadTypes().then((types) => types.touch(block, event), report);
}
