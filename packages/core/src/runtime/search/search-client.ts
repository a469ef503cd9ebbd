import { debounceMs } from '../../shared/search/search-options.ts';
import { shardManifest } from '../../shared/search/shard-files.ts';
import { urlOfFile } from '../browser/location.ts';
import { trustedScript } from '../browser/trusted-script.ts';
import { fetchFile } from './fetch-file.ts';
import type { WorkerRequest, WorkerResponse } from './search-messages.ts';
import { openQuery, type SearchStore } from './search-store.ts';
import workerUrl from './search-worker.ts?worker&url';
import * as labels from '../../shared/config/labels.ts';

/** The connection between the store and the worker. */
export interface SearchClient {
  /**
   * Whether the site is large. Its worker fetches the parts of the index that a query needs, which takes most of the
   * debounce: a free worker receives a query of three letters at once, others in the middle of the debounce. It drops
   * the previous one.
   */
  isLarge: boolean;
  /** Starts a worker and loads the index into it; terminates the previous worker. */
  start(): void;
  /** Sends the open query. A busy worker gets only the latest query once it is free. */
  sync(): void;
}

/** The letters of a query that is asked at once: fewer begin too many words. */
const leastAhead = 3;

/**
 * Creates the client. It writes states of the index and answers into the store.
 *
 * @param files The files to fetch first; see `filesOfSearch`.
 */
export function createSearchClient(store: SearchStore, files: string[]): SearchClient {
  const isLarge = files.includes(shardManifest);
  let worker: Worker | undefined;
  /** The query that the worker has not answered. */
  let pending: string | undefined;

  /** The query that is being typed, and the end of the pause after its last key. */
  let typed: { query: string; timer: ReturnType<typeof setTimeout> } | undefined;

  const onMessage = ({ data }: MessageEvent<WorkerResponse>) => {
    if (data.type === 'answer') {
      pending = undefined;
      store.setAnswer(data.answer);
    } else store.setIndex(data.change);
  };
  const onError = () => {
    const problem = labels.searchNotStarted;
    store.setIndex({ index: 'error', problem, isWorkerLost: true });
  };
  /** Fetches the files, while the script of the worker loads, and transfers them to the worker. */
  const sendFiles = async (to: Worker) => {
    const [index, ...others] = files.map((file) => fetchFile(urlOfFile(file)));
    try {
      // Without expansions, search still finds the words of pages.
      const optional = others.map((file) => file.catch(() => undefined));
      const read = await Promise.all([index, ...optional]);
      const root = new URL(urlOfFile(''), location.href).href;
      const request: WorkerRequest = { type: 'open', root, isLarge, files: read };
      to.postMessage(
        request,
        read.filter((file) => file !== undefined),
      );
    } catch (error) {
      if (to === worker) store.setIndex({ index: 'error', problem: (error as Error).message });
    }
  };
  const ask = (query: string) => {
    pending = query;
    worker?.postMessage({ type: 'search', query } satisfies WorkerRequest);
  };
  return {
    isLarge,
    start() {
      worker?.terminate();
      pending = undefined;
      worker = new Worker(trustedScript(workerUrl), { type: 'module' });
      worker.addEventListener('error', onError);
      worker.addEventListener('message', onMessage);
      store.setIndex({ index: 'loading' });
      void sendFiles(worker);
    },
    sync() {
      const state = store.get();
      const query = openQuery(state);
      if (query === undefined || (isLarge ? query === pending : pending !== undefined)) return;
      const isFree = pending === undefined && query.length >= leastAhead;
      if (!isLarge || !state.isTyping || isFree) {
        ask(query);
        return;
      }
      if (typed?.query === query) return;
      clearTimeout(typed?.timer);
      const askOpen = () => query === openQuery(store.get()) && query !== pending && ask(query);
      typed = { query, timer: setTimeout(askOpen, debounceMs / 2) };
    },
  };
}
