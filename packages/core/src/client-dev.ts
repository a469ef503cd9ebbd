/** The script of every page under the dev server: the script of a build, plus live updates. */
import { injectIntoGlobalHook } from 'docs:refresh';
import './client.ts';
import './client-dev-connect.ts';
import { type DevNote, showNotes } from './client-dev-notes.ts';
import { pathOf } from './runtime/browser/location.ts';
import { morph } from './runtime/islands/morph.ts';
import { startPage } from './runtime/navigation/start-page.ts';
import { forgetPayloads, readyPayload } from './runtime/navigation/payloads.ts';
import { swap } from './runtime/navigation/swap.ts';

injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});

/** A part of Vite's message that a file has changed. */
interface HotUpdate {
  type: string;
  path: string;
}

/** Counts updates, so that an outdated one ends without effect. */
let latest = 0;

async function update(): Promise<void> {
  const turn = ++latest;
  const path = pathOf(location);
  const payload = path === undefined ? undefined : await readyPayload(path);
  if (turn !== latest || path !== pathOf(location)) return;
  // The chrome that stays mounted has changed.
  if (payload === null) return location.reload();
  if (!payload) {
    // The page is gone, or has an error, which the server shows in the overlay.
    const { status } = await fetch(location.href, { method: 'HEAD' });
    if (status === 404) location.reload();
    return;
  }
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  dispatchEvent(new Event('docs:updating'));
  swap(payload, morph);
  startPage();
  askForNotes();
  dispatchEvent(new Event('docs:updated'));
}

import.meta.hot?.on('docs:changed', ({ path }: { path: string | null }) => {
  forgetPayloads();
  dispatchEvent(new Event('docs:changed'));
  if (path === null || path === pathOf(location)) void update();
});

/** The path of the page of the last request for notes. */
let asked: string | undefined;

/** Requests the mistakes of the current page that leave it usable. */
function askForNotes(): void {
  asked = pathOf(location);
  if (asked !== undefined) import.meta.hot?.send('docs:shown', asked);
}

import.meta.hot?.on('docs:notes', ({ path, notes }: { path: string; notes: DevNote[] }) => {
  if (path === pathOf(location)) showNotes(notes);
});
// A change of another page may affect this one, such as a link to it.
import.meta.hot?.on('docs:changed', askForNotes);
new MutationObserver(() => {
  if (pathOf(location) !== asked) askForNotes();
}).observe(document.body, { childList: true, subtree: true });
askForNotes();

/** Adds style sheets of components that are new since the load of this document. */
import.meta.hot?.on('docs:styles', (addresses: string[]) => {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  // An edited sheet has a query.
  const known = new Set([...sheets].map(({ href }) => href.split('?')[0]));
  for (const address of addresses) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address });
    if (!known.has(link.href)) document.head.append(link);
  }
});

/** Vite looks up links by unescaped file names. */
import.meta.hot?.on('vite:beforeUpdate', ({ updates }: { updates: HotUpdate[] }) => {
  for (const update of updates)
    if (update.type === 'css-update') update.path = encodeURI(update.path);
});
