import { isAboutResults, isReset, type KeyPress } from './search-press.ts';

/** The actions of the keys of the search field. */
export interface SearchKeysOptions {
  /** The selected result. */
  selected(): HTMLAnchorElement | undefined;
  /** Moves the selection by a number of results. */
  move(by: number): void;
  /** Whether the list shows the final results of the query. */
  isCurrent(): boolean;
  /** Ends the debounce. */
  settle(): void;
  reset(): void;
  /** Opens a result in another tab. */
  openBeside(option: HTMLAnchorElement): void;
}

/** The keys of the search field. */
export interface SearchKeys {
  onKey(event: KeyPress): void;
  /** Handles the keys that wait for results. */
  resume(): void;
  /** Drops the keys that wait, because their query is gone. */
  forget(): void;
}

/**
 * Creates the keys. Keys that act on results wait until the list is current, so that none is lost or
 * acts on old results.
 */
export function createSearchKeys(options: SearchKeysOptions): SearchKeys {
  let waiting: KeyPress[] = [];
  const act = ({ key, metaKey, ctrlKey }: KeyPress) => {
    const option = options.selected();
    if (key !== 'Enter') options.move(key === 'ArrowDown' ? 1 : -1);
    else if (option && (metaKey || ctrlKey)) options.openBeside(option);
    else option?.click();
  };
  return {
    onKey(event) {
      // Safari fires the key that ends a composition after the composition, with the code 229
      // (WebKit bug 165004).
      if (event.isComposing || event.keyCode === 229) return;
      if (isReset(event)) options.reset();
      else if (!isAboutResults(event)) return;
      else if (options.isCurrent()) act(event);
      else {
        waiting.push(event);
        if (event.key === 'Enter') options.settle();
      }
      event.preventDefault();
    },
    resume() {
      for (let event = waiting.shift(); event; event = waiting.shift()) act(event);
    },
    forget: () => void (waiting = []),
  };
}
