import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { notFoundPath } from '../site/discover.ts';
import type { Site } from '../site/site.ts';

/**
 * Finds every page of a translation that the source does not have: no menu of languages leads to it. On the source, finds
 * every page that names a path, which only a translation has.
 */
export function checkTranslations(
  { editions, pages: sources }: Pick<Site, 'editions' | 'pages'>,
  pages: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const [source] = editions?.all ?? [];
  if (!source) return [];
  if (editions?.own === source) return pathsInSource(pages);
  return sources.flatMap(({ path, sourcePath = path, file, made, list }) =>
    made || list || path === notFoundPath || source.pages.has(sourcePath) || !pages.has(path)
      ? []
      : [
          {
            severity: rules.translation.severity,
            rule: 'translation' as const,
            message: `The source has no page ${sourcePath} that this one translates`,
            hint: `Name it as the page in ${source.pagesDir} is named, or delete it`,
            target: path,
            file,
          },
        ],
  );
}

function pathsInSource(pages: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  return [...pages.values()].flatMap(({ path, file, frontMatter }) =>
    frontMatter.path === undefined
      ? []
      : {
          severity: rules.translation.severity,
          rule: 'translation' as const,
          message: `The front matter has a path, and the page is no translation: it stays at ${path}`,
          hint: 'Move the file to the path that the page should have',
          target: path,
          file,
        },
  );
}
