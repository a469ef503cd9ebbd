import { storageKeys } from '../../shared/document/storage-keys.ts';
import { read, write } from '../browser/storage.ts';
import { createStore } from '../islands/store.ts';

/** How many choices are remembered; the oldest goes first. */
const maxChoices = 50;

/** The label chosen for each set of labels; undefined until storage has been read. */
const choices = createStore<ReadonlyMap<string, string> | undefined>(undefined);

/** Calls back when any choice changes; returns what ends it. */
export const subscribeToTabs = choices.subscribe;

/** Identifies a set of labels: tabs with the same one follow the same choice. */
export function tabsKey(labels: string[]): string {
  return labels.toSorted().join('|');
}

function known(): ReadonlyMap<string, string> {
  if (!choices.get()) choices.set(stored());
  return choices.get()!;
}

/** What storage holds; what is broken counts as nothing. */
function stored(): Map<string, string> {
  try {
    const entries = Object.entries(JSON.parse(read('local', storageKeys.tabs) ?? '{}') as object);
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}

/** The label the reader has chosen among these labels, if any. */
export function chosenTab(key: string): string | undefined {
  return known().get(key);
}

/**
 * Selects a label in all tabs with the same labels, remembers it, and keeps the tab the reader used
 * where it is on the screen, although panels above it may change their height.
 */
export function chooseTab(key: string, label: string, tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  const next = new Map(known());
  next.delete(key);
  next.set(key, label);
  choices.set(next);
  write(
    'local',
    storageKeys.tabs,
    JSON.stringify(Object.fromEntries([...next].slice(-maxChoices))),
  );
  showTabChoices();
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

/** Shows the reader's choices in all tabs of the document, those included that wait to hydrate. */
export function showTabChoices(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const label = chosenTab(group.dataset.tabs!);
    const [list, ...panels] = group.children;
    const tabs = [...(list?.children ?? [])];
    const selected = tabs.findIndex(({ textContent }) => textContent === label);
    if (selected === -1) continue;
    for (const [index, tab] of tabs.entries()) {
      const isSelected = index === selected;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.setAttribute('tabindex', isSelected ? '0' : '-1');
      panels[index]?.toggleAttribute('data-selected', isSelected);
    }
  }
}
