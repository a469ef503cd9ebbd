/* The page's side of the service worker, where the site has one. */
import { type LoadedFiles, workerFile } from '../shared/service-worker.ts';
import { elementOfHash, pathOf, root, urlOfFile } from './location.ts';
import { startPage } from './page.ts';
import { forgetPayloads } from './payloads.ts';
import { tellStoredCopies } from './stored-copy.ts';
import { readyPayload, swap } from './swap.ts';
import { trustedScript } from './trusted-script.ts';

const { serviceWorker } = navigator;
const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Shows the page of this address in a document that the worker could give its shell only. */
async function fillShell(): Promise<void> {
  const payload = await readyPayload(pathOf(location) ?? '/');
  if (!payload) return;
  swap(payload);
  startPage();
  elementOfHash(location.hash)?.scrollIntoView();
}

/** Tells the worker what it was too late to see: this document, and all it has fetched. */
function tellLoaded({ controller }: ServiceWorkerContainer): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  controller?.postMessage({ document: location.href, files } satisfies LoadedFiles);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  // What the worker fetches must not come before what the page needs.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if (!container.controller)
    container.addEventListener('controllerchange', () => tellLoaded(container), { once: true });
  // Where it is refused, the page works as it does without.
  await container.register(trustedScript(urlOfFile(workerFile))).catch(() => undefined);
}

if ('shell' in root.dataset) void fillShell();
tellStoredCopies();
// What was fetched ahead while offline are copies.
addEventListener('online', forgetPayloads);
// A worker stores what the page may not need.
if (serviceWorker && !connection?.saveData) void register(serviceWorker);
