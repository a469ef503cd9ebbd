import { isUnder } from '../../shared/page/paths.ts';
import type { Site } from '../site/site.ts';
import { linksToSource, moveLinks } from './languages.ts';

/**
 * Moves the links of a document to pages that its edition does not have: a translation leads to the source, and the version
 * of an area to today's pages out of it. `version` is a hash of what they depend on.
 */
export function linksElsewhere(
  site: Pick<Site, 'config' | 'editions' | 'version' | 'versions'>,
): ReturnType<typeof linksToSource> {
  const { config, version, versions } = site;
  const source = linksToSource(site);
  if (!version || version.area === '/') return source;
  const today = versions![0]!.all[0]!.editions.find(({ lang }) => lang === config.lang)!;
  const outside = (path: string) =>
    !isUnder(path, version.area) && !/\.\w+$/.test(path) ? path : undefined;
  return {
    move: (html) => moveLinks(source.move(html), config.base, today.base, outside),
    version: `${source.version} ${version.area}`,
  };
}
