import { make } from './search-element.ts';
import { fillPlural } from '../../shared/config/fill-plural.ts';
import * as labels from '../../shared/config/labels.ts';

/** The delay before a message about pending results, in ms. */
const slowMs = 400;

/** The status line of search: a visible message and a live region for screen readers. */
export interface SearchStatus {
  element: HTMLElement;
  /** Announces the number of results; shows a message if there are none. */
  results(query: string, count: number): void;
  /** Shows after a delay that results are pending, and the reason. */
  waiting(reason: string): void;
  /** Shows a problem with a button to retry. */
  problem(message: string, retry: () => void): void;
  clear(): void;
  /** Empties only the live region, so that the same number of other results is announced again. */
  hush(): void;
}

/** Creates an empty status line. */
export function createSearchStatus(): SearchStatus {
  const live = make('p', { class: 'visually-hidden', role: 'status' });
  const message = make('div', { class: 'Search-message', hidden: true });
  const element = make('div', {}, live, message);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The problem in the message. */
  let currentProblem: string | undefined;

  const say = (text: string, ...visible: (Node | string)[]) => {
    clearTimeout(timer);
    timer = undefined;
    currentProblem = undefined;
    live.textContent = text;
    message.replaceChildren(...visible);
    message.hidden = visible.length === 0;
  };
  return {
    element,
    results(query, count) {
      // Not `fillLabel`; see `search-client.ts`.
      const none = labels.searchNone.replaceAll('{query}', () => query);
      if (count === 0) say(none, make('p', {}, none));
      else say(fillPlural(labels.searchCount, count, document.documentElement.lang));
    },
    waiting(reason) {
      clearTimeout(timer);
      timer = setTimeout(() => say(reason, make('progress', {}), make('p', {}, reason)), slowMs);
    },
    problem(text, retry) {
      // A pressed button must stay in the document, or its click is lost.
      if (text === currentProblem) {
        clearTimeout(timer);
        timer = undefined;
        live.textContent = text;
        return;
      }
      const button = make('button', { class: 'Search-action', type: 'button' }, labels.tryAgain);
      button.addEventListener('click', retry);
      say(text, make('p', {}, text), button);
      currentProblem = text;
    },
    clear: () => say(''),
    hush: () => (live.textContent = ''),
  };
}
