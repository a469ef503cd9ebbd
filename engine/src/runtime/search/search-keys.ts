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

const isAboutResults = ({ key }: KeyboardEvent) => /^(Arrow(Up|Down)|Enter)$/.test(key);
const isModifier = ({ key }: KeyboardEvent) => /^(Shift|Control|Meta|Alt)$/.test(key);
const isReset = ({ key, metaKey, ctrlKey }: KeyboardEvent) =>
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
      if (event.isComposing) return;
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

/** What was typed after the last reset among early keys; undefined when there was none. */
export function typedAfterReset(early: KeyboardEvent[]): string | undefined {
  const reset = early.findLastIndex(isReset);
  if (reset < 0) return undefined;
  return early.slice(reset + 1).reduce((text, { key }) => {
    if (key === 'Backspace') return text.slice(0, -1);
    return key.length === 1 ? text + key : text;
  }, '');
}

/** The early keys that are still about the results: typing on takes back an Enter before it. */
export function keysAfterTyping(early: KeyboardEvent[]): KeyboardEvent[] {
  const typed = early.findLastIndex((event) => !isAboutResults(event) && !isModifier(event));
  return early.slice(typed + 1).filter(isAboutResults);
}
