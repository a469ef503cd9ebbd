/*
 * The service worker: stores what pages fetch, and answers with what is stored when the network does
 * not. A new one waits until no page is open that an older one serves.
 */
import type { WorkerSite } from '../shared/service-worker.ts';
import { createAnswers } from './answer.ts';
import { createKeeper } from './keep.ts';
import { requestKind, type RequestKind } from './requests.ts';
import { createCopyStore } from './copy-store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written above this code by the build. */
declare const DOCS_SITE: WorkerSite;

const store = createCopyStore(DOCS_SITE);
const keeper = createKeeper(DOCS_SITE, store);
const answers = createAnswers(DOCS_SITE, store);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepLoaded(event)));
self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin, DOCS_SITE.base);
  if (kind) event.respondWith(answer(event, kind));
});

async function install(): Promise<void> {
  await store.trimBuilds();
  await keeper.keepNeeded();
}

async function activate(): Promise<void> {
  await store.forgetOtherBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Stores what a page had loaded before the worker saw it: the page says which files; see `head-script.ts`. */
async function keepLoaded({ source, data }: ExtendableMessageEvent): Promise<void> {
  const loaded = (data as string[]).map((url) => {
    const kind = requestKind(new Request(url), self.location.origin, DOCS_SITE.base);
    return kind && keeper.keepLoaded(kind, url);
  });
  await Promise.all([keeper.keepLoaded('document', (source as Client).url), ...loaded]);
}

/** What is named by its content from the store, all else from the network while it answers. */
async function answer(event: FetchEvent, kind: RequestKind): Promise<Response> {
  const { url } = event.request;
  if (kind === 'named-by-content') {
    const known = await answers.find(kind, url);
    if (known) return known;
  }
  const fetched = await fromNetwork(event);
  if (fetched && fetched.status < 500) {
    event.waitUntil(keeper.keep(kind, url, fetched.clone()));
    return fetched;
  }
  return (await answers.find(kind, url)) ?? fetched ?? answers.missing(kind);
}

/**
 * The network's answer; undefined when it has none. In Firefox a preload that fails is not rejected, but
 * answered with an error, which would be shown in place of the stored copy.
 */
async function fromNetwork(event: FetchEvent): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    if (preloaded?.type === 'error') return undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}
