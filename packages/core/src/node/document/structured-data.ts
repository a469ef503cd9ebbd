import { activeTrail, sidebarItems, sidebarKey } from '../../shared/page/site-navigation.ts';
import type { SidebarItem } from '../../shared/config/config.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { hrefKind } from '../../shared/page/href.ts';
import { pageAddress } from '../site/addresses.ts';
import { linkedPath } from '../site/redirects.ts';
import type { Site } from '../site/site.ts';

/**
 * The structured data of a page for search engines (https://schema.org): an article, and its
 * breadcrumbs from the home page. JSON that is safe within a script element. Data in the head is
 * not repeated.
 */
export function structuredData(
  { config, dates }: Pick<Site, 'config' | 'dates'>,
  { path, file, frontMatter }: PageFacts,
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
      // The last breadcrumb is the page itself.
      ...(index < way.length - 1 && { item: pageAddress(config, step.path) }),
    })),
  };
  const article = {
    '@type': 'TechArticle',
    headline: title,
    ...(changed && { dateModified: changed }),
    ...(frontMatter.tags?.length && { keywords: frontMatter.tags }),
  };
  const graph = path === '/' ? [article] : [trail, article];
  // A text must not end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** The pages among the sidebar's groups that contain a page, outermost first. */
function parents(items: SidebarItem[], path: string): { text: string; path: string }[] {
  return activeTrail(items, path)
    .slice(0, -1)
    .filter(({ link, disabled }) => link !== undefined && !disabled && hrefKind(link) === 'path')
    .map(({ text, link }) => ({ text, path: linkedPath(link!) }))
    .filter((step) => step.path !== '/');
}
