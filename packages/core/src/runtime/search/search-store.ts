import { debounceMs } from '../../shared/search/search-options.ts';
import type { IndexChange, IndexState, SearchAnswer } from './search-messages.ts';

/** The state of search. The parts of the dialog render it and change it by the store's actions. */
export interface SearchState {
  /** The text of the field. */
  query: string;
  /** Whether the debounce is running: results are shown when it ends. */
  isTyping: boolean;
  index: IndexState;
  /** The message of an `index` in the state `error`; empty otherwise. */
  problem: string;
  /** Whether the worker did not start. After a new build its file is gone: only a new document helps. */
  isWorkerLost: boolean;
  /** Whether `problem` is of the query alone: another one is asked. */
  isOfQuery: boolean;
  /** The latest answer of the current index. It may precede the end of the debounce. */
  answer: SearchAnswer | undefined;
  /** The results in the list, and their query. */
  shown: SearchAnswer;
  /** The position of the selected result; -1 without results. */
  selected: number;
  /** What selected it: a search selects the first result. */
  selectedBy: 'search' | 'keyboard' | 'pointer';
  /** Whether results show excerpts. */
  showsDetails: boolean;
}

/** The owner of the state. */
export interface SearchStore {
  get(): SearchState;
  /** Changes the query and starts the debounce. */
  type(query: string): void;
  /** Ends the debounce. */
  settle(): void;
  /** Changes the query without a debounce. */
  setQuery(query: string): void;
  /** Applies a change of the index; answers of its former state are dropped. */
  setIndex(change: IndexChange): void;
  /**
   * Stores an answer. Shows it if it answers the query and the debounce has ended; results stay
   * until the query changes.
   */
  setAnswer(answer: SearchAnswer): void;
  /** Selects the result under the pointer. */
  hover(position: number): void;
  /** Moves the selection by a number of results; it wraps around. */
  move(by: number): void;
  toggleDetails(): void;
}

/** The query without surrounding spaces, as sent to the index. */
export function textOf({ query }: SearchState): string {
  return query.trim();
}

/** The query that the index has not answered; undefined if there is none or nothing can answer it. */
export function openQuery(state: SearchState): string | undefined {
  const text = textOf(state);
  const isOpen = text !== '' && state.index === 'ready' && state.answer?.query !== text;
  return isOpen ? text : undefined;
}

/** Whether the list shows the results of the query. */
export function isCurrent(state: SearchState): boolean {
  return !state.isTyping && state.shown.query === textOf(state);
}

const noProblem = { problem: '', isWorkerLost: false, isOfQuery: false };
const noResults: SearchAnswer = { query: '', results: [] };

/**
 * Creates the store.
 *
 * @param initial The text of the field, and whether results show excerpts.
 * @param onChange Called after each change.
 */
export function createSearchStore(
  initial: Pick<SearchState, 'query' | 'showsDetails'>,
  onChange: (state: SearchState, previous: SearchState) => void,
): SearchStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: SearchState = {
    isTyping: false,
    shown: noResults,
    answer: undefined,
    index: 'loading',
    problem: '',
    isWorkerLost: false,
    isOfQuery: false,
    selected: -1,
    selectedBy: 'search',
    ...initial,
  };
  const update = (change: Partial<SearchState>) => {
    const previous = state;
    state = { ...state, ...change };
    onChange(state, previous);
  };
  /** Another query may be answered if only the one before failed. */
  const changeTo = (query: string) => {
    const isRetry = state.isOfQuery && query !== state.query;
    return isRetry ? { query, ...noProblem, index: 'ready' as const } : { query };
  };
  const settle = (query = state.query) => {
    clearTimeout(timer);
    const change = { ...changeTo(query), isTyping: false };
    update({ ...change, ...resultsOf({ ...state, ...change }) });
  };
  return {
    get: () => state,
    type(query) {
      clearTimeout(timer);
      timer = setTimeout(() => settle(), debounceMs);
      update({ ...changeTo(query), isTyping: true });
    },
    settle: () => settle(),
    setQuery: settle,
    setIndex: (change) => update({ ...noProblem, ...change, answer: undefined }),
    setAnswer: (answer) => update({ answer, ...resultsOf({ ...state, answer }) }),
    hover: (selected) => update({ selected, selectedBy: 'pointer' }),
    move(by) {
      const { length } = state.shown.results;
      if (length === 0) return;
      update({ selected: (state.selected + by + length) % length, selectedBy: 'keyboard' });
    },
    toggleDetails: () => update({ showsDetails: !state.showsDetails }),
  };
}

/**
 * The results to show; the first is selected. A query is answered once: later results, from an
 * index that the dev server rebuilt, would move the result that the reader is about to choose.
 */
function resultsOf(state: SearchState): Partial<SearchState> {
  const { answer, shown, isTyping } = state;
  const text = textOf(state);
  const isAnswered = shown.query === text && shown.results.length > 0;
  const next = text === '' ? noResults : answer?.query === text ? answer : shown;
  if (isTyping || isAnswered || next === shown) return {};
  return { shown: next, selected: next.results.length > 0 ? 0 : -1, selectedBy: 'search' };
}
