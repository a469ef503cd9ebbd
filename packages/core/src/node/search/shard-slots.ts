import { searchFields } from '../../shared/search/search-options.ts';
import {
  fieldBreak,
  partsOf,
  type SectionsFile,
  sectionsPerSlot,
  textsFile,
} from '../../shared/search/shard-files.ts';
import {
  encodeLengths,
  encodeNumbers,
  encodePostings,
  type Posting,
} from '../../shared/search/shard-numbers.ts';
import type { IndexedSections, Postings } from './index-sections.ts';

/** Consecutive sections of a page: from `start` to before `end`. */
export interface Slot {
  start: number;
  end: number;
}

/** The number of slots in a file of sections. */
const slotsPerFile = 1024;
const textField = searchFields.indexOf('text');

/** Splits every page into slots. */
export function slotsOf({ pageStarts, count: all }: IndexedSections): Slot[] {
  return pageStarts.flatMap((from, page) => {
    const to = pageStarts[page + 1] ?? all;
    const count = Math.ceil((to - from) / sectionsPerSlot);
    return Array.from({ length: count }, (_, index) => {
      const start = from + index * sectionsPerSlot;
      return { start, end: Math.min(start + sectionsPerSlot, to) };
    });
  });
}

/** The files of the numbers of sections, and of the lengths of their texts. */
export function sectionsFiles({ lengths }: IndexedSections, slots: Slot[]): SectionsFile[] {
  return Array.from({ length: Math.ceil(slots.length / slotsPerFile) }, (_, file) => {
    const own = slots.slice(file * slotsPerFile, (file + 1) * slotsPerFile);
    const sections = lengths.slice(own[0]!.start, own.at(-1)!.end);
    return {
      sections: encodeNumbers(own.map(({ start, end }) => end - start)),
      lengths: encodeLengths(sections.map((each) => each[textField]!)),
    };
  });
}

/** The files of the texts of all slots. */
export function* textsFiles(
  { lengths, stored, expansions }: IndexedSections,
  slots: Slot[],
): Generator<{ file: string; content: string }> {
  let id = 0;
  let texts: string[] = [];
  /** The part of the file of each section of the current slot. */
  let parts: number[] = [];
  let slot = -1;
  for (const text of stored) {
    if (id === (slots[slot]?.end ?? 0)) {
      const { start, end } = slots[++slot]!;
      parts = partsOf(lengths.slice(start, end).map((each) => each[textField]!));
    }
    const also = expansions.get(id);
    texts.push(also ? `${text.slice(0, -1)},"also":${JSON.stringify(also)}}` : text);
    const index = id++ - slots[slot]!.start;
    if (parts[index] === parts[index + 1]) continue;
    yield { file: textsFile(slot, parts[index]!), content: `[${texts.join()}]` };
    texts = [];
  }
}

/** Returns a function that writes the postings of a term. */
export function postingsWriter(
  { lengths }: Pick<IndexedSections, 'lengths'>,
  slots: Slot[],
): (fields: Postings) => string {
  const slotOf = new Int32Array(slots.at(-1)?.end ?? 0);
  for (const [number, { start, end }] of slots.entries()) slotOf.fill(number, start, end);
  function* postingsOf(list: number[], field: number): Generator<Posting> {
    for (let at = 0; at < list.length; at += 2) {
      const id = list[at]!;
      const slot = slotOf[id]!;
      // Expansions, the list behind the lists of the fields, have no lengths.
      const length = field === textField ? undefined : lengths[id]![field];
      yield { slot, section: id - slots[slot]!.start, frequency: list[at + 1]!, length };
    }
  }
  return (fields) =>
    fields.map((list, field) => encodePostings(postingsOf(list, field))).join(fieldBreak);
}
