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
import { isNamed, isPlausible, isSearchFile, noted } from './expected.ts';
import { addressesOf, pagePathOf, pathnameOf, type RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

/** Decides what is stored of the network's answers, and under which build. */
export function createKeeper(site: WorkerSite, store: CopyStore) {
  const { base, build: own, files, search } = site;

  /** Stores an answer that is what was asked for, and says whether it is. */
  const ways: Record<RequestKind, (url: string, answer: Response) => Promise<boolean>> = {
    async document(url, answer) {
      const html = await answer.text();
      const build = buildOfDocument(html, base, pagePathOf(url, base));
      if (build) await store.put(addressesOf(url, base).document, html, answer, build);
      return !!build;
    },
    async payload(url, answer) {
      const text = await answer.text();
      const { build, path, sidebar } = readPayload(text);
      const asked = decodePath(withoutBase(base, pathnameOf(url)) ?? '');
      if (!build || path === undefined || asked !== `/${payloadFile(path)}`) return false;
      await store.put(url, text, answer, build);
      // A page that is opened by a load, not by a navigation, needs it as a file.
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

  /** The files of pages are of no build; scripts, styles and sidebars are. */
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
   * Stores an answer if it may be stored and is what was asked for.
   *
   * @returns False for another answer than what was asked for.
   */
  async function keep(kind: RequestKind, url: string, answer: Response): Promise<boolean> {
    if (!isPlausible(kind, url, answer, base)) return false;
    if (/no-store/.test(answer.headers.get('cache-control') ?? '')) return true;
    // What broke off or is not what it should be is not stored.
    return ways[kind](url, answer).catch(() => false);
  }

  /**
   * Stores a file whose content never changes with a build, unless it is there: a copy of another build,
   * or what the browser's own cache has, or the network's answer where that is something else.
   *
   * @returns Whether it is there now.
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
    // Hosts may answer it with its status.
    const answer = await fetch(address, { cache: 'no-cache' });
    const html = await answer.text();
    const build = buildOfDocument(html, base, pagePathOf(address, base));
    if (build) await store.put(address, html, answer, build);
  }

  /** Stores a file of search anew: where it is large, for readers who have opened search. */
  async function keepSearch(file: string): Promise<void> {
    const address = withBase(base, `/${file}`);
    if (!search.includes(address) && !(await store.find(address))) return;
    if (!(await keep('search', address, await fetch(address))))
      await keep('search', address, await fetch(address, { cache: 'reload' }));
  }

  /**
   * Stores what every page may need of the build's own files, as far as it is not there. It ends with the
   * first that cannot be had, or stored: so it may be tried with every page.
   *
   * @returns Whether all are there.
   */
  async function keepMissing(): Promise<boolean> {
    for (const file of Object.keys(files))
      if (!(await keepOnce(file, own).catch(() => false))) return false;
    return true;
  }

  return {
    keep,
    keepMissing,
    /** Stores what every page may need. What cannot be had now is stored when it can. */
    async keepNeeded(): Promise<void> {
      await Promise.allSettled([
        keepNotFound(),
        ...Object.keys(files).map((file) => keepOnce(file, own)),
        ...Object.values(searchFiles).map(keepSearch),
      ]);
    },
    /** Stores what a page had fetched before the worker saw it, out of the browser's own cache. */
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
