/**
 * What every page runs when it loads. No React: that comes with the first island the reader touches.
 */
import { onAction } from './runtime/chrome/actions.ts';
import { hideDismissedBanner } from './runtime/chrome/banner.ts';
import { onHotkey } from './runtime/chrome/hotkeys.ts';
import { listenForTouches } from './runtime/islands/islands.ts';
import { root } from './runtime/browser/location.ts';
import { startNavigation } from './runtime/navigation/navigate.ts';
import { toggleSearch } from './runtime/search/open-search.ts';
import { followHeadings } from './runtime/chrome/outline.ts';
import { startPage } from './runtime/navigation/start-page.ts';
import { preloadTouched } from './runtime/navigation/preload.ts';
import { followTheme } from './runtime/chrome/theme.ts';
import { showTouchedType } from './runtime/types/touched-type.ts';

// Where a policy keeps the inline script from running; see `head-script.ts`.
root.dataset.scripts = '';
followTheme();
listenForTouches(() => import('./client-islands.ts'));
addEventListener('pageshow', hideDismissedBanner);
addEventListener('click', onAction);
addEventListener('keydown', onHotkey);
for (const type of ['pointerover', 'focusin', 'keydown']) {
  addEventListener(type, preloadTouched);
  addEventListener(type, showTouchedType);
}
startNavigation(start);
followHeadings();
start();

/** Brings a page to life, with the search that its address asks for. */
function start(): void {
  startPage();
  if (/[?&]q=/.test(location.search)) toggleSearch();
}
