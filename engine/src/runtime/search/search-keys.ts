import type { SearchList } from './search-list.ts';

/** What the keys of the search field act on. */
export interface SearchKeysOptions {
  dialog: HTMLDialogElement;
  list: SearchList;
  /** Moves the selection by that many results. */
  move(by: number): void;
  /** Whether the list shows the last word on what stands in the field. */
  isCurrent(): boolean;
  /** Searches for what stands in the field without waiting for the debounce. */
  search(): void;
  reset(): void;
  openBeside(option: HTMLAnchorElement): void;
}

/** The keys of the search field. */
export interface SearchKeys {
  onKey(event: KeyboardEvent): void;
  /** Acts on the keys that have waited for results. */
  resume(): void;
  /** Forgets the keys that wait: what they were about has gone. */
  forget(): void;
}

/** Whether a key is about the results: the arrows and Enter. */
export const isAboutResults = ({ key }: KeyboardEvent) => /^(Arrow(Up|Down)|Enter)$/.test(key);
/** Whether a key only changes the meaning of another. */
export const isModifier = ({ key }: KeyboardEvent) => /^(Shift|Control|Meta|Alt)$/.test(key);
/** Cmd+Backspace or Ctrl+Backspace. */
export const isReset = ({ key, metaKey, ctrlKey }: KeyboardEvent) =>
  key === 'Backspace' && (metaKey || ctrlKey);

/** Keys about results wait for those of what was typed: no key is lost, and none acts on old ones. */
export function createSearchKeys(options: SearchKeysOptions): SearchKeys {
  const { dialog, list } = options;
  let waiting: KeyboardEvent[] = [];
  const act = ({ key, metaKey, ctrlKey }: KeyboardEvent) => {
    const option = list.selected();
    if (key !== 'Enter') options.move(key === 'ArrowDown' ? 1 : -1);
    else if (option && (metaKey || ctrlKey)) options.openBeside(option);
    else option?.click();
  };
  return {
    onKey(event) {
      // Safari ends a composition before it tells of the key that ended it; 229 is all that says so
      // (WebKit bug 165004).
      if (event.isComposing || event.keyCode === 229) return;
      if (isReset(event)) options.reset();
      else if (!isAboutResults(event)) return;
      else if (options.isCurrent()) act(event);
      else {
        waiting.push(event);
        if (event.key === 'Enter') options.search();
      }
      event.preventDefault();
    },
    resume() {
      const events = waiting;
      waiting = [];
      for (const event of events) if (dialog.open) act(event);
    },
    forget: () => void (waiting = []),
  };
}
