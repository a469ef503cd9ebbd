import type { Page, PageFacts, PageSource } from '../../shared/page/page.ts';
import { listsIn, type SiteListName } from '../../shared/page/site-lists.ts';
import { hash } from '../files/hash.ts';

/** A compiled page; its HTML is decoded on demand. */
export interface RenderedPage {
  facts: PageFacts;
  /** The page's source text. */
  source: string;
  /** A hash of the inputs of the HTML and the twin. */
  htmlVersion: string;
  html(): string;
  /** The page's Markdown twin. */
  twin(): string;
  /** The page's sections for search, as JSON; see `SearchSection`. */
  sections(): string;
  /** The lists of the whole site with a placeholder in the HTML. */
  lists: SiteListName[];
  fromCache: boolean;
}

/** A page that was just rendered. */
export function asRenderedPage(
  { text }: PageSource,
  { facts, html, twin, sections }: Page,
): RenderedPage {
  return {
    facts,
    source: text,
    htmlVersion: hash(html, twin),
    fromCache: false,
    html: () => html,
    twin: () => twin,
    sections: () => sections,
    lists: listsIn(html),
  };
}
