import type { FeatureSite, MadePage } from 'stilldocs';
import type { OwnLabel } from '../own-label.ts';
import { partPath } from './api-addresses.ts';
import { inventoryOf } from './inventory.ts';
import { planPages } from './plan-pages.ts';
import { documentFile, readApiDocument } from './read-document.ts';
import { createYamlCache } from './yaml-cache.ts';

/** The part of a reference that a page without a file shows. */
export interface ApiPart {
  /** The path of the reference's first page. */
  path: string;
  part: string;
}

/**
 * The later pages of API references, if one page is too small for them. They have no file, and no
 * text but front matter. An unreadable document has none; compiling its first page reports the
 * error.
 */
export function apiPages(site: FeatureSite<OwnLabel>): MadePage[] {
  const { root, labels, cacheFolder, version } = site;
  const cache = cacheFolder === undefined ? undefined : createYamlCache(cacheFolder, version);
  return site.pages.flatMap(({ path, file: page, frontMatter }) => {
    if (typeof frontMatter.openapi !== 'string') return [];
    try {
      const file = documentFile(frontMatter.openapi, page);
      const document = readApiDocument(root, file, page, cache);
      if (inventoryOf(document).tags.length === 0) return [];
      return planPages(document, labels)
        .slice(1)
        .map(({ part, title, description }) => {
          const [about = ''] = description.split(/\n\s*\n/);
          const written = about.replace(/\s+/g, ' ').trim();
          const own = {
            ...frontMatter,
            title,
            description: written || `${title}: ${String(frontMatter.title ?? '')}`,
          };
          const head = Object.entries(own).map(
            ([key, value]) => `${key}: ${JSON.stringify(value)}`,
          );
          return {
            path: partPath(path, part),
            file: page,
            text: ['---', ...head, '---', ''].join('\n'),
            data: { path, part } satisfies ApiPart,
          };
        });
    } catch {
      return [];
    }
  });
}
