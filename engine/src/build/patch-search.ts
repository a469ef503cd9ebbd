import { searchFields } from '../shared/search-options.ts';
import {
  indexRow,
  joinIndex,
  type PageEntries,
  type Part,
  type WrittenIndex,
} from './serialise-search.ts';

/** A page whose text changed; it has as many sections as before. */
export interface ChangedPage {
  /** Its place among the pages of the index. */
  place: number;
  /** The number of its first section. */
  first: number;
  before: PageEntries;
  after: PageEntries;
}

/**
 * Writes an index anew in which few pages have changed: what the others say is taken over as bytes.
 * The result is what `serialiseSearch` would make, in the time it takes to copy it.
 */
export function patchSearch({ bytes, layout }: WrittenIndex, changed: ChangedPage[]): WrittenIndex {
  const lengths = Object.values(
    JSON.parse(`{${bytes.toString('utf8', ...layout.lengths)}}`) as Record<string, number[]>,
  );
  const stored: Part[] = slices(bytes, ...layout.stored);
  const [rowsStart, rowLengths] = layout.rows;
  const parts = slices(
    bytes,
    rowsStart,
    rowLengths.map(([, length]) => length),
  );
  const rows = new Map<string, Part>(rowLengths.map(([term], index) => [term, parts[index]!]));
  let isInOrder = true;
  for (const { place, first, before, after } of changed) {
    stored[place] = after.stored;
    for (const [index, fields] of after.lengths.entries()) lengths[first + index] = fields;
    for (const term of new Set([...before.postings.keys(), ...after.postings.keys()])) {
      const lists = after.postings.get(term) ?? [];
      if (String(lists) === String(before.postings.get(term) ?? [])) continue;
      const old = rows.get(term);
      const row = patchRow(term, old, { first, count: before.count, lists });
      if (row) rows.set(term, row);
      else rows.delete(term);
      // A map keeps its order; a term it did not have comes last.
      isInOrder &&= old !== undefined;
    }
  }
  const all = [...rows];
  if (!isInOrder) all.sort(([a], [b]) => (a < b ? -1 : 1));
  return joinIndex(lengths, stored, all);
}

/** Cuts parts out of a list that stands in a buffer, one byte between each. */
export function slices(bytes: Buffer, start: number, lengths: number[]): Buffer[] {
  let at = start;
  return lengths.map((length) => {
    const part = bytes.subarray(at, at + length);
    at += length + 1;
    return part;
  });
}

/** The row of a term in which a page's sections have other frequencies; undefined when none is left. */
function patchRow(
  term: string,
  row: Part | undefined,
  { first, count, lists }: { first: number; count: number; lists: string[] },
): string | undefined {
  const [, fields] = row
    ? (JSON.parse(row.toString()) as [string, Record<string, Record<string, number>>])
    : [term, {}];
  const all = searchFields.map((_, field) => {
    const frequencies = fields[field] ?? {};
    for (let number = first; number < first + count; number++) delete frequencies[number];
    Object.assign(frequencies, JSON.parse(`{${lists[field] ?? ''}}`));
    // Numbers as keys are in order, whenever they were added.
    const text = JSON.stringify(frequencies).slice(1, -1);
    return text === '' ? [] : [text];
  });
  return all.every((list) => list.length === 0) ? undefined : indexRow(term, all);
}
