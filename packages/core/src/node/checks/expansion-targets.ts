import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { isSearchable } from '../search/search-index.ts';
import { expansionsEnding, mistake, type PageExpansions } from '../site/read-expansions.ts';
import type { Site } from '../site/site.ts';

/**
 * The mistakes in the expansions of search: in their files, in their pages, in the ids of their
 * sections.
 */
export function checkExpansions(
  { expansions }: Pick<Site, 'expansions'>,
  pages: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  return expansions.flatMap((own) => expansionProblems(own, pages.get(own.path)));
}

/** @param page Undefined if there is no such page. */
export function expansionProblems(
  { file, sections, diagnostics }: PageExpansions,
  page: PageFacts | undefined,
): Diagnostic[] {
  if (!page || !isSearchable(page)) {
    const message = `There is no page for ${file} that search finds`;
    const hint = `Name it as the page: start${expansionsEnding} beside start.mdx`;
    return [mistake(file, 1, message, hint), ...diagnostics];
  }
  const { headings } = page;
  // The first heading of level 1 is the title: its section is the start of the page.
  const ids = headings.filter(({ level }, index) => level > 1 || index > 0).map(({ id }) => id);
  const unknown = sections
    .filter(({ id }) => id !== '' && !/\s/.test(id) && !ids.includes(id))
    .map(({ id, line }) => {
      const guess = nearest(id, ids);
      const message = `There is no heading "#${id}" in ${page.file}`;
      return mistake(file, line, message, guess ? `Did you mean "#${guess}"?` : 'Correct the id');
    });
  return [...diagnostics, ...unknown];
}
