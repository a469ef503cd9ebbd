/*
 * Numbers and postings as text: hosts compress JSON, but no binary files, and each of these characters is one
 * byte there. Lists of numbers in JSON are a fifth larger.
 */

/** The last character of a number, which are digits of base 60; the others are of base 30. */
const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*';
const more = "0123456789+,-./:;<=>?@[]^_`{}'";
/** By the code of a character: the value of a digit, -1 for none. */
const valuesOf = (digits: string) =>
  Int8Array.from({ length: 128 }, (_, code) => digits.indexOf(String.fromCharCode(code)));
const lastValues = valuesOf(last);
const moreValues = valuesOf(more);

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

/** The sections that hold a term, ascending, and its frequency in each. */
export interface PostingList {
  ids: number[];
  frequencies: number[];
  /** The lengths of the field in each; empty if they do not count or are elsewhere. */
  lengths: number[];
}

/** Postings as three streams: the gaps between ids, the frequencies minus one without the last zeros, and the lengths. */
export function encodePostings({ ids, frequencies, lengths }: PostingList): string {
  const gaps = ids.map((id, at) => id - (ids[at - 1] ?? -1) - 1);
  const extra = frequencies.map((frequency) => frequency - 1);
  while (extra.at(-1) === 0) extra.pop();
  return [gaps, extra, lengths].map(encodeNumbers).join(' ').trimEnd();
}

/** @throws RangeError if the text is damaged. */
export function decodePostings(text: string): PostingList {
  const [gaps = [], extra = [], lengths = []] = text.split(' ').map(decodeNumbers);
  let id = -1;
  const ids = gaps.map((gap) => (id += gap + 1));
  return { ids, frequencies: ids.map((_, at) => 1 + (extra[at] ?? 0)), lengths };
}
