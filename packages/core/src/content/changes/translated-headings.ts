import { slug } from 'github-slugger';
import { emptyShared } from '../source/page-file.ts';
import type { PageHeading } from '../source/read-page.ts';
import { type MatchedHeading, matchHeadings } from './match-headings.ts';

/** A heading of a translation. */
export interface TranslatedHeading {
  /** Its line in the translation. */
  line: number;
  /** The id of the section in the source, where it is known; else its own. */
  id: string;
  /** Its own id, for links that were made before; undefined if it is the same, or another section's. */
  alias?: string | undefined;
  /** The place of the heading in the source as it was translated. */
  from?: number | undefined;
  /** The place in the source as it is now, of a heading that has been added since. */
  now?: number | undefined;
}

/** The id of each heading of a Markdown text, as the page has it. */
export function headingIds(headings: readonly PageHeading[]): string[] {
  const { ids } = emptyShared({});
  for (const { id } of headings) if (id !== undefined) ids.occurrences[id] ??= 0;
  return headings.map(({ id, text }) => id ?? ids.slug(slug(text) || 'section'));
}

/**
 * The headings of a translation with the ids of the source's sections, so that a link to a section is one link in
 * every language.
 *
 * @param from The headings of the source as it was translated.
 * @param now Those of the source now: sections that were added since may be in the translation already.
 */
export function translatedHeadings(
  own: readonly PageHeading[],
  from: readonly PageHeading[],
  now: readonly PageHeading[] = from,
): TranslatedHeading[] {
  const [mine, before, after] = [own, from, now].map(matched) as Matched;
  const first = matchHeadings(mine, before);
  const known = new Set(before.map(({ id }) => id));
  const isGrown = now !== from && isWithin(before, after);
  const second = isGrown ? matchHeadings(mine, after) : [];
  const used = new Set(own.flatMap(({ id }) => id ?? []));
  const places = mine.map((_, index) => {
    const added = second[index];
    if (first[index] !== undefined) return { from: first[index] };
    if (added === undefined) return {};
    const { id } = after[added]!;
    return known.has(id) ? { from: before.findIndex((it) => it.id === id) } : { now: added };
  });
  const idOf = ({ from: old, now: added }: { from?: number; now?: number }) =>
    old !== undefined ? before[old]!.id : added !== undefined ? after[added]!.id : undefined;
  // The source's ids come first: no other heading takes one.
  const taken = places.map((place, index) => {
    const id = own[index]!.id === undefined ? idOf(place) : undefined;
    if (id === undefined || used.has(id)) return undefined;
    used.add(id);
    return id;
  });
  const others = new Set([...before, ...after].map(({ id }) => id));
  return own.map(({ line, id: written }, index) => {
    const ownId = mine[index]!.id;
    const id = written ?? taken[index] ?? free(ownId, used);
    used.add(id);
    const isFree = !used.has(ownId) && !others.has(ownId);
    used.add(ownId);
    return { line, id, ...(isFree && { alias: ownId }), ...places[index] };
  });
}

type Matched = [MatchedHeading[], MatchedHeading[], MatchedHeading[]];

function matched(headings: readonly PageHeading[]): MatchedHeading[] {
  const ids = headingIds(headings);
  return headings.map(({ level }, index) => ({ level, id: ids[index]! }));
}

/** Whether a list has all headings of another one in their order. */
function isWithin(some: MatchedHeading[], all: MatchedHeading[]): boolean {
  let at = 0;
  for (const heading of all) if (some[at]?.id === heading.id) at++;
  return at === some.length;
}

/** An id that is not in use: the wanted one, or with a number. */
function free(wanted: string, used: ReadonlySet<string>): string {
  for (let number = 0; ; number++) {
    const id = number === 0 ? wanted : `${wanted}-${number}`;
    if (!used.has(id)) return id;
  }
}
