import { sidebarId } from '../shared/chrome-ids.ts';
import { type Payload, regions } from '../shared/payload.ts';
import { openGroupsAround } from './groups.ts';
import { endIslands } from './islands.ts';
import { base, urlOfFile } from './location.ts';

/** Replaces the content of a region. */
export type ReplaceRegion = (region: HTMLElement, html: string) => void;

const root = document.documentElement;

/** The sidebars seen before, with the state of their groups; by file. */
const sidebars = new Map<string, Node[]>();

const replaceWhole: ReplaceRegion = (region, html) => {
  endIslands(region);
  region.innerHTML = html;
};

/** Fetches what a payload needs besides itself, so that the swap happens at once. */
export async function prepareSwap({ sidebar }: Payload): Promise<void> {
  if (!sidebar || sidebar === sidebarElement().dataset.sidebar || sidebars.has(sidebar)) return;
  const response = await fetch(urlOfFile(sidebar));
  if (!response.ok) throw new Error(response.statusText);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  sidebars.set(sidebar, [...template.content.childNodes]);
}

function sidebarElement(): HTMLElement {
  return document.getElementById(sidebarId)!;
}

/** Shows another page in this document. The chrome stays; only what differs is replaced. */
export function swap(payload: Payload, replace: ReplaceRegion = replaceWhole): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    popover.hidePopover();
  for (const name of regions) {
    replace(document.querySelector<HTMLElement>(`[data-region="${name}"]`)!, payload.regions[name]);
  }
  swapSidebar(payload.sidebar ?? '');
  swapHead(payload);
  const { dataset } = document.body;
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, payload.body);
  markActive(payload);
}

function swapSidebar(file: string): void {
  const element = sidebarElement();
  const shown = element.dataset.sidebar!;
  if (shown === file) return;
  if (shown) sidebars.set(shown, [...element.childNodes]);
  element.replaceChildren(...(sidebars.get(file) ?? []));
  element.dataset.sidebar = file;
}

function swapHead({ title, description, canonical, style }: Payload): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  if (canonical) document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  document.getElementById('page-style')?.remove();
  root.removeAttribute('style');
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
}

function markActive({ path, topNav }: Payload): void {
  const element = sidebarElement();
  element.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = element.querySelector(
    `a[href="${CSS.escape(base + path)}"]:not(.Logo, .Sidebar-back)`,
  );
  if (link) {
    link.setAttribute('aria-current', 'page');
    openGroupsAround(link);
  }
  for (const [index, item] of document.querySelectorAll('.TopNav > li').entries()) {
    const itemLink = item.querySelector('.TopNav-link');
    if (index === topNav) itemLink?.setAttribute('aria-current', 'true');
    else itemLink?.removeAttribute('aria-current');
  }
}
