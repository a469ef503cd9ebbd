import { elementOfHash } from '../browser/location.ts';
import { chooseTab, chosenTab } from './tabs.ts';

/**
 * Opens the details and selects the tabs around the target of the address, and scrolls to the target if
 * it was hidden. A link into a panel chooses its tab: tabs with the same labels follow.
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

/** Opens details; false if they were open already. */
function open(details: HTMLDetailsElement): boolean {
  const wasOpen = details.open;
  details.open = true;
  return !wasOpen;
}

/** Selects the tab of a panel; false if the element is no panel, or if its tab is selected already. */
function select(panel: HTMLElement): boolean {
  if (!panel.matches('.Tabs-panel')) return false;
  const key = panel.parentElement!.dataset.tabs!;
  const tab = document.getElementById(panel.getAttribute('aria-labelledby')!)!;
  const label = tab.textContent!;
  // The stored choice may not be in the document yet.
  if (panel.hasAttribute('data-selected') && (chosenTab(key) ?? label) === label) return false;
  chooseTab(key, label, tab);
  return true;
}
