/** The script of every page. React is not part of it: it loads with the first touched island. */
import { onAction } from './runtime/chrome/actions.ts';
import { hideDismissedBanner } from './runtime/chrome/banner.ts';
import { followLeaving } from './runtime/browser/failure.ts';
import { onHotkey } from './runtime/chrome/hotkeys.ts';
import { listenForTouches } from './runtime/islands/islands.ts';
import { root } from './runtime/browser/location.ts';
import { startNavigation } from './runtime/navigation/navigate.ts';
import { tellLoads, tellNavigation } from './runtime/navigation/navigation-event.ts';
import { hasSearch } from './shared/config/has-search.ts';
import { toggleSearch } from './runtime/search/open-search.ts';
import { followHeadings } from './runtime/chrome/outline.ts';
import { startPage } from './runtime/navigation/start-page.ts';
import { preloadTouched } from './runtime/navigation/preload.ts';
import { followTheme } from './runtime/chrome/theme.ts';
import { showTouchedTerm } from './runtime/terms/touched-term.ts';

// A Content-Security-Policy may block the inline script that sets it, too; see `head-script.ts`.
root.dataset.scripts = '';
followTheme();
followLeaving();
listenForTouches(() => import('./client-islands.ts'));
addEventListener('pageshow', hideDismissedBanner);
addEventListener('click', onAction);
// Registered before the listener of the navigation.
addEventListener('click', showTouchedTerm);
addEventListener('keydown', onHotkey);
for (const type of ['pointerover', 'focusin', 'keydown']) {
  addEventListener(type, preloadTouched);
  addEventListener(type, showTouchedTerm);
}
startNavigation(() => {
  start();
  tellNavigation();
});
tellLoads();
followHeadings();
start();

/** Starts the page, and opens search if the address has a query. */
function start(): void {
  startPage();
  if (hasSearch && new URLSearchParams(location.search).has('q')) toggleSearch();
}
