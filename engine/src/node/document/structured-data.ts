import { activeTrail, sidebarItems, sidebarKey } from '../../shared/page/site-navigation.ts';
import type { SidebarItem } from '../../shared/config/config.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { hrefKind } from '../../shared/page/href.ts';
import { pageAddress } from '../site/addresses.ts';
import { linkedPath } from '../site/redirects.ts';
import type { Site } from '../site/site.ts';

/**
 * What a page is to search engines (https://schema.org): an article, and the way to it from the home
 * page. JSON, fit to stand in a script element. It says only what is not in the head already.
 */
export function structuredData(
  { config, dates }: Pick<Site, 'config' | 'dates'>,
  { path, file }: PageFacts,
  title: string,
): string {
  const changed = dates.of(file);
  const way = [
    { text: config.title, path: '/' },
    ...parents(sidebarItems(config, sidebarKey(config, path)), path),
    { text: title, path },
  ];
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.text,
      // The last step is the page itself.
      ...(index < way.length - 1 && { item: pageAddress(config, step.path) }),
    })),
  };
  const article = {
    '@type': 'TechArticle',
    headline: title,
    ...(changed && { dateModified: changed }),
  };
  const graph = path === '/' ? [article] : [trail, article];
  // A text must not end the script.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** The sidebar's groups around a page that are pages themselves, from the outside in. */
function parents(items: SidebarItem[], path: string): { text: string; path: string }[] {
  return activeTrail(items, path)
    .slice(0, -1)
    .filter(({ link, disabled }) => link !== undefined && !disabled && hrefKind(link) === 'path')
    .map(({ text, link }) => ({ text, path: linkedPath(link!) }))
    .filter((step) => step.path !== '/');
}
