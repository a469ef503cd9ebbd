import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { notFoundPath } from '../site/discover.ts';
import type { Site } from '../site/site.ts';

/** Finds every page of a translation that the source does not have: no menu of languages leads to it. */
export function checkTranslations(
  { editions, pages: sources }: Pick<Site, 'editions' | 'pages'>,
  pages: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const [source] = editions?.all ?? [];
  if (!source || editions?.own === source) return [];
  return sources.flatMap(({ path, file, made, list }) =>
    made || list || path === notFoundPath || source.pages.has(path) || !pages.has(path)
      ? []
      : [
          {
            severity: rules.translation.severity,
            rule: 'translation' as const,
            message: `The source has no page ${path} that this one translates`,
            hint: `Name it as the page in ${source.pagesDir} is named, or delete it`,
            target: path,
            file,
          },
        ],
  );
}
