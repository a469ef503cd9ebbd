import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '../../shared/search/find-sections.ts';
import { createSearchStore, isCurrent, openQuery } from './search-store.ts';

const resultOf = (href: string): SearchResult => ({
  href,
  isPage: true,
  titles: [],
  title: [href],
  kind: null,
  excerpt: [''],
  also: [''],
  terms: [],
});
const answerOf = (query: string, ...hrefs: string[]) => ({ query, results: hrefs.map(resultOf) });

function create() {
  const onChange = vi.fn();
  const store = createSearchStore({ query: '', showsDetails: true }, onChange);
  const shown = () => store.get().shown.results.map(({ href }) => href);
  return { store, onChange, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the store of search', () => {
  it('shows an answer when the debounce ends, and asks ahead of it', () => {
    const { store, shown } = create();
    store.setIndex({ index: 'ready' });
    store.type('a ');
    expect(openQuery(store.get())).toBe('a');
    store.setAnswer(answerOf('a', '/a'));
    expect(openQuery(store.get())).toBeUndefined();
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(shown()).toEqual(['/a']);
    expect(isCurrent(store.get())).toBe(true);
  });

  it('shows no answer to a former query, and asks for the latest one', () => {
    const { store, shown } = create();
    store.setIndex({ index: 'ready' });
    store.setQuery('a');
    store.setQuery('ab');
    store.setAnswer(answerOf('a', '/a'));
    expect(shown()).toEqual([]);
    expect(openQuery(store.get())).toBe('ab');
    expect(isCurrent(store.get())).toBe(false);
  });

  it('has no open query without an index or without text', () => {
    const { store } = create();
    store.setQuery('a');
    expect(openQuery(store.get())).toBeUndefined();
    expect(isCurrent(store.get())).toBe(false);
    store.setIndex({ index: 'ready' });
    expect(openQuery(store.get())).toBe('a');
    store.setQuery(' ');
    expect(openQuery(store.get())).toBeUndefined();
    expect(isCurrent(store.get())).toBe(true);
  });

  it('keeps results and their selection when another index answers the same query', () => {
    const { store, shown } = create();
    store.setIndex({ index: 'ready' });
    store.setQuery('a');
    store.setAnswer(answerOf('a', '/1', '/2', '/3'));
    store.move(-1);
    store.setIndex({ index: 'loading' });
    store.setIndex({ index: 'ready' });
    store.setAnswer(answerOf('a', '/3', '/4'));
    expect(shown()).toEqual(['/1', '/2', '/3']);
    expect(store.get()).toMatchObject({ selected: 2, selectedBy: 'keyboard' });
    expect(isCurrent(store.get())).toBe(true);
  });

  it('shows the results of another index if there were none', () => {
    const { store, shown } = create();
    store.setIndex({ index: 'ready' });
    store.setQuery('a');
    store.setAnswer(answerOf('a'));
    expect(isCurrent(store.get())).toBe(true);
    store.setIndex({ index: 'ready' });
    expect(openQuery(store.get())).toBe('a');
    store.setAnswer(answerOf('a', '/1'));
    expect(shown()).toEqual(['/1']);
  });

  it('selects the first result of each query, whatever was selected before', () => {
    const { store } = create();
    store.setIndex({ index: 'ready' });
    store.setQuery('a');
    store.setAnswer(answerOf('a', '/1', '/2'));
    expect(store.get().selected).toBe(0);
    store.hover(1);
    store.setQuery('b');
    store.setAnswer(answerOf('b', '/2', '/1'));
    expect(store.get()).toMatchObject({ selected: 0, selectedBy: 'search' });
    store.move(-1);
    expect(store.get().selected).toBe(1);
    store.setQuery('');
    expect(store.get().selected).toBe(-1);
    store.move(1);
    expect(store.get().selected).toBe(-1);
  });

  it('drops a problem with the next state of the index', () => {
    const { store } = create();
    store.setIndex({ index: 'error', problem: 'offline', isWorkerLost: true });
    expect(store.get()).toMatchObject({ problem: 'offline', isWorkerLost: true });
    store.setIndex({ index: 'loading' });
    expect(store.get()).toMatchObject({ problem: '', isWorkerLost: false });
  });

  it('asks another query after one that failed', () => {
    const { store } = create();
    store.setIndex({ index: 'ready' });
    store.type('a');
    store.setIndex({ index: 'error', problem: 'offline', isOfQuery: true });
    store.settle();
    expect(store.get(), 'not again').toMatchObject({ index: 'error', problem: 'offline' });
    store.type('b');
    expect(store.get()).toMatchObject({ index: 'ready', problem: '' });
    store.setIndex({ index: 'error', problem: 'no index' });
    store.type('c');
    expect(store.get()).toMatchObject({ index: 'error', problem: 'no index' });
  });
});
