/**
 * What every page runs when it loads. No React: that comes with the first island the reader touches.
 */
import { onAction } from './runtime/actions.ts';
import { onHotkey } from './runtime/hotkeys.ts';
import { listenForTouches } from './runtime/islands.ts';
import { startNavigation } from './runtime/navigation.ts';
import { toggleSearch } from './runtime/open-search.ts';
import { followHeadings } from './runtime/outline.ts';
import { startPage } from './runtime/page.ts';
import { preloadTouched } from './runtime/preload.ts';
import { followTheme } from './runtime/theme.ts';

followTheme();
listenForTouches(() => import('./client-islands.ts').then(({ hydrator }) => hydrator));
document.addEventListener('click', onAction);
document.addEventListener('keydown', onHotkey);
document.addEventListener('pointerover', preloadTouched);
document.addEventListener('focusin', preloadTouched);
startNavigation(startPage);
followHeadings();
startPage();
if (/[?&]q=/.test(location.search)) toggleSearch();
