import { sidebarId } from '../../shared/document/chrome-ids.ts';
import { endOfSidebar } from '../../shared/page/paths.ts';
import { urlOfFile } from '../browser/location.ts';
import { parseFragment } from '../browser/parse-fragment.ts';
import { showWithin } from '../browser/show-within.ts';
import { setCurrent } from './current.ts';

/** The contents of the sidebars that are not shown, with the state of their groups; by file. */
const contents = new Map<string, Node[]>();

/** The element of the sidebar; it stays mounted while its contents change. */
export function sidebarElement(): HTMLElement {
  return document.getElementById(sidebarId)!;
}

/**
 * Fetches and parses a sidebar, unless it is in the document or in memory.
 *
 * @throws Error if the file cannot be fetched, or the answer is not that file.
 */
export async function loadSidebar(file: string): Promise<void> {
  if (file === sidebarElement().dataset.sidebar || contents.has(file)) return;
  const html = await (await fetch(urlOfFile(file))).text();
  // A host or a captive portal may answer with another page and status 200.
  if (!html.endsWith(endOfSidebar(file))) throw new Error(`The file ${file} is incomplete`);
  contents.set(file, [...parseFragment(html).childNodes]);
}

/** Replaces the contents of the sidebar; the file must be loaded. An empty name empties it. */
export function showSidebar(file: string): void {
  const element = sidebarElement();
  const current = element.dataset.sidebar!;
  if (current === file) return;
  if (current) contents.set(current, [...element.childNodes]);
  element.replaceChildren(...(contents.get(file) ?? []));
  element.dataset.sidebar = file;
}

/** Marks the link with this address as the current page, and opens the groups that contain it. */
export function activateLink(href: string): void {
  const element = sidebarElement();
  element.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = element.querySelector(`.Sidebar-link[href="${CSS.escape(href)}"]`);
  if (!link) return;
  setCurrent(link, 'page');
  openGroupsAround(link);
}

/** Scrolls the active item of the sidebar into view. */
export function showActive(): void {
  const sidebar = sidebarElement();
  const active = sidebar.querySelector('[aria-current]');
  if (active) showWithin(sidebar, active);
}

function openGroupsAround(element: Element): void {
  const group = element.closest('.Sidebar-group');
  if (!group) return;
  // A collapsible group has its button in its first child.
  const button = group.firstElementChild!.querySelector('button');
  if (button) button.ariaExpanded = 'true';
  openGroupsAround(group.parentElement!);
}
