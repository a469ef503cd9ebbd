import type { Config } from '../config/config.ts';
import type { ChangedPage } from './changes.ts';
import type { VersionDifferences } from './differences.ts';
import type { Post } from './posts.ts';

/** The items of each list of the site. */
export interface SiteListItems {
  'blog-posts': Post[];
  sponsors: Config['sponsors'];
  /** The changed pages, newest first, and whether the site has a feed of them. */
  changes: { pages: ChangedPage[]; feed: boolean };
  /** What differs between two versions, on the page that compares them. */
  differences: VersionDifferences;
}

/** The name of a list of the site. */
export type SiteListName = keyof SiteListItems;

/**
 * Lists of the site that a page can contain, with their placeholder elements in rendered content.
 * The lists are inserted after all pages are compiled: a change of a list compiles no page.
 */
export const siteLists: Record<SiteListName, string> = {
  'blog-posts': 'docs-blog-posts',
  sponsors: 'docs-sponsors',
  changes: 'docs-changes',
  differences: 'docs-differences',
};

/** The placeholder of a list in rendered content. */
export function placeholder(name: SiteListName): string {
  return `<${siteLists[name]}></${siteLists[name]}>`;
}

/** The lists whose placeholders a page's content contains. */
export function listsIn(html: string): SiteListName[] {
  return (Object.keys(siteLists) as SiteListName[]).filter((name) =>
    html.includes(placeholder(name)),
  );
}
