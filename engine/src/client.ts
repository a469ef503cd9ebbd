/**
 * What every page runs when it loads. No React: that comes with the first island the reader touches.
 */
import { onAction } from './runtime/actions.ts';
import { hideDismissedBanner } from './runtime/banner.ts';
import { onHotkey } from './runtime/hotkeys.ts';
import { listenForTouches } from './runtime/islands.ts';
import { root } from './runtime/location.ts';
import { startNavigation } from './runtime/navigation.ts';
import { toggleSearch } from './runtime/open-search.ts';
import { followHeadings } from './runtime/outline.ts';
import { startPage } from './runtime/page.ts';
import { preloadTouched } from './runtime/preload.ts';
import { followTheme } from './runtime/theme.ts';
import { showTouchedType } from './runtime/touched-type.ts';

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
