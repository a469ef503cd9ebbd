import type { SearchSection } from '../content/search-sections.ts';
import { searchFiles } from '../shared/search-options.ts';
import type { Cache } from './cache.ts';
import { hash } from './hash.ts';
import { type ChangedPage, patchSearch, slices } from './patch-search.ts';
import {
  entriesOf,
  type SearchFiles,
  type SearchPage,
  titlesEnd,
  titlesHead,
  titlesOf,
} from './search-index.ts';
import type { PackedStart } from '../shared/search-titles.ts';
import {
  type IndexLayout,
  type PageEntries,
  serialiseSearch,
  type WrittenIndex,
} from './serialise-search.ts';
import type { WrittenFile } from './write-output.ts';

/** A page of the index, whose sections stand in the cache. */
export interface SearchRow {
  path: string;
  groups: string[];
  /** Where the cache keeps the sections. */
  key: string;
  sections(): SearchSection[];
}

/** What the cache keeps of the files of an output: enough to make those of the next build from them. */
interface Kept {
  rows: KeptRow[];
  layout: IndexLayout;
  /** Where the pages begin in the file of titles, and how many bytes each has. */
  titles: [start: number, lengths: number[]];
}

type KeptRow = [path: string, groups: string[], key: string, sections: number];

/** With more changed pages than this the files are made from all pages. */
const maxPatched = 32;

/** The files, and what is kept to make the next from them. */
type Made = WrittenIndex & { titles: Buffer[]; counts: number[] };

/** The files of search of a whole site, which are made when they are read. */
export interface SearchFilesSource {
  /** Identifies the files. */
  version: string;
  read(): SearchFiles;
}

export interface SearchFilesOptions {
  base: string;
  engine: string;
  /** The pages to offer while nothing is searched for. */
  starts: PackedStart[];
  /** Reads a file of the last output, with the version it was written with. */
  lastFile(name: string): WrittenFile | undefined;
}

/**
 * The files of search from the sections of all pages: the last ones with the few pages that have
 * changed, or new ones. The bytes are the same in both cases.
 */
export function searchFilesOf(
  { base, engine, starts, lastFile }: SearchFilesOptions,
  rows: SearchRow[],
  cache: Cache,
): SearchFilesSource {
  const outline = rows.map(({ path, groups, key }) => [path, groups, key]);
  const version = hash('search', engine, base, JSON.stringify([starts, outline]));
  // Of another engine, or under another base, nothing is taken over.
  const keptKey = (of: string) => hash('search-kept', engine, base, of);
  cache.use(keptKey(version));

  const patch = (): Made | undefined => {
    const index = lastFile(searchFiles.index);
    const lastTitles = lastFile(searchFiles.titles);
    const text = index && cache.get(keptKey(index.version));
    if (!text || lastTitles?.version !== index.version) return undefined;
    const kept = JSON.parse(text.toString()) as Kept;
    const found = changedRows(kept.rows, rows, cache);
    if (!found) return undefined;
    const changed = found.map(({ place, first, before, after }): ChangedPage => ({
      place,
      first,
      before: entriesOf(base, before, first),
      after: entriesOf(base, after, first),
    }));
    const titles = slices(lastTitles.bytes, ...kept.titles);
    for (const { place, after } of found) titles[place] = Buffer.from(titlesOf(after));
    const counts = kept.rows.map(([, , , count]) => count);
    return { ...patchSearch({ bytes: index.bytes, layout: kept.layout }, changed), titles, counts };
  };
  const make = (): Made => {
    const titles: Buffer[] = [];
    const counts: number[] = [];
    function* entries(): Generator<PageEntries> {
      let first = 0;
      for (const { path, groups, sections } of rows) {
        const page = { path, groups, sections: sections() };
        titles.push(Buffer.from(titlesOf(page)));
        counts.push(page.sections.length);
        yield entriesOf(base, page, first);
        first += page.sections.length;
      }
    }
    return { ...serialiseSearch(entries()), titles, counts };
  };
  return {
    version,
    read() {
      const { bytes, layout, titles, counts } = patch() ?? make();
      const head = titlesHead(starts);
      const kept: Kept = {
        rows: rows.map(({ path, groups, key }, index) => [path, groups, key, counts[index]!]),
        layout,
        titles: [Buffer.byteLength(head), titles.map(({ length }) => length)],
      };
      cache.set(keptKey(version), JSON.stringify(kept));
      return { index: bytes, titles: Buffer.from(`${head}${titles.join()}${titlesEnd}`) };
    },
  };
}

interface ChangedRow extends Pick<ChangedPage, 'place' | 'first'> {
  before: SearchPage;
  after: SearchPage;
}

/** The pages that have changed; undefined where the last files are of no use for these pages. */
function changedRows(kept: KeptRow[], rows: SearchRow[], cache: Cache): ChangedRow[] | undefined {
  if (kept.length !== rows.length) return undefined;
  const changed: ChangedRow[] = [];
  let first = 0;
  for (const [place, { path, groups, key, sections }] of rows.entries()) {
    const [oldPath, oldGroups, oldKey, count] = kept[place]!;
    if (path !== oldPath) return undefined;
    if (key !== oldKey || JSON.stringify(groups) !== JSON.stringify(oldGroups)) {
      const old = cache.get(oldKey);
      if (!old || changed.length === maxPatched) return undefined;
      const before = JSON.parse(old.toString()) as SearchSection[];
      const after = sections();
      // Another number of sections would move the numbers of all that follow.
      if (after.length !== count) return undefined;
      changed.push({
        place,
        first,
        before: { path, groups: oldGroups, sections: before },
        after: { path, groups, sections: after },
      });
    }
    first += count;
  }
  return changed;
}
