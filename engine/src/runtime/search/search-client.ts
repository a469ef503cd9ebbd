import { searchFiles } from '../../shared/search/search-options.ts';
import { urlOfFile } from '../browser/location.ts';
import { trustedScript } from '../browser/trusted-script.ts';
import type { WorkerRequest, WorkerResponse } from './search-messages.ts';
import { openQuery, type SearchStore } from './search-store.ts';
// oxlint-disable-next-line import/default -- The bundler creates this module.
import workerUrl from './search-worker.ts?worker&url';

/** The connection between the store and the worker. */
export interface SearchClient {
  /** Starts a worker, which loads the index; terminates the previous worker. */
  start(): void;
  /** Sends the open query, unless the worker is busy: of the queries typed meanwhile only the last counts. */
  sync(): void;
}

/** Creates the client. It writes states of the index and answers into the store. */
export function createSearchClient(store: SearchStore): SearchClient {
  let worker: Worker | undefined;
  let isBusy = false;
  const send = (request: WorkerRequest) => worker?.postMessage(request);

  const onMessage = ({ data }: MessageEvent<WorkerResponse>) => {
    if (data.type === 'answer') {
      isBusy = false;
      store.setAnswer(data.answer);
    } else store.setIndex(data.change);
  };
  const onError = () => {
    const problem = 'Search could not be started: are you offline?';
    store.setIndex({ index: 'error', problem, isWorkerLost: true });
  };
  return {
    start() {
      worker?.terminate();
      isBusy = false;
      worker = new Worker(trustedScript(workerUrl), { type: 'module' });
      worker.addEventListener('error', onError);
      worker.addEventListener('message', onMessage);
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      send({
        type: 'load',
        index: new URL(urlOfFile(searchFiles.index), location.href).href,
        savesData: connection?.saveData ?? false,
      });
      void sendTitles(worker);
      store.setIndex({ index: 'loading' });
    },
    sync() {
      const query = openQuery(store.get());
      if (isBusy || query === undefined) return;
      isBusy = true;
      send({ type: 'search', query });
    },
  };
}

/** Fetches the titles while the worker's script loads, and transfers them to the worker. */
async function sendTitles(worker: Worker): Promise<void> {
  const json = await fetch(urlOfFile(searchFiles.titles))
    .then((response) => (response.ok ? response.arrayBuffer() : new ArrayBuffer()))
    .catch(() => new ArrayBuffer());
  const base = urlOfFile('').slice(0, -1);
  worker.postMessage({ type: 'titles', json, base } satisfies WorkerRequest, [json]);
}
