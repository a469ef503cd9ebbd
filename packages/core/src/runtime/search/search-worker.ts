/* The worker of search: reads the index and answers queries, off the main thread. */
import { indexExpansions } from '../../shared/search/expansion-index.ts';
import { findSections, readIndex, type SearchIndex } from '../../shared/search/find-sections.ts';
import type { IndexChange, WorkerRequest, WorkerResponse } from './search-messages.ts';
import * as labels from '../../shared/config/labels.ts';

// The DOM's types say that this is a window, whose `postMessage` has the same form.
const send = (response: WorkerResponse) => postMessage(response);

/** Undefined until it has been read. */
let index: SearchIndex | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'index') send({ type: 'index', change: read(data) });
  else send({ type: 'answer', answer: answerTo(data.query) });
});

function read({ json, expansions }: Extract<WorkerRequest, { type: 'index' }>): IndexChange {
  try {
    const sections = readIndex(parse(json));
    index = { sections, expansions: expansions && expansionsIn(expansions, sections) };
    return { index: 'ready' };
  } catch (error) {
    return { index: 'error', problem: (error as Error).message };
  }
}

/** @returns Undefined for a damaged file: without it, search still finds the words of pages. */
function expansionsIn(
  json: ArrayBuffer,
  sections: SearchIndex['sections'],
): SearchIndex['expansions'] {
  try {
    return indexExpansions(parse(json), sections);
  } catch {
    return undefined;
  }
}

function parse(json: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    throw new Error(labels.searchDamaged);
  }
}

function answerTo(query: string) {
  return { query, results: index ? findSections(index, query) : [] };
}
