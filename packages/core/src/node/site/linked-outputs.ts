import { isPost } from '../../shared/page/posts.ts';
import type { Site } from './site.ts';

/** The output file of the feed, linked by every document of a site with posts. */
export const feedFile = 'feed.xml';

/** The feed of a list of tags. */
export interface TagFeed {
  /** The path of the list. */
  path: string;
  /** The output file. */
  file: string;
  title: string;
  /** The paths of its posts. */
  posts: string[];
}

/** The feeds of the tags that posts have. They need `baseUrl` for absolute addresses. */
export function tagFeeds({ config, pages }: Pick<Site, 'config' | 'pages'>): TagFeed[] {
  if (config.baseUrl === undefined || config.preview) return [];
  return pages.flatMap(({ path, list }) =>
    list && list.posts.length > 0 ? [{ path, file: `${path.slice(1)}.xml`, ...list }] : [],
  );
}

/** The output file of the web app manifest, linked by every document of a site with an icon. */
export const manifestFile = 'manifest.webmanifest';

/** Whether the site has a feed of changes: its addresses are absolute, and a preview has none. */
export function hasChangesFeed({
  baseUrl,
  changes,
  preview,
}: Pick<Site['config'], 'baseUrl' | 'changes' | 'preview'>): boolean {
  return baseUrl !== undefined && changes !== undefined && !preview;
}

/** Whether a site has a feed. It needs posts, and `baseUrl` for absolute addresses; a preview has none. */
export function hasFeed({ config, pages }: Pick<Site, 'config' | 'pages'>): boolean {
  if (config.baseUrl === undefined || config.preview) return false;
  return pages.some(({ path }) => isPost(path, config.blogDir));
}
