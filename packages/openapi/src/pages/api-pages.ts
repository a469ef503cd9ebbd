import type { FeatureSite, MadePage, SidebarItem } from 'stilldocs';
import type { OwnLabel } from '../own-label.ts';
import { partPath } from './api-addresses.ts';
import { inventoryOf } from '../document/inventory.ts';
import { objectOf, textOf } from '../document/json.ts';
import { planPages } from './plan-pages.ts';
import { readApiDocument } from '../document/read-document.ts';
import { requestedReference } from '../document/reference-key.ts';
import { sidebarItems } from './sidebar-items.ts';
import { createYamlCache } from '../document/yaml-cache.ts';

/** The part of a reference that a page without a file shows. */
export interface ApiPart {
  /** The path of the reference's first page. */
  path: string;
  part: string;
}

/**
 * The later pages of API references. They have no file, and no text but front matter. An unreadable document has
 * none; compiling its first page reports the error.
 */
export function apiPages(site: FeatureSite<OwnLabel>): MadePage[] {
  return references(site).flatMap(({ path, page, frontMatter, document, pages }) => {
    const of = frontMatter.title ?? textOf(objectOf(document.root.info).title);
    return planPages(document, site.labels, pages)
      .slice(1)
      .map(({ part, title, description }) => {
        const [about = ''] = description.split(/\n\s*\n/);
        const written = about.replace(/\s+/g, ' ').trim();
        const own = {
          ...frontMatter,
          title,
          description: written || (of ? `${title}: ${of}` : title),
        };
        const head = Object.entries(own).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
        return {
          path: partPath(path, part),
          file: page,
          text: ['---', ...head, '---', ''].join('\n'),
          data: { path, part } satisfies ApiPart,
        };
      });
  });
}

/** The tags and operations of references in the sidebar, below the item of the reference’s first page. */
export function apiSidebar(site: FeatureSite<OwnLabel>): Record<string, SidebarItem[]> {
  const rows = references(site).flatMap(({ path, document, pages }) =>
    pages ? [[path, sidebarItems(document, { path, pages, labels: site.labels })] as const] : [],
  );
  return Object.fromEntries(rows);
}

/** The references of a site whose documents can be read, and have operations. */
function references({ root, cacheFolder, version, pages: sources }: FeatureSite<OwnLabel>) {
  const cache = cacheFolder === undefined ? undefined : createYamlCache(cacheFolder, version);
  return sources.flatMap(({ path, file: page, frontMatter }) => {
    const requested = requestedReference(frontMatter, page);
    if (!requested) return [];
    const { file, pages } = requested;
    try {
      const document = readApiDocument(root, file, page, cache);
      if (inventoryOf(document).tags.length === 0) return [];
      return [{ path, page, frontMatter, document, pages }];
    } catch {
      return [];
    }
  });
}
