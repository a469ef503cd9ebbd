import { withBase } from '../shared/paths.ts';
import { notFoundAddress, type WorkerSite } from '../shared/service-worker.ts';
import { buildOfDocument, readPayload } from './copies.ts';
import { addressesOf, type RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

/** Decides what is stored of the network's answers, and under which build. */
export function createKeeper({ base, files, search }: WorkerSite, store: CopyStore) {
  const ways: Record<RequestKind, (url: string, answer: Response) => Promise<void>> = {
    async document(url, answer) {
      const html = await answer.text();
      const build = buildOfDocument(html, base);
      if (build) await store.put(addressesOf(url, base).document, html, answer, build);
    },
    async payload(url, answer) {
      const text = await answer.text();
      const { build, sidebar } = readPayload(text);
      if (!build) return;
      await store.put(url, text, answer, build);
      // A page that is opened by a load, not by a navigation, needs it as a file.
      if (sidebar) await keepOnce(withBase(base, `/${sidebar}`), build);
    },
    async search(url, answer) {
      const text = await answer.text();
      JSON.parse(text);
      await store.put(url, text, answer);
    },
    async image(url, answer) {
      if (answer.headers.get('content-type')?.startsWith('image/'))
        await store.put(url, answer.body, answer);
    },
    'named-by-content': (url, answer) => store.put(url, answer.body, answer),
  };

  /** Stores an answer if it may be stored and is what was asked for. */
  async function keep(kind: RequestKind, url: string, answer: Response): Promise<void> {
    if (!answer.ok || /no-store/.test(answer.headers.get('cache-control') ?? '')) return;
    // What broke off or is not what it should be is not stored.
    await ways[kind](url, answer).catch(() => undefined);
  }

  /** Stores a file whose content never changes with a build, unless it is there. */
  async function keepOnce(address: string, build?: string): Promise<void> {
    if (await store.find(address, build)) return;
    const known = await store.find(address);
    const answer = known?.response ?? (await fetch(address, { cache: 'force-cache' }));
    if (answer.ok) await store.put(address, answer.body, answer, build);
  }

  async function keepNotFound(): Promise<void> {
    const address = notFoundAddress(base);
    // Hosts may answer it with its status.
    const answer = await fetch(address, { cache: 'no-cache' });
    const html = await answer.text();
    const build = buildOfDocument(html, base);
    if (build) await store.put(address, html, answer, build);
  }

  async function keepSearch(address: string): Promise<void> {
    await keep('search', address, await fetch(address));
  }

  return {
    keep,
    /** Stores what every page may need. What cannot be had now is stored when a page asks for it. */
    async keepNeeded(): Promise<void> {
      await Promise.allSettled([
        keepNotFound(),
        ...files.map((file) => keepOnce(file)),
        ...search.map(keepSearch),
      ]);
    },
    /** Stores what a page had fetched before the worker saw it, out of the browser's own cache. */
    async keepLoaded(kind: RequestKind, url: string): Promise<void> {
      const answer = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
      if (answer) await keep(kind, url, answer);
    },
  };
}
