import { make } from './search-element.ts';
import { fillPlural } from '../../shared/config/fill-plural.ts';
import * as labels from '../../shared/config/labels.ts';

/** When an index that is still on its way is worth a word, in ms. */
const slowMs = 400;

/** The line that says what search is doing, to eye and ear. */
export interface SearchStatus {
  element: HTMLElement;
  /** The number of results, or that there are none. */
  results(query: string, count: number, isFinal: boolean): void;
  /** Says that the index is being loaded, if that takes a while. */
  waiting(): void;
  problem(message: string, retry: () => void): void;
  clear(): void;
  /** Empties the line for the ear only: the same count of other results is then said again. */
  hush(): void;
}

/** Makes the line; it says nothing yet. */
export function createSearchStatus(): SearchStatus {
  const live = make('p', { class: 'visually-hidden', role: 'status' });
  const shown = make('div', { class: 'Search-message', hidden: true });
  const element = make('div', {}, live, shown);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The problem that is shown. */
  let problem: string | undefined;

  const say = (text: string, ...visible: (Node | string)[]) => {
    clearTimeout(timer);
    timer = undefined;
    problem = undefined;
    live.textContent = text;
    shown.replaceChildren(...visible);
    shown.hidden = visible.length === 0;
  };
  return {
    element,
    results(query, count, isFinal) {
      const none = labels.searchNone.replaceAll('{query}', () => query);
      if (count === 0 && !isFinal) this.waiting();
      else if (count === 0) say(none, make('p', {}, none));
      else say(fillPlural(labels.searchCount, count, document.documentElement.lang));
    },
    waiting() {
      const text = labels.searchLoading;
      timer ??= setTimeout(() => say(text, make('progress', {}), make('p', {}, text)), slowMs);
    },
    problem(message, retry) {
      // Its button may be under the reader's finger: a click would find another one, and be lost.
      if (message === problem) {
        live.textContent = message;
        return;
      }
      const button = make('button', { class: 'Search-action', type: 'button' }, labels.tryAgain);
      button.addEventListener('click', () => {
        problem = undefined;
        retry();
      });
      say(message, make('p', {}, message), button);
      problem = message;
    },
    clear: () => say(''),
    hush: () => (live.textContent = ''),
  };
}
