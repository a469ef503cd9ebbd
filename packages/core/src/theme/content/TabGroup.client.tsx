'use client';
import { type KeyboardEvent, type ReactNode, useId, useSyncExternalStore } from 'react';
import { chooseTab, chosenTab, subscribeToTabs, tabsKey } from '../../runtime/chrome/tabs.ts';

/** The tab that a key moves to, from the one at `index` of `count`; the list wraps around. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1 + count,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : target % count;
}

/** Moves the focus to the tab that a key asks for. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  const tab = event.currentTarget;
  const list = tab.parentElement!;
  const tabs = [...list.children] as HTMLElement[];
  const isReversed = getComputedStyle(list).direction === 'rtl';
  const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  const key = (isReversed && mirrored) || event.key;
  const target = targetOf(key, tabs.indexOf(tab), tabs.length);
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]!.focus();
}

/** The index of the chosen tab, and a function that chooses one. */
function useChoice(key: string, labels: string[]) {
  const chosen = useSyncExternalStore(
    subscribeToTabs,
    () => chosenTab(key),
    () => undefined,
  );
  const selected = Math.max(
    0,
    labels.findIndex((label) => label === chosen),
  );
  const choose = (index: number, tab: HTMLElement) => {
    if (index !== selected) chooseTab(key, labels[index]!, tab);
  };
  return { selected, choose };
}

/**
 * Tabs (ARIA Authoring Practices, "Tabs with Automatic Activation"). All panels are in the document: the
 * style sheet hides those that are not selected, but not in print or without scripts.
 */
export function TabGroup({
  labels,
  focusable,
  name,
  group,
  ...panels
}: {
  labels: string[];
  /** Whether the first element of each panel is focusable. */
  focusable: boolean[];
  /** Names the tabs for a screen reader. */
  name?: string;
  /** Tabs of one group share a choice. Default: the labels. */
  group?: string;
  /** The content of each panel. */
  [panel: `panel${number}`]: ReactNode;
}) {
  const id = useId();
  const key = group ?? tabsKey(labels);
  const { selected, choose } = useChoice(key, labels);

  // The runtime may have applied the reader's choice before hydration, which must not revert it.
  return (
    <div className="Tabs" data-tabs={key}>
      <div className="Tabs-list" role="tablist" aria-label={name}>
        {labels.map((label, index) => (
          <button
            key={label}
            className="Tabs-tab"
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            suppressHydrationWarning
            onFocus={(event) => choose(index, event.currentTarget)}
            onKeyDown={onKeyDown}
            onClick={(event) => choose(index, event.currentTarget)}
          >
            {label}
          </button>
        ))}
      </div>
      {labels.map((label, index) => (
        <div
          key={label}
          className="Tabs-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          tabIndex={focusable[index] ? undefined : 0}
          data-selected={index === selected || undefined}
          suppressHydrationWarning
        >
          <p className="Tabs-label">{label}</p>
          {(panels as Record<`panel${number}`, ReactNode>)[`panel${index}`]}
        </div>
      ))}
    </div>
  );
}
