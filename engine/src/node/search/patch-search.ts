import { searchFields } from '../../shared/search/search-options.ts';
import { type FilePiece, type FileRange, rangesOf } from '../files/file-pieces.ts';
import {
  type IndexLayout,
  indexRow,
  joinIndex,
  type MadeIndex,
  type PageEntries,
} from './serialize-search.ts';

/** A page whose sections changed; the numbers of all others stay. */
export interface ChangedPage {
  /** Its place among the pages of the index. */
  place: number;
  before: PageEntries;
  after: PageEntries;
}

/**
 * An index in which few pages have changed, from the one that was written last: of what the others
 * say only the place is known. The result is what `serializeSearch` would make.
 *
 * @param read Reads a range of the last index.
 */
export function patchSearch(
  layout: IndexLayout,
  read: (range: FileRange) => Buffer,
  changed: ChangedPage[],
): MadeIndex {
  const lengths = JSON.parse(`{${String(read(layout.lengths))}}`) as Record<number, number[]>;
  const stored: FilePiece[] = rangesOf(layout.stored.start, layout.stored.lengths, 1);
  const terms = [...layout.rows.terms];
  const rows: FilePiece[] = rangesOf(layout.rows.start, layout.rows.lengths, 1);
  for (const { place, before, after } of changed) {
    stored[place] = after.stored;
    for (const index of before.lengths.keys()) delete lengths[before.first + index];
    for (const [index, fields] of after.lengths.entries()) lengths[after.first + index] = fields;
    for (const term of new Set([...before.postings.keys(), ...after.postings.keys()])) {
      const lists = after.postings.get(term) ?? [];
      if (String(lists) === String(before.postings.get(term) ?? [])) continue;
      const at = placeOf(terms, term);
      const isNew = terms[at] !== term;
      const old = rows[at]!;
      const row = patchRow(
        term,
        isNew ? '' : typeof old === 'string' ? old : String(read(old)),
        before,
        lists,
      );
      const replaced = row === undefined ? [] : [row];
      rows.splice(at, isNew ? 0 : 1, ...replaced);
      if (isNew || row === undefined) terms.splice(at, isNew ? 0 : 1, ...replaced.map(() => term));
    }
  }
  return joinIndex({ lengths, stored, terms, rows });
}

/** Where a term stands in a sorted list, or is to stand. */
function placeOf(terms: string[], term: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (terms[middle]! < term) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The row of a term in which a page's sections have other frequencies; undefined when none is left. */
function patchRow(
  term: string,
  row: string,
  before: PageEntries,
  lists: string[],
): string | undefined {
  const [, fields] = row
    ? (JSON.parse(row) as [string, Record<string, Record<string, number>>])
    : [term, {}];
  const all = searchFields.map((_, field) => {
    const frequencies = fields[field] ?? {};
    for (const index of before.lengths.keys()) delete frequencies[before.first + index];
    Object.assign(frequencies, JSON.parse(`{${lists[field] ?? ''}}`));
    // Numbers as keys are in order, whenever they were added.
    const text = JSON.stringify(frequencies).slice(1, -1);
    return text === '' ? [] : [text];
  });
  return all.every((list) => list.length === 0) ? undefined : indexRow(term, all);
}
