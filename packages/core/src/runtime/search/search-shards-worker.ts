/* The worker of search on a large site: fetches the shards that a query needs, and answers from them. */
import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import { isUnnamedShard } from '../../shared/search/shard-files.ts';
import {
  findInShards,
  MixedShardsError,
  openShards,
  type ReadShard,
  type ShardIndex,
} from '../../shared/search/shard-index.ts';
import type { ShardsRequest, WorkerResponse } from './search-messages.ts';

/** The maximum number of read files in memory, enough for several queries. */
const maxRead = 600;
/** The maximum number of attempts to answer while a deploy replaces the files. */
const maxAttempts = 3;

// The DOM's types say that this is a window, whose `postMessage` has the same form.
const send = (response: WorkerResponse) => postMessage(response);

/** The address of the output. */
let root = '';
/** The latest query; earlier ones are not answered. */
let latest = '';
let shards: Promise<ShardIndex> | undefined;
const files = new Map<string, Promise<unknown>>();

addEventListener('message', ({ data }: MessageEvent<ShardsRequest>) => {
  if (data.type === 'search') {
    latest = data.query;
    void answer(data.query);
  } else {
    root = data.root;
    let { manifest } = data;
    const start = () => {
      const known = manifest;
      // A second attempt fetches the manifest again: this one may belong to another build.
      manifest = undefined;
      return open('default', known);
    };
    attempt(start).then(() => send({ type: 'index', change: { index: 'ready' } }), fail);
  }
});

async function answer(query: string): Promise<void> {
  try {
    const results = await attempt(async () => findInShards(await shards!, query, read));
    if (query === latest) send({ type: 'answer', answer: { query, results } });
  } catch (error) {
    if (query === latest) fail(error);
  }
}

function fail(error: unknown): void {
  send({ type: 'index', change: { index: 'error', problem: (error as Error).message } });
}

/** Tries again with the files of the server's current build if files of several builds have met. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count++)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof MixedShardsError) || count === maxAttempts) throw error;
      await open('reload').catch(() => undefined);
    }
}

/** Reads what every query needs. */
function open(cache: RequestCache, manifest?: unknown): Promise<ShardIndex> {
  files.clear();
  const readNow: ReadShard = (file) => readWith(file, cache);
  shards = openShards(readNow, manifest);
  return shards;
}

const read: ReadShard = (file) => readWith(file, 'default');

/** Reads a file, once. */
function readWith(file: string, cache: RequestCache): Promise<unknown> {
  const before = files.get(file);
  if (before) return before;
  const reading = fetchShard(file, isUnnamedShard(file) ? cache : 'default');
  files.set(file, reading);
  reading.catch(() => files.get(file) === reading && files.delete(file));
  if (files.size > maxRead) files.delete(files.keys().next().value!);
  return reading;
}

/** @throws Error with a message for readers. */
async function fetchShard(file: string, cache: RequestCache): Promise<unknown> {
  const unreachable = () => {
    throw new Error(labels.searchOffline);
  };
  const response = await fetch(`${root}${file}`, { cache }).catch(unreachable);
  const refused = fillLabel(labels.searchRefused, { status: response.status });
  // The file of a former build is gone: hosts answer with 404 or with a page.
  if (response.status === 404) throw new MixedShardsError(refused);
  if (!response.ok) throw new Error(refused);
  const text = await response.text().catch(unreachable);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new MixedShardsError(labels.searchDamaged);
  }
}
