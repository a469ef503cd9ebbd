import { posix } from 'node:path';
import type { Features } from '../../content/source/features.ts';
import { readFrontMatter, writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { SidebarItem } from '../../shared/config/config.ts';
import type { Labels } from '../../shared/config/labels-config.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import type { FeatureSite } from '../../shared/extension/page-feature.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** The site that features make pages and items for. */
export interface MakingSite {
  root: string;
  pagesDir: string;
  cacheFolder?: string | undefined;
  labels: Labels;
  features: Features;
}

/** Whether the pages that features make may depend on a page. It is cheap: it runs for every page. */
export function concernsMade({ added }: Features, text: string): boolean {
  return added.some(
    ({ feature, keys }) =>
      (feature.pages ?? feature.sidebar) && (keys.length === 0 || mayHaveKey(text, keys)),
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
  site: MakingSite,
  sources: PageSource[],
  report: (problem: Diagnostic) => void,
): PageSource[] {
  return site.features.added.flatMap((added): PageSource[] => {
    const { extension: by, feature } = added;
    if (!feature.pages) return [];
    try {
      const made = feature.pages(featureSite(site, added, sources));
      return made.map(({ path, text, file = ownFile(site.pagesDir, path), data }) => ({
        ...{ path, file, text },
        made: { by, data },
      }));
    } catch (error) {
      const problems = error instanceof DiagnosticError ? error.diagnostics : [];
      const cause = errorOf(error).message;
      const message = `The pages of the extension "${by}" cannot be made: ${cause}`;
      const own: Diagnostic = { severity: 'error', rule: 'extension', message, target: by };
      for (const problem of problems.length > 0 ? problems : [own]) report(problem);
      return [];
    }
  });
}

/**
 * The items of sidebars that the features of a site make, by the paths of the pages that they follow.
 *
 * @throws Error of a feature.
 */
export function madeItems(site: MakingSite, sources: PageSource[]): Map<string, SidebarItem[]> {
  return new Map(
    site.features.added.flatMap((added) => {
      const own = sources.filter(({ made }) => !made);
      return Object.entries(added.feature.sidebar?.(featureSite(site, added, own)) ?? {});
    }),
  );
}

/** What a feature gets of the site. */
function featureSite(
  { root, cacheFolder, labels }: MakingSite,
  { keys, version }: Features['added'][number],
  sources: PageSource[],
): FeatureSite {
  const pages = sources
    .filter(({ text }) => mayHaveKey(text, keys))
    .map(({ path, file, text }) => ({ path, file, ...readFrontMatter(text, file) }))
    .filter(({ frontMatter }) => keys.some((key) => frontMatter[key] !== undefined))
    .map(({ path, file, frontMatter }) => ({ path, file, frontMatter }));
  return { root, labels, cacheFolder, version, pages };
}

/** Where the file of a page would be. */
function ownFile(pagesDir: string, path: string): string {
  return posix.join(pagesDir, path === '/' ? 'index.md' : `${path}.md`);
}
