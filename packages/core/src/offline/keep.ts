import {
  decodePath,
  digestInName,
  payloadFile,
  withBase,
  withoutBase,
} from '../shared/page/paths.ts';
import { searchFiles } from '../shared/search/search-options.ts';
import { notFoundAddress, type WorkerSite } from '../shared/document/worker-build.ts';
import { buildOfDocument, readPayload } from './copies.ts';
import { isNamed, isPlausible, digestInBuild } from './expected.ts';
import { isJsonFile } from './json-files.ts';
import { addressesOf, pagePathOf, pathnameOf, type RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

/** The build of a worker, and its storage. */
export interface WorkerContext {
  site: WorkerSite;
  store: CopyStore;
}

/** Stores an answer if it is the requested file; false otherwise. */
type Writer = (context: WorkerContext, url: string, answer: Response) => Promise<boolean>;

const writers: Record<RequestKind, Writer> = {
  async document({ site, store }, url, answer) {
    const html = await answer.text();
    const build = buildOfDocument(html, site.base, pagePathOf(url, site.base));
    if (build) await store.put(addressesOf(url, site.base).document, html, answer, build);
    return !!build;
  },
  async payload(context, url, answer) {
    const text = await answer.text();
    const { build, path, sidebar } = readPayload(text);
    const requested = decodePath(withoutBase(context.site.base, pathnameOf(url)) ?? '');
    if (!build || path === undefined || requested !== `/${payloadFile(path)}`) return false;
    await context.store.put(url, text, answer, build);
    // A page that is opened by a load, not by a navigation, fetches its sidebar as a file.
    if (sidebar) await keepOnce(context, withBase(context.site.base, `/${sidebar}`), build);
    return true;
  },
  async json({ site, store }, url, answer) {
    const text = await answer.text();
    if (!isJsonFile(withoutBase(site.base, pathnameOf(url)) ?? '', text)) return false;
    await store.put(url, text, answer);
    return true;
  },
  async image({ store }, url, answer) {
    await store.put(url, answer.body, answer);
    return true;
  },
  'named-by-content': (context, url, answer) =>
    keepNamed(context, url, answer, buildOfFile(context.site, url)),
};

/** Files of pages belong to no build; scripts, styles and sidebars do. */
function buildOfFile(site: WorkerSite, url: string): string | undefined {
  const pathname = pathnameOf(url);
  const isOfPage =
    !digestInBuild(site, pathname) && digestInName(withoutBase(site.base, pathname) ?? '');
  return isOfPage ? undefined : site.build;
}

async function keepNamed(
  { site, store }: WorkerContext,
  url: string,
  answer: Response,
  build: string | undefined,
): Promise<boolean> {
  const bytes = await answer.arrayBuffer();
  if (!(await isNamed(site, pathnameOf(url), bytes))) return false;
  await store.put(url, bytes, answer, build);
  return true;
}

/**
 * Stores an answer if it is the requested file and may be stored.
 *
 * @returns False if the answer is another file.
 */
export async function keep(
  context: WorkerContext,
  kind: RequestKind,
  url: string,
  answer: Response,
): Promise<boolean> {
  if (!isPlausible(kind, url, answer, context.site.base)) return false;
  if (/no-store/.test(answer.headers.get('cache-control') ?? '')) return true;
  // An interrupted download or unexpected content is not stored.
  return writers[kind](context, url, answer).catch(() => false);
}

/**
 * Stores a file with immutable content, unless it is stored. The sources, in order: a copy of
 * another build, the browser's HTTP cache, and the network if the cached answer is another file.
 *
 * @returns Whether the file is stored.
 */
async function keepOnce(
  context: WorkerContext,
  address: string,
  build: string | undefined,
): Promise<boolean> {
  const { site, store } = context;
  const isThere = async () => !!(await store.find(address, build));
  if (await isThere()) return true;
  const known = await store.find(address);
  if (known && (await keepNamed(context, address, known.response, build))) return isThere();
  for (const cache of ['force-cache', 'reload'] as const) {
    const answer = await fetch(address, { cache });
    if (!answer.ok) return false;
    const isRight = isPlausible('named-by-content', address, answer, site.base);
    if (isRight && (await keepNamed(context, address, answer, build))) return isThere();
  }
  return false;
}

/** Stores the files that every page may need. `keepMissing` retries the failed ones. */
export async function keepNeeded(context: WorkerContext): Promise<void> {
  const { build, files } = context.site;
  await Promise.allSettled([
    keepNotFound(context),
    ...Object.keys(files).map((file) => keepOnce(context, file, build)),
    ...Object.values(searchFiles).map((file) => keepSearch(context, file)),
  ]);
}

async function keepNotFound({ site: { base }, store }: WorkerContext): Promise<void> {
  const address = notFoundAddress(base);
  // Hosts may answer with the status 404.
  const answer = await fetch(address, { cache: 'no-cache' });
  const html = await answer.text();
  const build = buildOfDocument(html, base, pagePathOf(address, base));
  if (build) await store.put(address, html, answer, build);
}

/** Updates a file of search. A large one is stored only for readers who have opened search. */
async function keepSearch(context: WorkerContext, file: string): Promise<void> {
  const { site, store } = context;
  const address = withBase(site.base, `/${file}`);
  if (!site.search.includes(address) && !(await store.find(address))) return;
  if (!(await keep(context, 'json', address, await fetch(address))))
    await keep(context, 'json', address, await fetch(address, { cache: 'reload' }));
}

/**
 * Stores the missing files of the build that every page may need. It stops at the first failure,
 * so that it is cheap to call for every page.
 *
 * @returns Whether all are stored.
 */
export async function keepMissing(context: WorkerContext): Promise<boolean> {
  const { build, files } = context.site;
  for (const file of Object.keys(files))
    if (!(await keepOnce(context, file, build).catch(() => false))) return false;
  return true;
}

/**
 * Stores a file that a page fetched before the worker controlled it, from the browser's HTTP
 * cache.
 */
export async function keepLoaded(
  context: WorkerContext,
  kind: RequestKind,
  url: string,
): Promise<void> {
  if (kind === 'named-by-content') {
    await keepOnce(context, url, buildOfFile(context.site, url)).catch(() => undefined);
    return;
  }
  const answer = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
  if (answer) await keep(context, kind, url, answer);
}
