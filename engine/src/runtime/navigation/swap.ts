import { sidebarId } from '../../shared/document/chrome-ids.ts';
import { type Payload, regions } from '../../shared/document/payload.ts';
import { setCurrent } from '../chrome/current.ts';
import { endIslands } from '../islands/islands.ts';
import { urlOfFile } from '../browser/location.ts';
import { parseHtml } from '../browser/parse-html.ts';
import { payloadOf } from './payloads.ts';

/** Replaces the content of a region. */
export type ReplaceRegion = (region: HTMLElement, html: string) => void;

/** The sidebars seen before, with the state of their groups; by file. */
const sidebars = new Map<string, Node[]>();

/** The content parsed last, and the HTML it was made from. */
let aheadHtml: string | undefined;
let ahead: DocumentFragment;

/** The style sheet of the page shown, unless that was loaded as a document and links its own. */
const pageStyle = new CSSStyleSheet();
document.adoptedStyleSheets.push(pageStyle);

const replaceWhole: ReplaceRegion = (region, html) => {
  endIslands(region);
  region.replaceChildren(html === aheadHtml ? ahead : parseHtml(html));
};

/**
 * The payload of a page, with all that showing it takes: its sidebar is there and its content is
 * parsed, which is half the work of a swap. Undefined when the page has to be loaded as a document.
 */
export async function readyPayload(path: string): Promise<Payload | null | undefined> {
  const payload = await payloadOf(path);
  try {
    if (payload) await loadSidebar(payload.sidebar);
  } catch {
    return undefined;
  }
  const html = payload?.regions.main;
  if (html && html !== aheadHtml) {
    ahead = parseHtml(html);
    aheadHtml = html;
  }
  return payload;
}

async function loadSidebar(file: string | null): Promise<void> {
  if (!file || file === sidebarElement().dataset.sidebar || sidebars.has(file)) return;
  const html = await (await fetch(urlOfFile(file))).text();
  // A host or a portal may answer anything in its place, and say that all is well. The end of `endOfSidebar`,
  // which as a call would take 12 bytes more of the script's budget.
  if (!html.endsWith(`${file}-->`)) throw new Error();
  sidebars.set(file, [...parseHtml(html).childNodes]);
}

/** Brings the sidebar's active item into view. */
export function showActive(): void {
  // The style sheet keeps clear of the window's edges, so that only the sidebar scrolls.
  sidebarElement().querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/** The sidebar's element; it stays while its contents change. */
export function sidebarElement(): HTMLElement {
  return document.getElementById(sidebarId)!;
}

/** Closes what stands open over the page: menu, sidebar and outline of small screens. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    popover.hidePopover();
}

// What is a popover on one side of this width stands in the page on the other.
matchMedia('(min-width: 1080px)').addEventListener('change', closePopovers);

/** Shows another page in this document. The chrome stays; only what differs is replaced. */
export function swap(payload: Payload, replace: ReplaceRegion = replaceWhole): void {
  closePopovers();
  for (const name of regions) {
    replace(document.querySelector<HTMLElement>(`[data-region="${name}"]`)!, payload.regions[name]);
  }
  aheadHtml = undefined;
  swapSidebar(payload.sidebar ?? '');
  swapHead(payload);
  const { dataset } = document.body;
  for (const name in dataset) delete dataset[name];
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

/** Opens every group of the sidebar around an element. */
function openGroupsAround(element: Element): void {
  const group = element.closest('.Sidebar-group');
  if (!group) return;
  // The button of a group that can be closed stands in its first child.
  const button = group.firstElementChild!.querySelector('button');
  if (button) button.ariaExpanded = 'true';
  openGroupsAround(group.parentElement!);
}

function swapHead({ title, description, canonical, style }: Payload): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  if (canonical) document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  document.getElementById('page-style')?.remove();
  pageStyle.replaceSync(style);
}

function markActive({ active, topNav }: Payload): void {
  const element = sidebarElement();
  element.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = element.querySelector(`.Sidebar-link[href="${CSS.escape(active)}"]`);
  if (link) {
    setCurrent(link, 'page');
    openGroupsAround(link);
  }
  for (const item of document.querySelectorAll<HTMLElement>('[data-nav]')) {
    setCurrent(item, topNav.includes(item.dataset.nav!) && 'true');
  }
}
