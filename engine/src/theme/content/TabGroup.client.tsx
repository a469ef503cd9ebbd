'use client';
import { type KeyboardEvent, type ReactNode, useId, useSyncExternalStore } from 'react';
import { chooseTab, chosenTab, subscribeToTabs, tabsKey } from '../../runtime/chrome/tabs.ts';

/** Which tab a key leads to, from the one at `index` of `count`; the list loops. */
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

/**
 * Tabs (ARIA Authoring Practices, "Tabs with Automatic Activation"). All panels are in the document;
 * style hides those that are not selected, so that print and readers without scripts have them all.
 */
export function TabGroup({
  labels,
  focusable,
  name,
  ...panels
}: {
  labels: string[];
  /** Whether each panel begins with something that takes the focus. */
  focusable: boolean[];
  /** Names the tabs for a screen reader. */
  name?: string;
  /** What each panel holds. */
  [panel: `panel${number}`]: ReactNode;
}) {
  const id = useId();
  const key = tabsKey(labels);
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget.parentElement!;
    const tabs = [...list.children] as HTMLElement[];
    const isReversed = getComputedStyle(list).direction === 'rtl';
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    const target = targetOf((isReversed && mirrored) || event.key, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    tabs[target]!.focus();
  };

  // A choice may have been shown in the document before React took over, which is not to be undone.
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
