/*
 * Numbers, postings and sorted terms as text: hosts compress JSON, but no binary files, and each of these
 * characters is one byte there.
 */

/** The last character of a number, which are digits of base 60; the others are of base 30. */
const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*';
const more = "0123456789+,-./:;<=>?@[]^_`{}'";
/** By the code of a character: the value of a digit, -1 for none. */
const valuesOf = (digits: string) =>
  Int8Array.from({ length: 128 }, (_, code) => digits.indexOf(String.fromCharCode(code)));
const lastValues = valuesOf(last);
const moreValues = valuesOf(more);

/** Separates the streams of numbers. */
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
    const end = lastValues[code] ?? -1;
    const value = end < 0 ? (moreValues[code] ?? -1) : end;
    if (value < 0) throw new RangeError(`Character ${code} is not a digit`);
    number += value * scale;
    scale *= more.length;
    if (end < 0) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  return numbers;
}

/**
 * Numbers of any distribution as text, in two streams: one stream of alternating digits would compress
 * to a tenth more.
 */
export function encodeLengths(numbers: number[]): string {
  const low = numbers.map((number) => number % last.length);
  const high = numbers.map((number) => Math.floor(number / last.length));
  return [low, high].map(encodeNumbers).join(stream);
}

/** @throws RangeError if the text is damaged. */
export function decodeLengths(text: string): number[] {
  const [low = [], high = []] = text.split(stream).map(decodeNumbers);
  if (low.length !== high.length) throw new RangeError('Lengths end too early');
  return low.map((number, index) => number + high[index]! * last.length);
}

/** The frequency of a term in a section, which is the `section`th of its slot. */
export interface Posting {
  slot: number;
  /** At most 29: a slot has up to 24 sections. */
  section: number;
  frequency: number;
  /** The length of the field; undefined if it is not part of the list. */
  length?: number | undefined;
}

/**
 * The postings of a term in a field, ascending, in four streams: the gaps between slots, the sections
 * of each slot as bits, the frequencies minus one without the last zeros, and the lengths of the field
 * if they are given. An edit of a page changes only the lists of the terms that it changes, and in them
 * only the page's slots.
 */
export function encodePostings(postings: Iterable<Posting>): string {
  const gaps: number[] = [];
  const masks: number[] = [];
  const extra: number[] = [];
  const lengths: number[] = [];
  let previous = -1;
  for (const { slot, section, frequency, length } of postings) {
    if (slot !== previous) {
      gaps.push(slot - previous - 1);
      masks.push(0);
      previous = slot;
    }
    masks[masks.length - 1]! |= 1 << section;
    extra.push(frequency - 1);
    if (length !== undefined) lengths.push(length);
  }
  if (gaps.length === 0) return '';
  while (extra.at(-1) === 0) extra.pop();
  const streams = [gaps, masks, extra, lengths];
  return streams.map(encodeNumbers).join(stream).trimEnd();
}

/** The sections that hold a term, ascending, and its frequency in each. */
export interface PostingList {
  ids: number[];
  frequencies: number[];
  /** The lengths of the field in each; empty if they are not part of the list. */
  lengths: number[];
}

/**
 * @param starts The id of the first section of each slot, and behind the last.
 * @throws RangeError if the text is damaged.
 */
export function decodePostings(text: string, starts: number[]): PostingList {
  const ids: number[] = [];
  if (text === '') return { ids, frequencies: [], lengths: [] };
  const [gaps = [], masks = [], extra = [], lengths = []] = text.split(stream).map(decodeNumbers);
  let slot = -1;
  for (const [index, gap] of gaps.entries()) {
    slot += gap + 1;
    for (let mask = masks[index]!; mask !== 0; mask &= mask - 1)
      ids.push(starts[slot]! + 31 - Math.clz32(mask & -mask));
    if (!(ids.at(-1)! < starts[slot + 1]!))
      throw new RangeError(`A section of slot ${slot} is out of order`);
  }
  if (lengths.length > 0 && lengths.length !== ids.length)
    throw new RangeError(`${lengths.length} lengths for ${ids.length} sections`);
  return { ids, frequencies: ids.map((_, index) => 1 + (extra[index] ?? 0)), lengths };
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

/** The terms of a text that `encodeTerms` wrote. */
export function decodeTerms(text: string): string[] {
  if (text === '') return [];
  let term = '';
  return text.split(' ').map((each) => {
    const shared = Math.max(0, lastValues[each.charCodeAt(0)] ?? 0);
    return (term = term.slice(0, shared) + each.slice(1));
  });
}
