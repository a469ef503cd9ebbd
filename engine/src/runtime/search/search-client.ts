import { searchFiles } from '../../shared/search/search-options.ts';
import type { SearchStart } from '../../shared/search/search-titles.ts';
import { urlOfFile } from '../browser/location.ts';
import { trustedScript } from '../browser/trusted-script.ts';
import type { SearchRequest, SearchResponse, SearchState } from './search-types.ts';
// oxlint-disable-next-line import/default -- Made by the bundler.
import workerUrl from './search-worker.ts?worker&url';
import * as labels from '../../shared/config/labels.ts';

type Results = Extract<SearchResponse, { type: 'results' }>;

/** The dialog's line to the worker. */
export interface SearchClient {
  /** How much of the index answers. */
  state(): SearchState;
  /** What went wrong, while the state is `error`. */
  problem(): string;
  /** The pages to start with; none until the titles have come. */
  starts(): SearchStart[];
  /** Lets the worker search ahead, so that the results are there when they are asked for. */
  prepare(query: string): void;
  /** Asks for results; only those of the last query are handed to `onResults`, at once if it can be. */
  search(query: string): void;
  /** Loads the index again. */
  reload(): void;
  /** Whether the worker could not be started. After a new build its file has gone for good. */
  isLost(): boolean;
}

/**
 * Starts the worker and hands it the titles; it loads the index when the reader pauses, or when the
 * titles do not answer.
 *
 * @param onAhead Gets results before they are asked for.
 */
export function createSearchClient(
  onState: () => void,
  onResults: (results: Results) => void,
  onAhead: (results: Results) => void,
): SearchClient {
  let state: SearchState = 'loading';
  let problem = '';
  let starts: SearchStart[] = [];
  let worker: Worker | undefined;
  let isLost = false;
  /** The last query; while the worker is busy with another one, it waits here. */
  let wanted = '';
  let isBusy = false;
  /** What the worker answered last; nothing that a former state of the index has answered. */
  let answer: Results | undefined;
  /** Whether the answer is to be shown when it comes. */
  let isDue = false;

  const fail = (message: string) => {
    state = 'error';
    problem = message;
    isBusy = false;
    onState();
  };
  const send = (request: SearchRequest) => worker?.postMessage(request);
  /** One query at a time: of those typed meanwhile only the last is worth an answer. */
  const ask = (query: string) => {
    wanted = query;
    if (isBusy) return;
    isBusy = true;
    send({ type: 'search', query });
  };
  const start = () => {
    worker?.terminate();
    state = 'loading';
    isLost = false;
    isBusy = false;
    answer = undefined;
    worker = new Worker(trustedScript(workerUrl), { type: 'module' });
    worker.addEventListener('error', () => {
      isLost = true;
      fail(labels.searchNotStarted);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      if (data.type === 'results') {
        isBusy = false;
        if (data.query !== wanted) ask(wanted);
        else {
          answer = data;
          if (isDue) onResults(data);
          else onAhead(data);
        }
        return;
      }
      answer = undefined;
      state = data.state;
      problem = data.problem ?? '';
      starts = data.starts ?? starts;
      onState();
    });
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    send({
      type: 'load',
      index: new URL(urlOfFile(searchFiles.index), location.href).href,
      savesData: connection?.saveData ?? false,
    });
    void sendTitles(worker);
  };
  start();
  return {
    state: () => state,
    problem: () => problem,
    starts: () => starts,
    prepare(query) {
      isDue = false;
      if (state !== 'loading' && answer?.query !== query) ask(query);
    },
    search(query) {
      isDue = true;
      if (answer?.query === query) onResults(answer);
      else ask(query);
    },
    reload: start,
    isLost: () => isLost,
  };
}

/** Fetches the titles while the worker's code is on its way, and hands them over. */
async function sendTitles(worker: Worker): Promise<void> {
  const json = await fetch(urlOfFile(searchFiles.titles))
    .then((response) => (response.ok ? response.arrayBuffer() : new ArrayBuffer()))
    .catch(() => new ArrayBuffer());
  const base = urlOfFile('').slice(0, -1);
  worker.postMessage({ type: 'titles', json, base } satisfies SearchRequest, [json]);
}
