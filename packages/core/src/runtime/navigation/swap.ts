import { type Payload, regions } from '../../shared/document/payload.ts';
import { parseFragment } from '../browser/parse-fragment.ts';
import { setCurrent } from '../chrome/current.ts';
import { endIslands } from '../islands/islands.ts';
import { contentOf } from './payloads.ts';
import { activateLink, showSidebar } from '../chrome/sidebar.ts';

/** Replaces the content of a region. */
export type ReplaceRegion = (region: HTMLElement, html: string) => void;

/** The page's own style sheet, for a page that was not loaded as a document. */
let pageStyle: CSSStyleSheet | undefined;

const replaceWhole: ReplaceRegion = (region, html) => {
  endIslands(region);
  region.replaceChildren(contentOf(html));
};

/** Shows another page in this document. The chrome stays mounted; only its differences are replaced. */
export function swap(payload: Payload, replace: ReplaceRegion = replaceWhole): void {
  closePopovers();
  for (const name of regions) {
    replace(document.querySelector<HTMLElement>(`[data-region="${name}"]`)!, payload.regions[name]);
  }
  showSidebar(payload.sidebar ?? '');
  swapHead(payload);
  const { dataset } = document.body;
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, payload.body);
  activateLink(payload.active);
  for (const item of document.querySelectorAll<HTMLElement>('[data-nav]'))
    setCurrent(item, payload.topNav.includes(item.dataset.nav!) && 'true');
}

function swapHead({ title, head, style }: Payload): void {
  document.title = title;
  for (const element of document.querySelectorAll('[data-head]')) element.remove();
  document.head.append(parseFragment(head));
  document.getElementById('page-style')?.remove();
  if (!pageStyle) {
    pageStyle = new CSSStyleSheet();
    document.adoptedStyleSheets.push(pageStyle);
  }
  pageStyle.replaceSync(style);
}

/** Closes all open popovers: the menu, and on small screens the sidebar and the outline. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    popover.hidePopover();
}
