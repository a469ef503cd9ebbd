import { elementOfHash } from '../browser/location.ts';
import { chooseTab, chosenTab } from '../chrome/tabs.ts';

/**
 * Opens the details and selects the tabs around what the address names, and goes there if any of them
 * hid it. To follow a link into a panel is to choose its tab: others with the same labels follow.
 */
export function revealTarget(): void {
  const target = elementOfHash();
  if (!target) return;
  let wasHidden = false;
  for (let around = target.parentElement; around; around = around.parentElement) {
    const hides = around instanceof HTMLDetailsElement ? open(around) : select(around);
    wasHidden ||= hides;
  }
  if (!wasHidden) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Opens details; false if they were open. */
function open(details: HTMLDetailsElement): boolean {
  const wasOpen = details.open;
  details.open = true;
  return !wasOpen;
}

/** Selects the tab of a panel; false if the element is none, or its tab is the reader's choice. */
function select(panel: HTMLElement): boolean {
  if (!panel.matches('.Tabs-panel')) return false;
  const key = panel.parentElement!.dataset.tabs!;
  const tab = document.getElementById(panel.getAttribute('aria-labelledby')!)!;
  const label = tab.textContent!;
  // A choice may be known that is not shown yet.
  if (panel.hasAttribute('data-selected') && (chosenTab(key) ?? label) === label) return false;
  chooseTab(key, label, tab);
  return true;
}
