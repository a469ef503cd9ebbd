/** The parts of a document that a navigation replaces; the rest of the chrome stays mounted. */
export const regions = ['main', 'outline', 'curtain'] as const;

type Region = (typeof regions)[number];

/**
 * What a soft navigation fetches for a page: everything of its document that differs from another
 * page's, and nothing else.
 */
export interface Payload {
  /** Of the build that wrote it; a page of another build navigates by a full load. */
  build: string;
  path: string;
  title: string;
  /** The page’s own title, which is announced. */
  pageTitle: string;
  description: string;
  canonical: string | null;
  /** `data-*` attributes of the body, without their prefix: layout and front-matter switches. */
  body: Record<string, string>;
  /** The page's own style sheet; empty where it has none. */
  style: string;
  /** The places in the top navigation that are active; see `activeItems`. */
  topNav: string[];
  /** The file of the sidebar under the base, or null when the page shows none. */
  sidebar: string | null;
  /** The address of the sidebar's active link; empty where none is. */
  active: string;
  regions: Record<Region, string>;
}
