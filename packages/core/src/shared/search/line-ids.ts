import { tokenize } from './tokenize.ts';

/* Lines of a section’s text that have a place of their own on the page, such as the fields of an API reference. */

/** Around the id at the start of a line: a character without a width, which no text needs. */
const sign = '\u2063';
const marked = new RegExp(`^${sign}([^${sign}\n]*)${sign}(.*)$`, 'gm');

/**
 * A line that search leads to by itself if a query has one of its names.
 *
 * @param id The id of its element.
 * @param names What it is found by, such as the name of a field, and its values.
 */
export function lineWithId(id: string, names: string[], rest: string): string {
  const cells = [...names, rest].map((cell) => cell.replace(/\s+/g, ' ').replaceAll(sign, ''));
  return `${sign}${id.replaceAll(sign, '')}${sign}${cells.join('\t')}`;
}

/** The text as readers see it. */
export function withoutIds(text: string): string {
  return text.replace(marked, '$2');
}

/**
 * The line that a query is about: its names have the most terms of the query that no title of the section has. A whole
 * word counts more than a beginning; the first of several lines; undefined if no name has a term.
 *
 * @param asked The terms of the query.
 * @param terms The terms of the index that they have matched in the section.
 * @returns The id, and the text from that line on.
 */
export function lineOf(
  text: string,
  asked: string[],
  terms: string[],
  titles: string[],
): { id: string; text: string } | undefined {
  const titled = tokenize(titles.join('\n'));
  const isTitled = (word: string) => titled.some((term) => term.startsWith(word));
  const known = asked.filter(isTitled);
  const wanted = new Set(
    terms.filter(
      (term) =>
        !titled.includes(term) &&
        // A whole name is meant, even if its parts are in a title; what only begins with a word of a title is not.
        (asked.includes(term) || !known.some((word) => term.startsWith(word))),
    ),
  );
  let best: { id: string; text: string } | undefined;
  let most = 0;
  if (wanted.size === 0) return undefined;
  for (const { 1: id = '', 2: line = '', index } of text.matchAll(marked)) {
    const names = line.slice(0, Math.max(0, line.lastIndexOf('\t')));
    const found = [...new Set(tokenize(names))].filter((term) => wanted.has(term));
    const count = found.length + found.filter((term) => asked.includes(term)).length;
    if (count <= most) continue;
    most = count;
    best = { id, text: withoutIds(text.slice(index)) };
  }
  return best;
}
