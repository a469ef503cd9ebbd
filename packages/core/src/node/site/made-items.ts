import { noFeatures } from '../../content/source/features.ts';
import type { Config, SidebarItem } from '../../shared/config/config.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { pageOf } from '../../shared/page/site-navigation.ts';
import { madeItems } from './made-pages.ts';
import type { Site } from './site.ts';
import { contentRoot } from './versions/versions.ts';

/**
 * The configuration with the items that features make: they follow below the first item of each sidebar that
 * links to their page.
 *
 * @param config As `withFileSidebars` returns it.
 */
export function withMadeItems(
  config: Config,
  site: Pick<Site, 'root' | 'version' | 'cacheFolder' | 'loadedFeatures'>,
  pages: PageSource[],
): Config {
  const { cacheFolder, loadedFeatures: features = noFeatures } = site;
  if (!features.added.some(({ feature }) => feature.sidebar)) return config;
  const { pagesDir, labels } = config;
  const made = madeItems(
    { root: contentRoot(site), pagesDir, cacheFolder, labels, features },
    pages,
  );
  if (made.size === 0) return config;
  const sidebar = Object.fromEntries(
    Object.entries(config.sidebar).map(([prefix, items]) => [prefix, fill(items, new Map(made))]),
  );
  return { ...config, sidebar };
}

/** @param left The items without a place; each is taken once. */
function fill(items: SidebarItem[], left: Map<string, SidebarItem[]>): SidebarItem[] {
  return items.map((item) => {
    const path = pageOf(item.link) ?? '';
    const made = item.disabled ? undefined : left.get(path);
    if (made) left.delete(path);
    const below = item.items && fill(item.items, left);
    if (!made) return below ? { ...item, items: below } : item;
    return { ...item, items: [...(below ?? []), ...made] };
  });
}
