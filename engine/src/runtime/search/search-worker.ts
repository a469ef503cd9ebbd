/* The worker of search: reads the index and answers queries, off the main thread. */
import type MiniSearch from 'minisearch';
import { findSections, readIndex } from '../../shared/search/find-sections.ts';
import type { SearchDocument } from '../../shared/search/search-options.ts';
import type { IndexChange, WorkerRequest, WorkerResponse } from './search-messages.ts';
import * as labels from '../../shared/config/labels.ts';

// The DOM's types say that this is a window, whose `postMessage` has the same form.
const send = (response: WorkerResponse) => postMessage(response);

/** Undefined until it has been read. */
let index: MiniSearch<SearchDocument> | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'index') send({ type: 'index', change: read(data.json) });
  else send({ type: 'answer', answer: answerTo(data.query) });
});

function read(json: ArrayBuffer): IndexChange {
  try {
    index = readIndex(parse(new TextDecoder().decode(json)));
    return { index: 'ready' };
  } catch (error) {
    return { index: 'error', problem: (error as Error).message };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(labels.searchDamaged);
  }
}

function answerTo(query: string) {
  return { query, results: index ? findSections(index, query) : [] };
}
