import { report } from '../browser/failure.ts';
import { canGoBack } from '../browser/history-entry.ts';
import { toggleSearch } from '../search/open-search.ts';
import { toggleTheme } from './theme.ts';

/** Actions that are small or must prevent the click's default; see `lazy-actions.ts` for the rest. */
const actions: Record<string, (event: Event, element: HTMLElement) => void> = {
  'toggle-theme': toggleTheme,
  search: toggleSearch,
  // Opens or closes a group of the sidebar.
  group(_event, button) {
    button.ariaExpanded = String(button.ariaExpanded !== 'true');
  },
  // A link to the page would drop the fragment, and with it the reader's position.
  reload() {
    location.reload();
  },
  back(event) {
    if (!canGoBack()) return;
    event.preventDefault();
    history.back();
  },
};

/**
 * Runs the action of a clicked element (`data-action`). Actions belong to the runtime because they
 * must work before any component has loaded.
 */
export function onAction(event: Event): void {
  const element = (event.target as Element).closest<HTMLElement>('[data-action]');
  const name = element?.dataset.action;
  if (!name) return;
  if (actions[name]) actions[name](event, element);
  else runLazyAction(name, element);
}

/** Loads the lazy actions and runs one of them. */
export function runLazyAction(name: string, element?: HTMLElement): void {
  import('./lazy-actions.ts').then((lazy) => lazy.runAction(name, element)).catch(report);
}
