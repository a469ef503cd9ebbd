import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '../../shared/search/find-sections.ts';
import { createSearchStore, isCurrent, openQuery } from './search-store.ts';

const resultOf = (href: string): SearchResult => ({
  ...{ href, isPage: true, titles: [], title: [href], kind: null, excerpt: [''], terms: [] },
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
    store.setIndex({ index: 'index' });
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
    store.setIndex({ index: 'index' });
    store.setQuery('a');
    store.setQuery('ab');
    store.setAnswer(answerOf('a', '/a'));
    expect(shown()).toEqual([]);
    expect(openQuery(store.get())).toBe('ab');
    expect(isCurrent(store.get())).toBe(false);
  });

  it('asks nothing while nothing can answer, or without a query', () => {
    const { store } = create();
    store.setQuery('a');
    expect(openQuery(store.get())).toBeUndefined();
    store.setIndex({ index: 'titles' });
    expect(openQuery(store.get())).toBe('a');
    store.setQuery(' ');
    expect(openQuery(store.get())).toBeUndefined();
    expect(isCurrent(store.get())).toBe(true);
  });

  it('asks again when the index replaces the titles; titles without results are not final', () => {
    const { store } = create();
    store.setQuery('a');
    store.setIndex({ index: 'titles' });
    store.setAnswer(answerOf('a'));
    expect(isCurrent(store.get())).toBe(false);
    store.setIndex({ index: 'index' });
    expect(openQuery(store.get())).toBe('a');
    expect(isCurrent(store.get()), 'the results are still those of the titles').toBe(false);
    store.setAnswer(answerOf('a'));
    expect(isCurrent(store.get())).toBe(true);
  });

  it('keeps the selection of the reader in better results of the same query only', () => {
    const { store } = create();
    store.setIndex({ index: 'titles' });
    store.setQuery('a');
    store.setAnswer(answerOf('a', '/1', '/2', '/3'));
    expect(store.get().selected).toBe(0);
    store.move(-1);
    expect(store.get().selected).toBe(2);
    store.setIndex({ index: 'index' });
    store.setAnswer(answerOf('a', '/3', '/4'));
    expect(store.get().selected).toBe(0);
    store.hover(1);
    store.setQuery('b');
    store.setAnswer(answerOf('b', '/3', '/4'));
    expect(store.get()).toMatchObject({ selected: 0, selectedBy: 'search' });
    store.setQuery('');
    expect(store.get().selected).toBe(-1);
    store.move(1);
    expect(store.get().selected).toBe(-1);
  });

  it('selects the first result anew when nobody has chosen another', () => {
    const { store } = create();
    store.setIndex({ index: 'titles' });
    store.setQuery('a');
    store.setAnswer(answerOf('a', '/1', '/2'));
    store.setIndex({ index: 'index' });
    store.setAnswer(answerOf('a', '/2', '/1'));
    expect(store.get().selected).toBe(0);
  });

  it('forgets a problem with the next state of the index', () => {
    const { store } = create();
    store.setIndex({ index: 'error', problem: 'offline', isWorkerLost: true });
    expect(store.get()).toMatchObject({ problem: 'offline', isWorkerLost: true });
    store.setIndex({ index: 'loading' });
    expect(store.get()).toMatchObject({ problem: '', isWorkerLost: false });
  });
});
