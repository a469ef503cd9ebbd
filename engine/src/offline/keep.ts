import { digestInName, withBase, withoutBase } from '../shared/page/paths.ts';
import { searchFiles } from '../shared/search/search-options.ts';
import { notFoundAddress, type WorkerSite } from '../shared/document/worker-build.ts';
import { buildOfDocument, readPayload } from './copies.ts';
import { isNamed, isPlausible, isSearchFile, noted } from './expected.ts';
import { addressesOf, pathnameOf, type RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

/** The build of a worker, and what is stored for it. */
export interface Keeping {
  site: WorkerSite;
  store: CopyStore;
}

/** Stores an answer that is what was asked for, and says whether it is. */
type Way = (keeping: Keeping, url: string, answer: Response) => Promise<boolean>;

const ways: Record<RequestKind, Way> = {
  async document({ site, store }, url, answer) {
    const html = await answer.text();
    const build = buildOfDocument(html, site.base);
    if (build) await store.put(addressesOf(url, site.base).document, html, answer, build);
    return !!build;
  },
  async payload(keeping, url, answer) {
    const text = await answer.text();
    const { build, sidebar } = readPayload(text);
    if (!build) return false;
    await keeping.store.put(url, text, answer, build);
    // A page that is opened by a load, not by a navigation, needs it as a file.
    if (sidebar) await keepOnce(keeping, withBase(keeping.site.base, `/${sidebar}`), build);
    return true;
  },
  async search({ store }, url, answer) {
    const text = await answer.text();
    if (!isSearchFile(pathnameOf(url), text)) return false;
    await store.put(url, text, answer);
    return true;
  },
  async image({ store }, url, answer) {
    await store.put(url, answer.body, answer);
    return true;
  },
  'named-by-content': (keeping, url, answer) =>
    keepNamed(keeping, url, answer, buildOfFile(keeping.site, url)),
};

/** The files of pages are of no build; scripts, styles and sidebars are. */
function buildOfFile(site: WorkerSite, url: string): string | undefined {
  const pathname = pathnameOf(url);
  const isOfPage = !noted(site, pathname) && digestInName(withoutBase(site.base, pathname) ?? '');
  return isOfPage ? undefined : site.build;
}

async function keepNamed(
  { site, store }: Keeping,
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
 * Stores an answer if it may be stored and is what was asked for.
 *
 * @returns False for another answer than what was asked for.
 */
export async function keep(
  keeping: Keeping,
  kind: RequestKind,
  url: string,
  answer: Response,
): Promise<boolean> {
  if (!isPlausible(kind, url, answer, keeping.site.base)) return false;
  if (/no-store/.test(answer.headers.get('cache-control') ?? '')) return true;
  // What broke off or is not what it should be is not stored.
  return ways[kind](keeping, url, answer).catch(() => false);
}

/**
 * Stores a file whose content never changes with a build, unless it is there: a copy of another build,
 * or what the browser's own cache has, or the network's answer where that is something else.
 *
 * @returns Whether it is there now.
 */
async function keepOnce(
  keeping: Keeping,
  address: string,
  build: string | undefined,
): Promise<boolean> {
  const { site, store } = keeping;
  const isThere = async () => !!(await store.find(address, build));
  if (await isThere()) return true;
  const known = await store.find(address);
  if (known && (await keepNamed(keeping, address, known.response, build))) return isThere();
  for (const cache of ['force-cache', 'reload'] as const) {
    const answer = await fetch(address, { cache });
    if (!answer.ok) return false;
    const isRight = isPlausible('named-by-content', address, answer, site.base);
    if (isRight && (await keepNamed(keeping, address, answer, build))) return isThere();
  }
  return false;
}

/** Stores what every page may need. What cannot be had now is stored when it can. */
export async function keepNeeded(keeping: Keeping): Promise<void> {
  const { build, files } = keeping.site;
  await Promise.allSettled([
    keepNotFound(keeping),
    ...Object.keys(files).map((file) => keepOnce(keeping, file, build)),
    ...Object.values(searchFiles).map((file) => keepSearch(keeping, file)),
  ]);
}

async function keepNotFound({ site: { base }, store }: Keeping): Promise<void> {
  const address = notFoundAddress(base);
  // Hosts may answer it with its status.
  const answer = await fetch(address, { cache: 'no-cache' });
  const html = await answer.text();
  const build = buildOfDocument(html, base);
  if (build) await store.put(address, html, answer, build);
}

/** Stores a file of search anew: where it is large, for readers who have opened search. */
async function keepSearch(keeping: Keeping, file: string): Promise<void> {
  const { site, store } = keeping;
  const address = withBase(site.base, `/${file}`);
  if (!site.search.includes(address) && !(await store.find(address))) return;
  if (!(await keep(keeping, 'search', address, await fetch(address))))
    await keep(keeping, 'search', address, await fetch(address, { cache: 'reload' }));
}

/**
 * Stores what every page may need of the build's own files, as far as it is not there. It ends with the
 * first that cannot be had, or stored: so it may be tried with every page.
 *
 * @returns Whether all are there.
 */
export async function keepMissing(keeping: Keeping): Promise<boolean> {
  const { build, files } = keeping.site;
  for (const file of Object.keys(files))
    if (!(await keepOnce(keeping, file, build).catch(() => false))) return false;
  return true;
}

/** Stores what a page had fetched before the worker saw it, out of the browser's own cache. */
export async function keepLoaded(keeping: Keeping, kind: RequestKind, url: string): Promise<void> {
  if (kind === 'named-by-content') {
    await keepOnce(keeping, url, buildOfFile(keeping.site, url)).catch(() => undefined);
    return;
  }
  const answer = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
  if (answer) await keep(keeping, kind, url, answer);
}
