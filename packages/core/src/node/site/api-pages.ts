import { partPath } from '../../content/openapi/api-addresses.ts';
import { inventoryOf } from '../../content/openapi/inventory.ts';
import { planPages } from '../../content/openapi/plan-pages.ts';
import {
  documentFile,
  readApiDocument,
  type YamlCache,
} from '../../content/openapi/read-document.ts';
import { readFrontMatter, writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { PageSource } from '../../shared/page/page.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** Whether a page shows an API reference. It is cheap: it runs for every page. */
export function showsApi(text: string): boolean {
  return writtenFrontMatter(text).includes('openapi');
}

/**
 * The later pages of an API reference, if one page is too small for it. They have no file, and no
 * text but front matter. An unreadable document has none; compiling its first page reports the
 * error.
 */
export function apiPages(
  root: string,
  source: PageSource,
  labels: Labels,
  cache?: YamlCache,
): PageSource[] {
  if (!showsApi(source.text)) return [];
  const { frontMatter } = readFrontMatter(source.text, source.file);
  if (frontMatter.openapi === undefined) return [];
  try {
    const file = documentFile(frontMatter.openapi, source.file);
    const document = readApiDocument(root, file, source.file, cache);
    if (inventoryOf(document).tags.length === 0) return [];
    return planPages(document, labels)
      .slice(1)
      .map(({ part, title, description }) => {
        const [about = ''] = description.split(/\n\s*\n/);
        const own = {
          ...frontMatter,
          title,
          description: about.replace(/\s+/g, ' ').trim() || `${title}: ${frontMatter.title ?? ''}`,
        };
        const head = Object.entries(own).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
        return {
          path: partPath(source.path, part),
          file: source.file,
          text: ['---', ...head, '---', ''].join('\n'),
          api: { path: source.path, part },
        };
      });
  } catch {
    return [];
  }
}
