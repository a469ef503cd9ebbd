import { storageKeys } from '../../shared/document/storage-keys.ts';
import { read, write } from '../browser/storage.ts';
import { createStore } from '../islands/store.ts';

/** The maximum number of stored choices; the oldest is dropped first. */
const maxChoices = 50;

/** The selected label of each set of labels; undefined until storage is read. */
const choices = createStore<ReadonlyMap<string, string> | undefined>(undefined);

/** Subscribes to every change of a choice; returns the function that unsubscribes. */
export const subscribeToTabs = choices.subscribe;

/** The key of a set of labels: tabs with the same key share one choice. */
export function tabsKey(labels: string[]): string {
  return labels.toSorted().join('|');
}

function currentChoices(): ReadonlyMap<string, string> {
  if (!choices.get()) choices.set(readChoices());
  return choices.get()!;
}

/** The choices in storage; invalid entries are skipped. */
function readChoices(): Map<string, string> {
  try {
    const entries = Object.entries(JSON.parse(read('local', storageKeys.tabs) ?? '{}') as object);
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}

/** The label that the reader selected in the set of labels with this key, if any. */
export function chosenTab(key: string): string | undefined {
  return currentChoices().get(key);
}

/**
 * Selects a label in all tabs with the same labels and stores the choice. The clicked tab keeps its
 * place on the screen: panels above it may change their height.
 */
export function chooseTab(key: string, label: string, tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  const next = new Map(currentChoices());
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

/** Shows the reader's choices in all tabs of the document, hydrated or not. */
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
