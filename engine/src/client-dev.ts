/** The script of every page under the dev server: that of a build, plus live updates. */
import { injectIntoGlobalHook } from 'docs:refresh';
import './client.ts';
import './client-dev-connect.ts';
import { pathOf } from './runtime/browser/location.ts';
import { morph } from './runtime/browser/morph.ts';
import { startPage } from './runtime/navigation/start-page.ts';
import { forgetPayloads, readyPayload } from './runtime/navigation/payloads.ts';
import { swap } from './runtime/navigation/swap.ts';

injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});

/** Counts updates, so that an outdated one ends without effect. */
let latest = 0;

async function update(): Promise<void> {
  const turn = ++latest;
  const path = pathOf(location);
  const payload = path === undefined ? undefined : await readyPayload(path);
  if (turn !== latest || path !== pathOf(location)) return;
  // The page has an error, which the server shows in the overlay.
  if (!payload) return;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  swap(payload, morph);
  startPage();
}

import.meta.hot?.on('docs:changed', ({ path }: { path: string | null }) => {
  forgetPayloads();
  dispatchEvent(new Event('docs:changed'));
  if (path === null || path === pathOf(location)) void update();
});
