import { isPost } from '../../shared/page/posts.ts';
import type { Site } from './site.ts';

/** The output file of the feed, linked by every document of a site with posts. */
export const feedFile = 'feed.xml';

/** The output file of the web app manifest, linked by every document of a site with an icon. */
export const manifestFile = 'manifest.webmanifest';

/** Whether a site has a feed. It needs posts, and `baseUrl` for absolute addresses. */
export function hasFeed({ config, pages }: Pick<Site, 'config' | 'pages'>): boolean {
  return config.baseUrl !== undefined && pages.some(({ path }) => isPost(path, config.blogDir));
}
