/* The worker of search: loads the index and answers queries, off the main thread. */
import type MiniSearch from 'minisearch';
import { findSections, readIndex } from '../../shared/search/find-sections.ts';
import { debounceMs, type SearchDocument } from '../../shared/search/search-options.ts';
import {
  type PackedTitles,
  unpackStarts,
  unpackTitles,
} from '../../shared/search/search-titles.ts';
import { createTitleSearch } from './title-search.ts';
import { createQuiet } from './quiet.ts';
import type { WorkerRequest, WorkerResponse } from './search-messages.ts';

// The DOM's types say that this is a window, whose `postMessage` has the same form.
const send = (response: WorkerResponse) => postMessage(response);

/** The index that answers a query; undefined until the titles or the index are loaded. */
let indexFor: ((query: string) => MiniSearch<SearchDocument>) | undefined;
/** Whether the index contains texts, which excerpts need. */
let hasTexts = false;

let resolveTitles!: (areValid: boolean) => void;
/** Resolves when the dialog has sent the titles: whether they can answer queries. */
const titles = new Promise<boolean>((resolve) => (resolveTitles = resolve));

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') load(data);
  else if (data.type === 'titles') resolveTitles(readTitles(data));
  else search(data.query);
});

/** Loads the index at the first call. */
let loadIndex: () => Promise<void>;

/**
 * The pause without queries before the index is loaded: longer than the debounce. The titles suffice for
 * the first results, and parsing the index of a large site blocks the worker for most of a second.
 */
const quiet = createQuiet(debounceMs + 100);
/** The longest delay of the index while the reader types without a pause, in ms. */
const longestMs = 1000;

/** Schedules the load of the index, which replaces the titles. */
function load({ index: url, savesData }: WorkerRequest & { type: 'load' }): void {
  let loading: Promise<void> | undefined;
  loadIndex = () => (loading ??= replaceTitles(url));
  void titles.then((areValid) => {
    if (!savesData || !areValid) void loadIndex();
  });
}

/** Makes the titles answer queries; false if they are invalid. */
function readTitles({ json, base }: WorkerRequest & { type: 'titles' }): boolean {
  try {
    const packed = parse(new TextDecoder().decode(json)) as PackedTitles;
    indexFor = createTitleSearch(unpackTitles(packed, base));
    quiet.disturb();
    const starts = unpackStarts(packed, base);
    send({ type: 'index', change: { index: 'titles', starts } });
    return true;
  } catch {
    return false;
  }
}

async function replaceTitles(url: string): Promise<void> {
  // Without titles only the index can answer.
  if (!(await titles)) quiet.hurry();
  await quiet.wait(longestMs);
  try {
    const text = await textOf(url);
    await quiet.wait();
    const index = readIndex(parse(text));
    indexFor = () => index;
    hasTexts = true;
    send({ type: 'index', change: { index: 'index' } });
  } catch (error) {
    const problem = (error as Error).message;
    send({ type: 'index', change: { index: 'error', problem } });
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
  const results = indexFor ? findSections(indexFor(query), query, hasTexts) : [];
  quiet.disturb();
  if (query.trim() && results.length === 0) {
    quiet.hurry();
    void loadIndex();
  }
  send({ type: 'answer', answer: { query, results } });
}
