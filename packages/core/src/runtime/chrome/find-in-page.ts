import { chooseTab } from './tabs.ts';

/** Closable content: panels of tabs, and groups of the sidebar. */
const closable = '.Tabs-panel, .Sidebar-row + .Sidebar-items';

/** Print shows every panel. */
const print = matchMedia('print');

let observer: MutationObserver | undefined;

/**
 * Makes closed panels and groups `hidden="until-found"`, so that find-in-page and text fragments
 * match in them (HTML Standard, "The hidden attribute"). A match opens them. Closed `details` need
 * no script.
 */
export function followFinds(): void {
  markClosed();
  if (observer) return;
  print.addEventListener('change', markClosed);
  addEventListener('beforematch', ({ target }) => open(target as HTMLElement), true);
  observer = new MutationObserver(markClosed);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-selected', 'aria-expanded'],
  });
}

function markClosed(): void {
  for (const element of document.querySelectorAll(closable)) {
    // Not `hidden`: a browser that reveals the target of an address has removed it already.
    const isMarked = element.hasAttribute('aria-hidden');
    if (isClosed(element) === isMarked) continue;
    // `until-found` hides only the content: without `aria-hidden` the element would still be
    // announced and focusable.
    const attributes = { hidden: 'until-found', 'aria-hidden': 'true' };
    for (const [name, value] of Object.entries(attributes))
      if (isMarked) element.removeAttribute(name);
      else element.setAttribute(name, value);
    if (element.hasAttribute('tabindex')) element.setAttribute('tabindex', isMarked ? '0' : '-1');
  }
}

function isClosed(element: Element): boolean {
  if (element.matches('.Tabs-panel'))
    return !print.matches && !element.hasAttribute('data-selected');
  return toggleOf(element)?.ariaExpanded === 'false';
}

function open(element: HTMLElement): void {
  if (element.matches('.Tabs-panel')) {
    const tab = document.getElementById(element.getAttribute('aria-labelledby')!)!;
    chooseTab(element.parentElement!.dataset.tabs!, tab.textContent!, tab);
    return;
  }
  const toggle = toggleOf(element);
  if (toggle) toggle.ariaExpanded = 'true';
}

/** The button that opens a group of the sidebar. */
function toggleOf(items: Element): Element | null | undefined {
  return items.previousElementSibling?.querySelector('[aria-expanded]');
}
