import { report } from './failure.ts';
import { canGoBack } from '../navigation/history-entry.ts';
import { toggleSearch } from '../search/open-search.ts';
import { toggleTheme } from './theme.ts';

/** The actions that are small or must prevent the click's default; see `lazy-actions.ts` for the rest. */
const actions: Record<string, (event: Event, element: HTMLElement) => void> = {
  'toggle-theme': toggleTheme,
  search: toggleSearch,
  // A group of the sidebar.
  group(_event, button) {
    button.ariaExpanded = String(button.ariaExpanded !== 'true');
  },
  // A link to the page would lose the fragment of its address, and with it where the reader is.
  reload() {
    location.reload();
  },
  back(event) {
    if (!canGoBack()) return;
    event.preventDefault();
    history.back();
  },
};

const loadMore = () => import('./lazy-actions.ts');

/**
 * Acts on a click on anything marked `data-action`. Actions belong to the runtime because they must
 * work before any component has loaded.
 */
export function onAction(event: Event): void {
  const element = (event.target as Element).closest<HTMLElement>('[data-action]');
  const name = element?.dataset.action;
  if (!name) return;
  if (actions[name]) actions[name](event, element);
  else actLater(name, element);
}

/** Performs an action whose code is loaded only now. */
export function actLater(name: string, element?: HTMLElement): void {
  loadMore().then((more) => more.act(name, element), report);
}
