import { make } from './search-element.ts';

/** The delay before a message about a loading index, in ms. */
const slowMs = 400;

/** The status line of search: a visible message and a live region for screen readers. */
export interface SearchStatus {
  element: HTMLElement;
  /** Announces the number of results; shows a message if there are none. */
  results(query: string, count: number, isFinal: boolean): void;
  /** Shows after a delay that the index is loading. */
  waiting(): void;
  /** Shows a problem with a button to retry. */
  problem(message: string, retry: () => void): void;
  clear(): void;
  /** Empties the live region only, so that the same number of other results is announced again. */
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
    results(query, count, isFinal) {
      const none = `No results for "${query}"`;
      if (count === 0 && !isFinal) this.waiting();
      else if (count === 0) say(none, make('p', {}, none));
      else say(count === 1 ? '1 result' : `${count} results`);
    },
    waiting() {
      const text = 'Loading the search index …';
      timer ??= setTimeout(() => say(text, make('progress', {}), make('p', {}, text)), slowMs);
    },
    problem(text, retry) {
      // A pressed button must stay in the document, or its click is lost.
      if (text === currentProblem) {
        clearTimeout(timer);
        timer = undefined;
        live.textContent = text;
        return;
      }
      const button = make('button', { class: 'Search-action', type: 'button' }, 'Try again');
      button.addEventListener('click', retry);
      say(text, make('p', {}, text), button);
      currentProblem = text;
    },
    clear: () => say(''),
    hush: () => (live.textContent = ''),
  };
}
