import { report } from './failure.ts';
import { isNavigationKey } from './modifiers.ts';

const loadTypes = () => import('./hover-types.ts');

/** Shows the type of the identifier that is touched; what it takes loads with the first block that has types. */
export function showTouchedType(event: Event): void {
  const target = event.target as Element;
  const block = target.closest?.<HTMLElement>('[data-types]');
  if (!block) return;
  // Later, when the types have loaded, the page would have scrolled.
  if (isNavigationKey(event) && target.matches('pre, [data-t]')) event.preventDefault();
  loadTypes().then((types) => types.touch(block, event), report);
}
