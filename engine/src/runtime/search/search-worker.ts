/* Loads the index and searches it, off the main thread. */
import MiniSearch from 'minisearch';
import { findSections, readIndex } from '../../shared/find-sections.ts';
import { indexOptions, type SearchDocument } from '../../shared/search-options.ts';
import { unpackTitles } from '../../shared/search-titles.ts';
import type { SearchRequest, SearchResponse } from './search-types.ts';

const worker = globalThis as unknown as {
  postMessage(response: SearchResponse): void;
  addEventListener(type: 'message', listener: (event: { data: SearchRequest }) => void): void;
};

let index: MiniSearch<SearchDocument> | undefined;
/** Whether the index has the sections’ texts, of which excerpts are made. */
let hasTexts = false;

worker.addEventListener('message', ({ data }) => {
  if (data.type === 'load') void load(data);
  else search(data.query, data.turn);
});

/** Loads the titles, which answer at once, and the index, which replaces them. */
async function load({ index: indexUrl, titles, base }: SearchRequest & { type: 'load' }) {
  const whole = json(indexUrl);
  whole.catch(() => undefined);
  try {
    const packed = await json(titles);
    if (!index) {
      const search = new MiniSearch<SearchDocument>(indexOptions);
      search.addAll(unpackTitles(packed as never, base));
      index = search;
      worker.postMessage({ type: 'state', state: 'titles' });
    }
  } catch {
    // The index answers alone, only later.
  }
  try {
    index = readIndex(await whole);
    hasTexts = true;
    worker.postMessage({ type: 'state', state: 'index' });
  } catch (error) {
    worker.postMessage({ type: 'state', state: 'error', problem: (error as Error).message });
  }
}

async function json(url: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch {
    throw new Error('The search index could not be fetched: are you offline?');
  }
  if (!response.ok)
    throw new Error(
      `The search index could not be fetched: the server answered ${response.status}.`,
    );
  try {
    return await response.json();
  } catch {
    throw new Error('The search index is damaged: it is not the JSON that was expected.');
  }
}

function search(query: string, turn: number): void {
  const results = index ? findSections(index, query, hasTexts) : [];
  worker.postMessage({ type: 'results', turn, query, results });
}
