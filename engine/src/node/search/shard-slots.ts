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
export function slotsOf({ pageStarts, stored }: IndexedSections): Slot[] {
  return pageStarts.flatMap((from, page) => {
    const to = pageStarts[page + 1] ?? stored.length;
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

/** The files of the texts of a slot. */
export function textsFiles(
  { lengths, stored, expansions }: IndexedSections,
  number: number,
  { start, end }: Slot,
): { file: string; content: string }[] {
  const parts = partsOf(lengths.slice(start, end).map((each) => each[textField]!));
  return Array.from({ length: parts.at(-1)! + 1 }, (_, part) => {
    const from = start + parts.indexOf(part);
    const texts = stored.slice(from, start + parts.lastIndexOf(part) + 1).map((text, index) => {
      const also = expansions.get(from + index);
      return also ? `${text.slice(0, -1)},"also":${JSON.stringify(also)}}` : text;
    });
    return { file: textsFile(number, part), content: `[${texts.join()}]` };
  });
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
      // Expansions, the list behind those of the fields, have no lengths.
      const length = field === textField ? undefined : lengths[id]![field];
      yield { slot, section: id - slots[slot]!.start, frequency: list[at + 1]!, length };
    }
  }
  return (fields) =>
    fields.map((list, field) => encodePostings(postingsOf(list, field))).join(fieldBreak);
}
