/** Besides the script of every page, on a site whose extensions have modules for touched elements: loads them. */
import { touches } from 'docs:touches';
import { isNavigationKey } from './runtime/browser/modifiers.ts';
import { report } from './runtime/browser/failure.ts';

function onTouch(event: Event): void {
  const target = event.target as Element;
  for (const [selector, load, keys, options] of touches) {
    const element = target.closest?.<HTMLElement>(selector);
    if (!element) continue;
    // Now: when the module has loaded, the page has scrolled.
    if (keys && isNavigationKey(event) && target.matches(keys)) event.preventDefault();
    load()
      .then((module) => module.default(element, event, options))
      .catch(report);
  }
}

for (const type of ['pointerover', 'focusin', 'keydown', 'click']) addEventListener(type, onTouch);
