/*
 * Numbers, postings and sorted terms as text: hosts compress JSON, but no binary files, and each of these
 * characters is one byte there.
 */

/** The last character of a number, which are digits of base 60; the others are of base 30. */
const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*';
const more = "0123456789+,-./:;<=>?@[]^_`{}'";
const lastValues = new Map([...last].map((character, value) => [character.charCodeAt(0), value]));
const moreValues = new Map([...more].map((character, value) => [character.charCodeAt(0), value]));

/** Separates the streams of a list of postings. */
const stream = ' ';

/** Numbers from 0 as text. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest >= last.length; rest = Math.floor(rest / more.length))
      text += more[rest % more.length];
    text += last[rest];
  }
  return text;
}

/** @throws RangeError if the text is damaged. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const end = lastValues.get(code);
    const value = end ?? moreValues.get(code);
    if (value === undefined) throw new RangeError(`Unexpected character ${code}, expected a digit`);
    number += value * scale;
    scale *= more.length;
    if (end === undefined) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  return numbers;
}

/** The frequency of a term in a section, which is the `section`th of its slot. */
export interface Posting {
  slot: number;
  /** At most 29: a slot has up to 24 sections. */
  section: number;
  frequency: number;
}

/**
 * The postings of a term in a field, ascending: the gaps between slots, the sections of each slot as bits,
 * and the frequencies minus one, of which the last zeros are omitted. An edit of a page changes only the
 * lists of the terms that it changes, and in them only the page's slots.
 */
export function encodePostings(postings: Iterable<Posting>): string {
  const gaps: number[] = [];
  const masks: number[] = [];
  const extra: number[] = [];
  let previous = -1;
  for (const { slot, section, frequency } of postings) {
    if (slot !== previous) {
      gaps.push(slot - previous - 1);
      masks.push(0);
      previous = slot;
    }
    masks[masks.length - 1]! |= 1 << section;
    extra.push(frequency - 1);
  }
  if (gaps.length === 0) return '';
  while (extra.at(-1) === 0) extra.pop();
  const streams = [gaps, masks, ...(extra.length > 0 ? [extra] : [])];
  return streams.map(encodeNumbers).join(stream);
}

/** The sections that hold a term, ascending, and its frequency in each. */
export interface PostingList {
  ids: number[];
  frequencies: number[];
}

/**
 * @param starts The id of the first section of each slot, and behind the last.
 * @throws RangeError if the text is damaged.
 */
export function decodePostings(text: string, starts: number[]): PostingList {
  const ids: number[] = [];
  if (text === '') return { ids, frequencies: [] };
  const [gaps = [], masks = [], extra = []] = text.split(stream).map(decodeNumbers);
  let slot = -1;
  for (const [index, gap] of gaps.entries()) {
    slot += gap + 1;
    for (let mask = masks[index]!; mask !== 0; mask &= mask - 1)
      ids.push(starts[slot]! + 31 - Math.clz32(mask & -mask));
    if (!(ids.at(-1)! < starts[slot + 1]!)) throw new RangeError(`Unexpected section in ${slot}`);
  }
  return { ids, frequencies: ids.map((_, index) => 1 + (extra[index] ?? 0)) };
}

/** Sorted terms as text: each without the part that it shares with the one before. */
export function encodeTerms(terms: string[]): string {
  return terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < last.length - 1 && shared < term.length && term[shared] === before[shared])
        shared++;
      return last[shared]! + term.slice(shared);
    })
    .join(' ');
}

export function decodeTerms(text: string): string[] {
  if (text === '') return [];
  let term = '';
  return text.split(' ').map((each) => {
    const shared = lastValues.get(each.charCodeAt(0)) ?? 0;
    return (term = term.slice(0, shared) + each.slice(1));
  });
}
