import { searchFiles } from '../../shared/search/search-options.ts';
import { shardManifest } from '../../shared/search/shard-files.ts';
import { urlOfFile } from '../browser/location.ts';
import { trustedScript } from '../browser/trusted-script.ts';
import type { ShardsRequest, WorkerRequest, WorkerResponse } from './search-messages.ts';
import { openQuery, type SearchStore } from './search-store.ts';
import shardsWorkerUrl from './search-shards-worker.ts?worker&url';
import workerUrl from './search-worker.ts?worker&url';
import * as labels from '../../shared/config/labels.ts';

/** The connection between the store and the worker. */
export interface SearchClient {
  /** Starts a worker and loads the index into it; terminates the previous worker. */
  start(): void;
  /** Sends the open query. A busy worker gets only the latest query once it is free. */
  sync(): void;
}

/** The files of a site's search. */
interface SearchSite {
  /**
   * Whether the site is large. Its worker fetches the parts of the index that a query needs. It
   * receives a query when the debounce ends, and drops the previous one.
   */
  hasShards: boolean;
  /** Whether the index has a file of expansions next to it. */
  hasExpansions: boolean;
}

/** Creates the client. It writes states of the index and answers into the store. */
export function createSearchClient(
  store: SearchStore,
  { hasShards, hasExpansions }: SearchSite,
): SearchClient {
  let worker: Worker | undefined;
  /** The query that the worker has not answered. */
  let pending: string | undefined;
  const send = (request: WorkerRequest | ShardsRequest) => worker?.postMessage(request);

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
  /** Fetches the index, while the script of the worker loads, and transfers it to the worker. */
  const sendIndex = async (to: Worker) => {
    try {
      const [json, expansions] = await Promise.all([
        fetchIndex(searchFiles.index),
        // Without them, search still finds the words of pages.
        hasExpansions ? fetchIndex(searchFiles.expansions).catch(() => undefined) : undefined,
      ]);
      const request: WorkerRequest = { type: 'index', json, expansions };
      to.postMessage(request, expansions ? [json, expansions] : [json]);
    } catch (error) {
      if (to === worker) store.setIndex({ index: 'error', problem: (error as Error).message });
    }
  };
  /** Fetches the manifest for a worker of shards. The worker fetches it again and reports a failure. */
  const sendManifest = async (to: Worker) => {
    const manifest = await fetch(urlOfFile(shardManifest))
      .then((response) => response.json() as Promise<unknown>)
      .catch(() => undefined);
    const root = absolute(urlOfFile(''));
    to.postMessage({ type: 'shards', root, manifest } satisfies ShardsRequest);
  };
  return {
    start() {
      worker?.terminate();
      pending = undefined;
      const url = hasShards ? shardsWorkerUrl : workerUrl;
      worker = new Worker(trustedScript(url), { type: 'module' });
      worker.addEventListener('error', onError);
      worker.addEventListener('message', onMessage);
      store.setIndex({ index: 'loading' });
      void (hasShards ? sendManifest : sendIndex)(worker);
    },
    sync() {
      const state = store.get();
      const query = openQuery(state);
      const isTooEarly = hasShards ? state.isTyping || query === pending : pending !== undefined;
      if (query === undefined || isTooEarly) return;
      pending = query;
      send({ type: 'search', query });
    },
  };
}

const absolute = (url: string) => new URL(url, location.href).href;

/** @throws Error with a message for readers. */
async function fetchIndex(file: string): Promise<ArrayBuffer> {
  const unreachable = () => {
    throw new Error(labels.searchOffline);
  };
  const response = await fetch(urlOfFile(file)).catch(unreachable);
  if (!response.ok)
    // Not `fillLabel`: shared with islands, it is a file of its own, which the dialog would wait for.
    throw new Error(labels.searchRefused.replace('{status}', String(response.status)));
  return response.arrayBuffer().catch(unreachable);
}
