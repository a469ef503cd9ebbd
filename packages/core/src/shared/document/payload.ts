/** The parts of a document that a navigation replaces; the rest of the chrome stays mounted. */
export const regions = ['main', 'outline', 'curtain'] as const;

type Region = (typeof regions)[number];

/** The data of a soft navigation: the parts of a document that differ from page to page. */
export interface Payload {
  /** The build that wrote the payload. A page of another build loads as a document. */
  build: string;
  path: string;
  title: string;
  /** The page’s own title, for the announcement. */
  pageTitle: string;
  /** The description, for `docs mcp`; in the browser it is part of `head`. */
  description: string;
  /** The elements of the head that are the page's own, as HTML; see `page-head.ts`. */
  head: string;
  /** `data-*` attributes of the body, without their prefix: layout and front-matter switches. */
  body: Record<string, string>;
  /** The page's own style sheet; empty if there is none. */
  style: string;
  /** The addresses of the style sheets that only some pages need. */
  sheets: string[];
  /** The positions of the active items of the top navigation; see `activeItems`. */
  topNav: string[];
  /** The file of the sidebar, relative to the base; null if the page has none. */
  sidebar: string | null;
  /** The address of the sidebar's active link; empty if there is none. */
  active: string;
  regions: Record<Region, string>;
}
