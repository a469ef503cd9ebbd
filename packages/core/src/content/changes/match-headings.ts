import { diffArrays } from 'diff';

/** A heading as the match needs it. */
export interface MatchedHeading {
  level: number;
  /** Its id: written, or made of its text. */
  id: string;
}

/** A heading and the headings below it. */
interface Branch {
  /** Its place in the list of all headings; undefined for headings above the first of their level. */
  place: number | undefined;
  inner: Place[];
}

type Place = MatchedHeading & { place: number };

/**
 * For each heading of a translation the place of the source's heading that it translates, or undefined. Headings
 * match by level and order below matched headings. Where one side has more, equal ids divide the two lists, and
 * parts of different lengths do not match: a heading is never given to another section.
 */
export function matchHeadings(
  own: readonly MatchedHeading[],
  source: readonly MatchedHeading[],
): (number | undefined)[] {
  const found: (number | undefined)[] = own.map(() => undefined);
  const match = (left: Place[], right: Place[]): void => {
    const level = highest(left);
    if (left.length === 0 || level !== highest(right)) return;
    for (const [mine, theirs] of pairs(branches(left, level), branches(right, level))) {
      if (mine.place !== undefined) found[mine.place] = theirs.place;
      match(mine.inner, theirs.inner);
    }
  };
  const [left, right] = [placed(own), placed(source)];
  match(belowTitle(left, right), belowTitle(right, left));
  return found;
}

/** Headings without the title of the page, if the other page has its title in front matter. */
function belowTitle(own: Place[], other: Place[]): Place[] {
  const isTitle = own[0]?.level === 1 && other.every(({ level }) => level > 1);
  return isTitle ? own.slice(1) : own;
}

function placed(headings: readonly MatchedHeading[]): Place[] {
  return headings.map((heading, place) => ({ ...heading, place }));
}

function highest(headings: Place[]): number {
  return Math.min(...headings.map(({ level }) => level));
}

/** The headings of a level, each with the headings below it. */
function branches(headings: Place[], level: number): (Branch & { id: string })[] {
  const all: (Branch & { id: string })[] = [{ place: undefined, id: '', inner: [] }];
  for (const heading of headings) {
    if (heading.level === level) all.push({ place: heading.place, id: heading.id, inner: [] });
    else all.at(-1)!.inner.push(heading);
  }
  return all;
}

/** The pairs of two lists: equal ids, and the parts between them that have one length. */
function pairs<Item extends { id: string }>(left: Item[], right: Item[]): [Item, Item][] {
  const isSame = (a: Item, b: Item) => a.id === b.id;
  const found: [Item, Item][] = [];
  let [at, from] = [0, 0];
  let [mine, theirs]: [Item[], Item[]] = [[], []];
  const close = () => {
    if (mine.length === theirs.length)
      found.push(...mine.map((item, index): [Item, Item] => [item, theirs[index]!]));
    [mine, theirs] = [[], []];
  };
  for (const { value, added, removed } of diffArrays(left, right, { comparator: isSame })) {
    const { length } = value;
    if (removed) mine.push(...left.slice(at, at + length));
    else if (added) theirs.push(...right.slice(from, from + length));
    else {
      close();
      for (let index = 0; index < length; index++)
        found.push([left[at + index]!, right[from + index]!]);
    }
    if (!added) at += length;
    if (!removed) from += length;
  }
  close();
  return found;
}
