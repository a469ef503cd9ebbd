import { distanceOf } from './edit-distance.ts';
import { searchOptions, termsOfQuery } from './search-options.ts';
import { maxShortMatches, minPrefix, type NamesGroup, leadOf, oddOf } from './shard-files.ts';

/** The largest number of edits of a fuzzy match, which is MiniSearch's own default. */
const maxEdits = 6;

/** The number of edits by which a match may differ from a term of a query; as in MiniSearch. */
export function editsOf(term: string): number {
  return Math.min(maxEdits, Math.round(term.length * (searchOptions.fuzzy as number)));
}

/** The position of the first term that is not before `term`. */
export function lowerBound(sorted: string[], term: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < term) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The terms that a term of a query finds among sorted terms, as positions. */
function positionsOf(sorted: string[], term: string): number[] {
  const prefixed: number[] = [];
  const isPrefixed = (at: number) => sorted[at]?.startsWith(term);
  for (let at = lowerBound(sorted, term); isPrefixed(at); at++) prefixed.push(at);
  if (term.length < minPrefix)
    // MiniSearch weighs a match by how much of it is the prefix.
    return prefixed
      .sort((a, b) => sorted[a]!.length - sorted[b]!.length || a - b)
      .slice(0, maxShortMatches);
  const edits = editsOf(term);
  return sorted.reduce((found, other, at) => {
    if (!other.startsWith(term) && distanceOf(term, other, edits) <= edits) found.push(at);
    return found;
  }, prefixed);
}

/**
 * The positions of the terms that match a query, each once. Terms of less than `minPrefix` characters find
 * themselves and the `maxShortMatches` shortest that begin with them.
 */
export function matchTerms(sorted: string[], query: string): number[] {
  return [...new Set(termsOfQuery(query).flatMap((term) => positionsOf(sorted, term)))];
}

/** The digests of the files with names that a query may match. */
export function namesFor(groups: NamesGroup[], query: string): string[] {
  const terms = termsOfQuery(query).filter((term) => term.length >= minPrefix);
  return groups.flatMap((group) =>
    group.files
      .filter((_, index) =>
        terms.some((term) => resembles(term, group) || begins(term, group, index)),
      )
      .map(([, digest]) => digest),
  );
}

/** Whether a term of the group may be within the edits of a term. */
function resembles(term: string, { length, odd }: NamesGroup): boolean {
  const edits = editsOf(term);
  const isNear = (value: number, [min, max]: [number, number]) =>
    value >= min - edits && value <= max + edits;
  return edits > 0 && isNear(term.length, length) && isNear(oddOf(term), odd);
}

/** Whether a term may be the prefix of a term of a file. */
function begins(term: string, { files }: NamesGroup, index: number): boolean {
  const [first, , leads] = files[index]!;
  const next = files[index + 1]?.[0];
  if (!first.startsWith(term) && (first > term || (next !== undefined && next <= term)))
    return false;
  const lead = leadOf(term);
  const isWhole = lead === term;
  return (
    lead === '' ||
    leads.split(' ').some((other) => (isWhole ? other.startsWith(lead) : other === lead))
  );
}
