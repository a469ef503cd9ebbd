/* The worker of search: reads the index and answers queries, off the main thread. */
import * as labels from '../../shared/config/labels.ts';
import { findSections } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { SearchError, type SearchSource } from '../../shared/search/search-source.ts';
import { isUnnamedShard } from '../../shared/search/shard-files.ts';
import { openShards, type ReadShard } from '../../shared/search/shard-source.ts';
import { fetchFile } from './fetch-file.ts';
import type { OpenRequest, WorkerRequest, WorkerResponse } from './search-messages.ts';

/** The maximum number of read files in memory, enough for several queries. */
const maxRead = 600;
/** The maximum number of attempts to answer while a deploy replaces the files. */
const maxAttempts = 3;

// The DOM's types say that this is a window, whose `postMessage` has the same form.
const send = (response: WorkerResponse) => postMessage(response);
const parse = (file: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(file));

let opened: OpenRequest;
let source: Promise<SearchSource>;
/** The latest query; earlier ones are not answered. */
let latest = '';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'search') {
    latest = data.query;
    void answer(latest);
  } else {
    opened = data;
    source = open(data, 'default');
    attempt(() => source).then(
      () => send({ type: 'index', change: { index: 'ready' } }),
      (error) => fail(error),
    );
  }
});

async function open({ root, isLarge, files }: OpenRequest, cache: RequestCache) {
  const [first, expansions] = files;
  if (isLarge) return openShards(readerOf(root, cache), first && parse(first));
  const index = parse(first!);
  try {
    return openIndex(index, expansions && parse(expansions));
  } catch {
    // Without expansions, search still finds the words of pages.
    return openIndex(index);
  }
}

async function answer(query: string): Promise<void> {
  try {
    const results = await attempt(async () => findSections(await source, query));
    if (query === latest) send({ type: 'answer', answer: { query, results } });
  } catch (error) {
    if (query === latest) fail(error, true);
  }
}

function fail(error: unknown, isOfQuery = false): void {
  const problem = error instanceof SearchError ? error.message : labels.searchDamaged;
  send({ type: 'index', change: { index: 'error', problem, isOfQuery } });
}

/** Tries again with the files of the server's current build: files of several builds may have met. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count++)
    try {
      return await act();
    } catch (error) {
      if (!opened.isLarge || count === maxAttempts) throw error;
      source = open({ ...opened, files: [] }, 'reload');
    }
}

/** Returns a function that reads a file, once. */
function readerOf(root: string, cache: RequestCache): ReadShard {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    const before = files.get(file);
    if (before) return before;
    const reading = fetchFile(root + file, isUnnamedShard(file) ? cache : 'default').then(parse);
    files.set(file, reading);
    reading.catch(() => files.delete(file));
    if (files.size > maxRead) files.delete(files.keys().next().value!);
    return reading;
  };
}
