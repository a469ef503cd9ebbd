/* Loads the index and searches it, off the main thread. */
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
import type { SearchRequest, SearchResponse } from './search-types.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';

const worker = globalThis as unknown as {
  postMessage(response: SearchResponse): void;
  addEventListener(type: 'message', listener: (event: { data: SearchRequest }) => void): void;
};

/** What answers a query. */
let indexFor: ((query: string) => MiniSearch<SearchDocument>) | undefined;
/** Whether the index has the sections’ texts, of which excerpts are made. */
let hasTexts = false;

let takeTitles!: (came: boolean) => void;
/** Whether the titles answer; settled when the dialog has handed them over. */
const titles = new Promise<boolean>((resolve) => (takeTitles = resolve));

worker.addEventListener('message', ({ data }) => {
  if (data.type === 'load') load(data);
  else if (data.type === 'titles') takeTitles(readTitles(data));
  else search(data.query);
});

/** Loads the index, once. */
let loadIndex: () => Promise<void>;

/**
 * The index is loaded when no query has come for a while: the first result needs the titles alone, and
 * reading the index holds up the worker, on large sites for most of a second. Longer than the debounce.
 */
const quiet = createQuiet(debounceMs + 100);
/** How long a reader who types without a pause keeps the index from being fetched, in ms. */
const longestMs = 1000;

/** Lets the index replace the titles, or answer alone where they have failed. */
function load({ index: url, savesData }: SearchRequest & { type: 'load' }): void {
  let loading: Promise<void> | undefined;
  loadIndex = () => (loading ??= replaceTitles(url));
  void titles.then((came) => {
    if (!savesData || !came) void loadIndex();
  });
}

/** Lets the titles answer; false when they are not what was expected. */
function readTitles({ json, base }: SearchRequest & { type: 'titles' }): boolean {
  try {
    const packed = parse(new TextDecoder().decode(json)) as PackedTitles;
    indexFor = createTitleSearch(unpackTitles(packed, base));
    quiet.disturb();
    const starts = unpackStarts(packed, base);
    worker.postMessage({ type: 'state', state: 'titles', starts });
    return true;
  } catch {
    return false;
  }
}

async function replaceTitles(url: string): Promise<void> {
  // Without titles nothing else answers.
  if (!(await titles)) quiet.hurry();
  await quiet.wait(longestMs);
  try {
    const text = await textOf(url);
    await quiet.wait();
    const index = readIndex(parse(text));
    indexFor = () => index;
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
    throw new Error(labels.searchOffline);
  }
  if (!response.ok) throw new Error(fillLabel(labels.searchRefused, { status: response.status }));
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(labels.searchDamaged);
  }
}

function search(query: string): void {
  const results = indexFor ? findSections(indexFor(query), query, hasTexts) : [];
  quiet.disturb();
  if (query.trim() && results.length === 0) {
    quiet.hurry();
    void loadIndex();
  }
  worker.postMessage({ type: 'results', query, results });
}
