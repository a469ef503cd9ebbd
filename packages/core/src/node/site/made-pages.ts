import { posix } from 'node:path';
import type { Features } from '../../content/source/features.ts';
import { readFrontMatter, writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { Labels } from '../../shared/config/labels-config.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';

/** The site that features make pages for. */
interface MakingSite {
  root: string;
  pagesDir: string;
  cacheFolder?: string | undefined;
  labels: Labels;
  features: Features;
}

/** Whether the pages that features make may depend on a page. It is cheap: it runs for every page. */
export function concernsMade({ added }: Features, text: string): boolean {
  return added.some(
    ({ feature, keys }) => feature.pages && (keys.length === 0 || mayHaveKey(text, keys)),
  );
}

function mayHaveKey(text: string, keys: string[]): boolean {
  const written = writtenFrontMatter(text);
  return keys.some((key) => written.includes(key));
}

/**
 * The pages that the features of a site make. They are not in `sources`, which may have pages of their paths.
 *
 * @param report Receives what a feature throws.
 */
export function madePages(
  { root, pagesDir, cacheFolder, labels, features }: MakingSite,
  sources: PageSource[],
  report: (problem: Diagnostic) => void,
): PageSource[] {
  return features.added.flatMap(({ extension: by, version, keys, feature }): PageSource[] => {
    if (!feature.pages) return [];
    const pages = sources
      .filter(({ text }) => mayHaveKey(text, keys))
      .map(({ path, file, text }) => ({ path, file, ...readFrontMatter(text, file) }))
      .filter(({ frontMatter }) => keys.some((key) => frontMatter[key] !== undefined))
      .map(({ path, file, frontMatter }) => ({ path, file, frontMatter }));
    try {
      const made = feature.pages({ root, labels, cacheFolder, version, pages });
      return made.map(({ path, text, file = ownFile(pagesDir, path), data }) => ({
        ...{ path, file, text },
        made: { by, data },
      }));
    } catch (error) {
      const problems = error instanceof DiagnosticError ? error.diagnostics : [];
      const cause = error instanceof Error ? error.message : String(error);
      const message = `The pages of the extension "${by}" cannot be made: ${cause}`;
      const own: Diagnostic = { severity: 'error', rule: 'extension', message, target: by };
      for (const problem of problems.length > 0 ? problems : [own]) report(problem);
      return [];
    }
  });
}

/** Where the file of a page would be. */
function ownFile(pagesDir: string, path: string): string {
  return posix.join(pagesDir, path === '/' ? 'index.md' : `${path}.md`);
}
