/** What every page runs under the dev server: the same as ever, and an ear for edits. */
import { injectIntoGlobalHook } from 'docs:refresh';
import './client.ts';
import './client-dev-connect.ts';
import { pathOf } from './runtime/browser/location.ts';
import { morph } from './runtime/browser/morph.ts';
import { startPage } from './runtime/navigation/start-page.ts';
import { forgetPayloads } from './runtime/navigation/payloads.ts';
import { readyPayload, swap } from './runtime/navigation/swap.ts';

injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});

/** Counts updates, so that only the last one is shown. */
let latest = 0;

async function update(): Promise<void> {
  const turn = ++latest;
  const path = pathOf(location);
  const payload = path === undefined ? undefined : await readyPayload(path);
  if (turn !== latest || path !== pathOf(location)) return;
  // The server has put the mistake into the overlay; what was shown last stays.
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
