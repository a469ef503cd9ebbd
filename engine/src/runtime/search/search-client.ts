import { searchFiles } from '../../shared/search-options.ts';
import { urlOfFile } from '../location.ts';
import type { SearchRequest, SearchResponse, SearchState } from './search-types.ts';

type Results = Extract<SearchResponse, { type: 'results' }>;

/** The dialog's line to the worker. */
export interface SearchClient {
  /** How much of the index answers. */
  state(): SearchState;
  /** What went wrong, while the state is `error`. */
  problem(): string;
  /** Asks for results; only those of the last query are handed to `onResults`. */
  search(query: string): void;
  /** Loads the index again. */
  reload(): void;
}

/** Starts the worker, which loads the index at once. */
export function createSearchClient(
  onState: () => void,
  onResults: (results: Results) => void,
): SearchClient {
  let state: SearchState = 'loading';
  let problem = '';
  let turn = 0;
  let worker: Worker | undefined;

  const fail = (message: string) => {
    state = 'error';
    problem = message;
    onState();
  };
  const send = (request: SearchRequest) => worker?.postMessage(request);
  const start = () => {
    worker?.terminate();
    state = 'loading';
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => fail('Search could not be started: are you offline?'));
    worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      if (data.type === 'results') {
        if (data.turn === turn) onResults(data);
        return;
      }
      state = data.state;
      problem = data.problem ?? '';
      onState();
    });
    const address = (file: string) => new URL(urlOfFile(file), location.href).href;
    const { index, titles } = searchFiles;
    send({
      type: 'load',
      index: address(index),
      titles: address(titles),
      base: urlOfFile('').slice(0, -1),
    });
  };
  start();
  return {
    state: () => state,
    problem: () => problem,
    search: (query) => send({ type: 'search', turn: ++turn, query }),
    reload: start,
  };
}
