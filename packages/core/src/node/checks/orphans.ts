import { type Diagnostic, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { cleanPath, decodePath } from '../../shared/page/paths.ts';
import { isPost } from '../../shared/page/posts.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { notFoundPath } from '../site/discover.ts';
import type { Site } from '../site/site.ts';
import { configLinks } from './config-links.ts';
import { renderedLinks } from './rendered-links.ts';

/**
 * Finds every page without a link from the configuration or from another page. Landing pages have
 * links from other sites, and posts are in a list, so these are exempt, as are the home page and
 * the page for unknown paths.
 */
export function checkOrphans(site: Site, pages: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  // The links of a broken page are unknown.
  if ([...pages.values()].some(({ diagnostics }) => isUnusable(diagnostics))) return [];
  const linked = new Set(['/', notFoundPath]);
  for (const { link, kind } of configLinks(site.config))
    if (kind === 'page') linked.add(cleanPath(decodePath(link.replace(/[?#].*$/s, ''))));
  for (const facts of pages.values()) {
    for (const { target } of [...facts.links, ...renderedLinks(facts, site.config.base)])
      if (target !== facts.path) linked.add(target);
  }
  // The menu of versions leads to those that compare them.
  const lists = new Set(site.pages.flatMap(({ path, list }) => (list ? [path] : [])));
  return [...pages.values()].flatMap(({ path, file, frontMatter }) =>
    linked.has(path) ||
    lists.has(path) ||
    frontMatter.layout === 'landing' ||
    isPost(path, site.config.blogDir)
      ? []
      : [
          {
            severity: rules['orphan-page'].severity,
            rule: 'orphan-page' as const,
            message: `Nothing links to the page ${path}`,
            hint: 'Add it to the sidebar, or link to it from a page',
            target: path,
            file,
          },
        ],
  );
}
