import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shardManifest } from '../../shared/search/shard-files.ts';
import { createSearchClient } from './search-client.ts';
import type { WorkerRequest } from './search-messages.ts';
import { createSearchStore } from './search-store.ts';

vi.mock('./search-worker.ts?worker&url', () => ({ default: '/worker.js' }));
vi.mock('../browser/trusted-script.ts', () => ({ trustedScript: (url: string) => url }));
vi.mock('../browser/location.ts', () => ({ urlOfFile: (file: string) => `/${file}` }));
vi.mock('./fetch-file.ts', () => ({ fetchFile: () => new Promise(() => undefined) }));

let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener() {}
      postMessage(request: WorkerRequest) {
        if (request.type === 'search') asked.push(request.query);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(file: string) {
  const store = createSearchStore({ query: '', showsDetails: true }, () => client.sync());
  const client = createSearchClient(store, [file]);
  client.start();
  store.setIndex({ index: 'ready' });
  return store;
}

it('asks the worker of a large site in the middle of the debounce, once for each pause', () => {
  const store = open(shardManifest);
  store.type('a');
  vi.advanceTimersByTime(99);
  store.type('ab');
  vi.advanceTimersByTime(99);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['ab']);
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(['ab']);
  store.type('cd');
  store.setQuery('');
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(['ab']);
});

it('asks the free worker of a large site at once when three letters are typed', () => {
  const store = open(shardManifest);
  store.type('ab');
  expect(asked).toEqual([]);
  store.type('abc');
  store.type('abcd');
  expect(asked).toEqual(['abc']);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(['abc', 'abcd']);
});

it('asks the worker of a small site with each key, one query at a time', () => {
  const store = open('search.json');
  store.type('a');
  store.type('ab');
  expect(asked).toEqual(['a']);
});
