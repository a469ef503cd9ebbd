/*
 * The service worker: stores what pages fetch, and answers with what is stored when the network does
 * not. A new one waits until no page is open that an older one serves.
 */
import type { WorkerSite } from '../shared/document/worker-build.ts';
import { createAnswers } from './answer.ts';
import { isPlausible } from './expected.ts';
import * as keeper from './keep.ts';
import { requestKind, type RequestKind } from './requests.ts';
import { createCopyStore } from './copy-store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written above this code by the build. */
declare const DOCS_SITE: WorkerSite;

const { base } = DOCS_SITE;
const store = createCopyStore(DOCS_SITE);
const keeping = { site: DOCS_SITE, store };
const answers = createAnswers(DOCS_SITE, store);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepLoaded(event)));
self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin, base);
  if (kind) event.respondWith(answer(event, kind));
});

async function install(): Promise<void> {
  await store.trimBuilds();
  await keeper.keepNeeded(keeping);
}

async function activate(): Promise<void> {
  await store.forgetOtherBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Stores what a page had loaded before the worker saw it: the page says which files; see `head-script.ts`. */
async function keepLoaded({ source, data }: ExtendableMessageEvent): Promise<void> {
  const loaded = (data as string[]).map((url) => {
    const kind = requestKind(new Request(url), self.location.origin, base);
    return kind && keeper.keepLoaded(keeping, kind, url);
  });
  await Promise.all([keeper.keepLoaded(keeping, 'document', (source as Client).url), ...loaded]);
}

/** What is named by its content from the store, all else from the network while it answers. */
async function answer(event: FetchEvent, kind: RequestKind): Promise<Response> {
  const { url } = event.request;
  const isNamed = kind === 'named-by-content';
  const known = isNamed && (await answers.find(kind, url));
  if (known) return known;
  let fetched = await fromNetwork(event);
  const isOther = () => fetched?.ok && !isPlausible(kind, url, fetched, base);
  // The browser's own cache may hold for a year what a host or a portal once answered. Of a script whose
  // digest the page knows the browser gives no such answer, but an error.
  if (kind !== 'document' && (isOther() || (isNamed && !fetched)))
    fetched = await fromNetwork(event, 'reload');
  // A page refuses such a payload itself, and loads the document: a reader has to see a portal.
  if (kind !== 'document' && kind !== 'payload' && isOther()) fetched = undefined;
  if (fetched && fetched.status < 500) {
    // A clone that nobody reads would be held in memory.
    if (isPlausible(kind, url, fetched, base)) event.waitUntil(keep(kind, url, fetched.clone()));
    return fetched;
  }
  return (await answers.find(kind, url)) ?? fetched ?? answers.missing(kind);
}

/** Whether all that every page may need was found to be there since this worker was started. */
let isComplete = false;

/** Stores an answer; with a page of this site, what is missing of the build as well. */
async function keep(kind: RequestKind, url: string, fetched: Response): Promise<void> {
  const isKept = await keeper.keep(keeping, kind, url, fetched);
  if (isKept && kind === 'document') isComplete ||= await keeper.keepMissing(keeping);
}

/**
 * The network's answer; undefined when it has none. In Firefox a preload that fails is not rejected, but
 * answered with an error, which would be shown in place of the stored copy.
 */
async function fromNetwork(event: FetchEvent, cache?: RequestCache): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    if (preloaded?.type === 'error') return undefined;
    return preloaded ?? (await fetch(event.request, cache && { cache }));
  } catch {
    return undefined;
  }
}
