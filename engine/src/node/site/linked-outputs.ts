import { isPost } from '../../shared/page/posts.ts';
import type { Site } from './site.ts';

/** The output file of the feed, which every document of a site with posts links to. */
export const feedFile = 'feed.xml';

/** The output file of the web app manifest, which every document of a site with an icon links to. */
export const manifestFile = 'manifest.webmanifest';

/** Whether a site has a feed: it has posts, and `baseUrl`, since a feed's addresses are absolute. */
export function hasFeed({ config, pages }: Pick<Site, 'config' | 'pages'>): boolean {
  return config.baseUrl !== undefined && pages.some(({ path }) => isPost(path, config.blogDir));
}
