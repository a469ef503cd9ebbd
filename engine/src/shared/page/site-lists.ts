import type { Config } from '../config/config.ts';
import type { Post } from './posts.ts';

/** What each list of the whole site is made from. */
export interface SiteListItems {
  'blog-posts': Post[];
  sponsors: Config['sponsors'];
}

export type SiteListName = keyof SiteListItems;

/**
 * Lists that a page may show of the whole site, and the element that holds their place in the page's
 * content. They are put in when all pages are known, so that a page depends on what they show without
 * being compiled again.
 */
export const siteLists: Record<SiteListName, string> = {
  'blog-posts': 'docs-blog-posts',
  sponsors: 'docs-sponsors',
};

/** How a list's place reads in rendered content. */
export function placeholder(name: SiteListName): string {
  return `<${siteLists[name]}></${siteLists[name]}>`;
}

/** The lists that a page's content holds a place for. */
export function listsIn(html: string): SiteListName[] {
  return (Object.keys(siteLists) as SiteListName[]).filter((name) =>
    html.includes(placeholder(name)),
  );
}
