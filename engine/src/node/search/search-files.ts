import type { SearchSection } from '../../content/html/search-sections.ts';
import { searchFiles } from '../../shared/search/search-options.ts';
import type { PackedStart } from '../../shared/search/search-titles.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { type ChangedPage, patchSearch } from './patch-search.ts';
import {
  entriesOf,
  makeIndex,
  type SearchFiles,
  type SearchRow,
  titleParts,
} from './search-index.ts';
import { type IndexLayout, type MadeIndex, numbersOf } from './serialize-search.ts';
import type { WrittenFile } from '../files/write-output.ts';

/** What the cache keeps of the index of an output: enough to make that of the next build from it. */
interface Kept {
  rows: KeptRow[];
  layout: IndexLayout;
}

type KeptRow = [path: string, groups: string[], key: string, sections: number];

/** With more changed pages than this the index is made from all pages. */
const maxPatched = 32;

type Made = MadeIndex & { counts: number[] };

/** The files of search of a whole site. */
export interface SearchFilesSource extends SearchFiles {
  /** Identifies the index. */
  version: string;
}

/** What the files of search are made with, besides the pages. */
export interface SearchFilesOptions {
  base: string;
  engine: string;
  /** The pages to offer while nothing is searched for. */
  starts: PackedStart[];
  /** A file of the last output, with the version it was written with. */
  lastFile(name: string): WrittenFile | undefined;
}

/**
 * The files of search from the sections of all pages: what the last ones say of pages that have not
 * changed is copied. The bytes are the same as from nothing.
 */
export function searchFilesOf(
  { base, engine, starts, lastFile }: SearchFilesOptions,
  rows: SearchRow[],
  cache: Cache,
): SearchFilesSource {
  const outline = rows.map(({ path, groups, key }) => [path, groups, key]);
  const version = hash('search', engine, base, JSON.stringify(outline));
  // Of another engine, or under another base, nothing is taken over.
  const keptKey = (of: string) => hash('search-kept', engine, base, of);
  cache.use(keptKey(version));

  const patch = (): Made | undefined => {
    const last = lastFile(searchFiles.index);
    const text = last && cache.get(keptKey(last.version));
    if (!text) return undefined;
    const kept = JSON.parse(text.toString()) as Kept;
    const changed = changedPages(base, kept.rows, rows, cache);
    if (!changed) return undefined;
    const counts = kept.rows.map(([, , , count]) => count);
    for (const { place, after } of changed) counts[place] = after.lengths.length;
    return { ...patchSearch(kept.layout, last.read, changed), counts };
  };
  return {
    version,
    index() {
      const { pieces, layout, counts } = patch() ?? makeIndex(base, rows);
      const kept: Kept = {
        rows: rows.map(({ path, groups, key }, index) => [path, groups, key, counts[index]!]),
        layout,
      };
      cache.set(keptKey(version), JSON.stringify(kept));
      return pieces;
    },
    titles: () => titleParts(rows, starts),
  };
}

/** The pages that have changed; undefined where the last index is of no use for these pages. */
function changedPages(
  base: string,
  kept: KeptRow[],
  rows: SearchRow[],
  cache: Cache,
): ChangedPage[] | undefined {
  if (kept.length !== rows.length) return undefined;
  const changed: ChangedPage[] = [];
  let first = 0;
  for (const [place, { path, groups, key, sections }] of rows.entries()) {
    const [oldPath, oldGroups, oldKey, count] = kept[place]!;
    if (path !== oldPath) return undefined;
    if (key !== oldKey || JSON.stringify(groups) !== JSON.stringify(oldGroups)) {
      const old = cache.get(oldKey);
      if (!old || changed.length === maxPatched) return undefined;
      const before = JSON.parse(old.toString()) as SearchSection[];
      const after = sections();
      // The numbers of all that follow would move.
      if (numbersOf(after.length) !== numbersOf(count)) return undefined;
      changed.push({
        place,
        before: entriesOf(base, { path, groups: oldGroups, sections: before }, first),
        after: entriesOf(base, { path, groups, sections: after }, first),
      });
    }
    first += numbersOf(count);
  }
  return changed;
}
