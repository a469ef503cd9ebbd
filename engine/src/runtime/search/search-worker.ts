/* Loads the index and searches it, off the main thread. */
import MiniSearch from 'minisearch';
import { findSections, readIndex } from '../../shared/find-sections.ts';
import { debounceMs, indexOptions, type SearchDocument } from '../../shared/search-options.ts';
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
  else search(data.query);
});

/** Loads the index, once. */
let loadIndex: () => Promise<void>;

/**
 * How long no query must have come before the index is read: that holds up the worker, on large sites
 * for most of a second, and the titles should answer first. More than the debounce, in ms.
 */
const quietMs = debounceMs + 100;
let readIndexNow!: () => void;
const mayReadIndex = new Promise<void>((resolve) => (readIndexNow = resolve));
let quiet: ReturnType<typeof setTimeout> | undefined;

function waitForQuiet(): void {
  clearTimeout(quiet);
  quiet = setTimeout(readIndexNow, quietMs);
}

/** Loads the titles, which answer at once, and the index, which replaces them. */
async function load(request: SearchRequest & { type: 'load' }): Promise<void> {
  const titles = loadTitles(request.titles, request.base);
  // Titles that have failed are not waited for.
  void titles.then((came) => (came ? waitForQuiet() : readIndexNow()));
  let loading: Promise<void> | undefined;
  loadIndex = () => (loading ??= replaceTitles(titles, request.index));
  if (!request.savesData) void loadIndex();
  // Without the titles the index answers alone, only later.
  if (!(await titles)) void loadIndex();
}

async function loadTitles(url: string, base: string): Promise<boolean> {
  try {
    const search = new MiniSearch<SearchDocument>(indexOptions);
    search.addAll(unpackTitles(parse(await textOf(url)) as never, base));
    index = search;
    worker.postMessage({ type: 'state', state: 'titles' });
    return true;
  } catch {
    return false;
  }
}

async function replaceTitles(titles: Promise<boolean>, url: string): Promise<void> {
  // What is small comes first on a slow connection.
  await titles;
  try {
    const text = await textOf(url);
    await mayReadIndex;
    index = readIndex(parse(text));
    hasTexts = true;
    worker.postMessage({ type: 'state', state: 'index' });
  } catch (error) {
    worker.postMessage({ type: 'state', state: 'error', problem: (error as Error).message });
  }
}

async function textOf(url: string): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url);
    text = await response.text();
  } catch {
    throw new Error('The search index could not be fetched: are you offline?');
  }
  if (!response.ok)
    throw new Error(
      `The search index could not be fetched: the server answered ${response.status}.`,
    );
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The search index is damaged: it is not the JSON that was expected.');
  }
}

function search(query: string): void {
  const results = index ? findSections(index, query, hasTexts) : [];
  waitForQuiet();
  if (query.trim() && results.length === 0) {
    void loadIndex();
    readIndexNow();
  }
  worker.postMessage({ type: 'results', query, results });
}
