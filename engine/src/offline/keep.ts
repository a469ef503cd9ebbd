import { digestInName, withBase, withoutBase } from '../shared/page/paths.ts';
import { searchFiles } from '../shared/search/search-options.ts';
import { notFoundAddress, type WorkerSite } from '../shared/document/worker-build.ts';
import { buildOfDocument, readPayload } from './copies.ts';
import { isNamed, isPlausible, isSearchFile, noted } from './expected.ts';
import { addressesOf, pathnameOf, type RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

/** Decides which answers of the network are stored, and under which build. */
export function createKeeper(site: WorkerSite, store: CopyStore) {
  const { base, build: own, files, search } = site;

  /** Stores an answer if it is the requested file; false otherwise. */
  const ways: Record<RequestKind, (url: string, answer: Response) => Promise<boolean>> = {
    async document(url, answer) {
      const html = await answer.text();
      const build = buildOfDocument(html, base);
      if (build) await store.put(addressesOf(url, base).document, html, answer, build);
      return !!build;
    },
    async payload(url, answer) {
      const text = await answer.text();
      const { build, sidebar } = readPayload(text);
      if (!build) return false;
      await store.put(url, text, answer, build);
      // A page that is opened by a load, not by a navigation, fetches its sidebar as a file.
      if (sidebar) await keepOnce(withBase(base, `/${sidebar}`), build);
      return true;
    },
    async search(url, answer) {
      const text = await answer.text();
      if (!isSearchFile(pathnameOf(url), text)) return false;
      await store.put(url, text, answer);
      return true;
    },
    async image(url, answer) {
      await store.put(url, answer.body, answer);
      return true;
    },
    'named-by-content': (url, answer) => keepNamed(url, answer, buildOfFile(url)),
  };

  /** Files of pages belong to no build; scripts, styles and sidebars do. */
  function buildOfFile(url: string): string | undefined {
    const pathname = pathnameOf(url);
    const isOfPage = !noted(site, pathname) && digestInName(withoutBase(base, pathname) ?? '');
    return isOfPage ? undefined : own;
  }

  async function keepNamed(url: string, answer: Response, build?: string): Promise<boolean> {
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
  async function keep(kind: RequestKind, url: string, answer: Response): Promise<boolean> {
    if (!isPlausible(kind, url, answer, base)) return false;
    if (/no-store/.test(answer.headers.get('cache-control') ?? '')) return true;
    // An interrupted download or unexpected content is not stored.
    return ways[kind](url, answer).catch(() => false);
  }

  /**
   * Stores a file with immutable content, unless it is stored. The sources, in order: a copy of
   * another build, the browser's HTTP cache, and the network if the cached answer is another file.
   *
   * @returns Whether the file is stored.
   */
  async function keepOnce(address: string, build?: string): Promise<boolean> {
    const isThere = async () => !!(await store.find(address, build));
    if (await isThere()) return true;
    const known = await store.find(address);
    if (known && (await keepNamed(address, known.response, build))) return isThere();
    for (const cache of ['force-cache', 'reload'] as const) {
      const answer = await fetch(address, { cache });
      if (!answer.ok) return false;
      const isRight = isPlausible('named-by-content', address, answer, base);
      if (isRight && (await keepNamed(address, answer, build))) return isThere();
    }
    return false;
  }

  async function keepNotFound(): Promise<void> {
    const address = notFoundAddress(base);
    // Hosts may answer with the status 404.
    const answer = await fetch(address, { cache: 'no-cache' });
    const html = await answer.text();
    const build = buildOfDocument(html, base);
    if (build) await store.put(address, html, answer, build);
  }

  /** Updates a file of search. A large one is stored only for readers who have opened search. */
  async function keepSearch(file: string): Promise<void> {
    const address = withBase(base, `/${file}`);
    if (!search.includes(address) && !(await store.find(address))) return;
    if (!(await keep('search', address, await fetch(address))))
      await keep('search', address, await fetch(address, { cache: 'reload' }));
  }

  /**
   * Stores the missing files of the build that every page may need. It stops at the first failure,
   * so that it is cheap to call for every page.
   *
   * @returns Whether all are stored.
   */
  async function keepMissing(): Promise<boolean> {
    for (const file of Object.keys(files))
      if (!(await keepOnce(file, own).catch(() => false))) return false;
    return true;
  }

  return {
    keep,
    keepMissing,
    /** Stores the files that every page may need. `keepMissing` retries the failed ones. */
    async keepNeeded(): Promise<void> {
      await Promise.allSettled([
        keepNotFound(),
        ...Object.keys(files).map((file) => keepOnce(file, own)),
        ...Object.values(searchFiles).map(keepSearch),
      ]);
    },
    /**
     * Stores a file that a page fetched before the worker controlled it, from the browser's HTTP
     * cache.
     */
    async keepLoaded(kind: RequestKind, url: string): Promise<void> {
      if (kind === 'named-by-content') {
        await keepOnce(url, buildOfFile(url)).catch(() => undefined);
        return;
      }
      const answer = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
      if (answer) await keep(kind, url, answer);
    },
  };
}
