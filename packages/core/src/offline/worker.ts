/* The service worker: stores the files that pages fetch, and answers from its storage if the
   network does not answer. A new worker waits until every page of an older one is closed. */
import type { WorkerSite } from '../shared/document/worker-build.ts';
import { createAnswers } from './answer.ts';
import { isPlausible } from './expected.ts';
import * as keeper from './keep.ts';
import { requestKind, type RequestKind } from './requests.ts';
import { CopyStore } from './copy-store.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build writes this constant above the code. */
declare const DOCS_SITE: WorkerSite;

const { base } = DOCS_SITE;
const store = new CopyStore(DOCS_SITE);
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

/**
 * Stores the files that a page loaded before the worker controlled it. The page lists them; see
 * `head-script.ts`.
 */
async function keepLoaded({ source, data }: ExtendableMessageEvent): Promise<void> {
  const loaded = (data as string[]).map((url) => {
    const kind = requestKind(new Request(url), self.location.origin, base);
    return kind && keeper.keepLoaded(keeping, kind, url);
  });
  await Promise.all([keeper.keepLoaded(keeping, 'document', (source as Client).url), ...loaded]);
}

/**
 * Answers with files named by content from the store, and with all others from the network, if it
 * answers.
 */
async function answer(event: FetchEvent, kind: RequestKind): Promise<Response> {
  const { url } = event.request;
  const isNamed = kind === 'named-by-content';
  const known = isNamed && (await answers.find(kind, url));
  if (known) return known;
  let fetched = await fromNetwork(event);
  const isOther = () => fetched?.ok && !isPlausible(kind, url, fetched, base);
  // The browser's HTTP cache may hold the wrong answer of a host or a portal for a year. For a
  // script with an integrity hash the browser reports an error instead of that answer.
  if (kind !== 'document' && (isOther() || (isNamed && !fetched)))
    fetched = await fromNetwork(event, 'reload');
  // A page rejects such a payload itself and loads the document: the reader must see a portal's
  // page.
  if (kind !== 'document' && kind !== 'payload' && isOther()) fetched = undefined;
  if (fetched && fetched.status < 500) {
    // An unread clone would stay in memory.
    if (isPlausible(kind, url, fetched, base)) event.waitUntil(keep(kind, url, fetched.clone()));
    return fetched;
  }
  return (await answers.find(kind, url)) ?? fetched ?? answers.missing(kind);
}

/**
 * Whether all files that every page may need are stored, as checked since the start of this worker.
 */
let isComplete = false;

/** Stores an answer. A document of this site also stores the missing files of the build. */
async function keep(kind: RequestKind, url: string, fetched: Response): Promise<void> {
  const isKept = await keeper.keep(keeping, kind, url, fetched);
  if (isKept && kind === 'document') isComplete ||= await keeper.keepMissing(keeping);
}

/**
 * The network's answer; undefined if there is none. A failed preload is not rejected in Firefox: it
 * resolves with an error response, which would replace the stored copy.
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
