import { type ExpansionsFile, expansionsVersion } from '../../shared/search/search-options.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import type { PageExpansions } from '../site/read-expansions.ts';
import type { SearchRow } from './search-index.ts';

/** The phrases of a page by the id of the section. */
export function phrasesOf({ sections }: PageExpansions): ReadonlyMap<string, string[]> {
  const named = sections.filter(({ phrases }) => phrases.length > 0);
  return new Map(named.map(({ id, phrases }) => [id, phrases]));
}

/** The file of the expansions of these pages; undefined if they have none. */
export function writeExpansions(
  base: string,
  rows: Pick<SearchRow, 'path' | 'expansions'>[],
): string | undefined {
  const pages = rows.flatMap(({ path, expansions }) => {
    if (!expansions) return [];
    const own = [...expansions].map(([id, phrases]) => [encodeURIComponent(id), phrases]);
    return [[withBase(base, encodePath(path)), Object.fromEntries(own)] as const];
  });
  if (pages.length === 0) return undefined;
  const file: ExpansionsFile = { expansions: expansionsVersion, pages: Object.fromEntries(pages) };
  return JSON.stringify(file);
}
