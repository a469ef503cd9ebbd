import type { SourceBlock, SourceSection } from './source-sections.ts';
import { diffWords, type Piece } from './word-diff.ts';

/** A section that differs between two versions of a page. */
export interface SectionChange {
  /** Its title in the new version, or in the old one if it was removed. */
  title: string;
  kind: 'changed' | 'added' | 'removed';
  /** The blocks that differ, each as runs of words. */
  blocks: Piece[][];
}

/**
 * The comparison key of a block: its text without white space and without the marks of Markdown, which
 * rendered text lacks.
 */
export function keyOf({ text, isCode }: SourceBlock): string {
  return text
    .normalize()
    .trim()
    .replace(/\s+/g, isCode ? '' : ' ');
}

/** A section that differs, and its places in the two versions. */
interface PlacedChange {
  change: SectionChange;
  /** Undefined for an added section. */
  before: number | undefined;
  /** Undefined for a removed section. */
  after: number | undefined;
}

/**
 * The sections that differ between two versions of a page. A moved block is no difference: only the
 * number of occurrences of each text on the whole page counts.
 */
export function compareSections(before: SourceSection[], after: SourceSection[]): SectionChange[] {
  return placedChanges(before, after).map(({ change }) => change);
}

/** The sections that differ, as `compareSections` finds them, with their places. */
export function placedChanges(before: SourceSection[], after: SourceSection[]): PlacedChange[] {
  const [old, fresh] = [unique(before), unique(after)];
  const gone = without(old, fresh);
  const come = without(fresh, old);
  const titles = new Map(fresh.map(({ title }, index) => [title, index]));
  const oldTitles = new Map(old.map(({ title }, index) => [title, index]));
  const removed: SourceBlock[][] = fresh.map(() => []);
  const formers = fresh.map(({ title }) => oldTitles.get(title));
  const changes: PlacedChange[] = [];
  for (const [index, blocks] of gone.entries()) {
    if (blocks.length === 0) continue;
    const target =
      titles.get(old[index]!.title) ??
      heirOf(old[index]!, fresh, oldTitles) ??
      // The start of the page stays its start under another title.
      (index === 0 && fresh[0] && !oldTitles.has(fresh[0].title) ? 0 : undefined);
    if (target === undefined) {
      const { title } = old[index]!;
      const words = withoutTitle(old[index]!, blocks).map(({ text }): Piece[] => [[-1, text]]);
      const change: SectionChange = { title, kind: 'removed', blocks: words };
      changes.push({ change, before: index, after: undefined });
    } else {
      removed[target]!.push(...blocks);
      formers[target] ??= index;
    }
  }
  const present = fresh.flatMap((section, index): PlacedChange[] => {
    const { title, blocks } = section;
    const [minus, plus] = [removed[index]!, come[index]!];
    if (minus.length + plus.length === 0) return [];
    const isNew = minus.length === 0 && plus.length === blocks.length && !oldTitles.has(title);
    const change: SectionChange = isNew
      ? { title, kind: 'added', blocks: pair([], withoutTitle(section, plus)) }
      : { title, kind: 'changed', blocks: pair(minus, plus) };
    return [{ change, before: formers[index], after: index }];
  });
  return [...present, ...changes];
}

/** The blocks of a section below its heading, which names it anyway. */
function withoutTitle({ title, blocks: [first] }: SourceSection, blocks: SourceBlock[]) {
  return first === blocks[0] && title.startsWith(first?.text ?? ' ') ? blocks.slice(1) : blocks;
}

/** The sections with unique titles: repeated titles get a number. */
function unique(sections: SourceSection[]): SourceSection[] {
  const seen = new Map<string, number>();
  return sections.map(({ title, blocks }) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return { title: count > 1 ? `${title} (${count})` : title, blocks };
  });
}

/** For each section the blocks that the other version does not have, counted over the whole page. */
function without(sections: SourceSection[], others: SourceSection[]): SourceBlock[][] {
  const left = new Map<string, number>();
  for (const { blocks } of others)
    for (const block of blocks) left.set(keyOf(block), (left.get(keyOf(block)) ?? 0) + 1);
  const result: SourceBlock[][] = sections.map(() => []);
  const rest: [section: number, block: SourceBlock][] = [];
  // A block in the section of the same title in both versions is present; a copy elsewhere is the
  // missing one.
  const inSame = new Map(others.map(({ title, blocks }) => [title, blocks.map(keyOf)]));
  for (const [index, { title, blocks }] of sections.entries()) {
    const same = [...(inSame.get(title) ?? [])];
    for (const block of blocks) {
      const place = same.indexOf(keyOf(block));
      if (place === -1) rest.push([index, block]);
      else {
        same.splice(place, 1);
        left.set(keyOf(block), left.get(keyOf(block))! - 1);
      }
    }
  }
  for (const [index, block] of rest) {
    const count = left.get(keyOf(block)) ?? 0;
    if (count > 0) left.set(keyOf(block), count - 1);
    else result[index]!.push(block);
  }
  return result;
}

/**
 * The index of the new section with most blocks of an old one, such as a renamed section; undefined if
 * no section has one of them.
 */
function heirOf(
  old: SourceSection,
  fresh: SourceSection[],
  oldTitles: ReadonlyMap<string, number>,
): number | undefined {
  const keys = new Set(old.blocks.map(keyOf));
  let best: { index: number; count: number } | undefined;
  for (const [index, { title, blocks }] of fresh.entries()) {
    if (oldTitles.has(title)) continue;
    const count = blocks.filter((block) => keys.has(keyOf(block))).length;
    if (count > (best?.count ?? 0)) best = { index, count };
  }
  return best?.index;
}

/** Pairs old and new blocks that share words; the others are old or new as a whole. */
function pair(minus: SourceBlock[], plus: SourceBlock[]): Piece[][] {
  const left = [...minus];
  const pairs = plus.map((block): Piece[] => {
    const place = left.findIndex((old) => areAlike(old, block));
    if (place === -1) return [[1, block.text]];
    const [old] = left.splice(place, 1);
    return diffWords(old!.text, block.text);
  });
  return [...pairs, ...left.map(({ text }): Piece[] => [[-1, text]])];
}

/** Whether two blocks share a third of their words. */
function areAlike(a: SourceBlock, b: SourceBlock): boolean {
  const [first, second] = [a, b].map(({ text }) => new Set(text.split(/\s+/)));
  const shared = [...first!].filter((word) => second!.has(word)).length;
  return shared * 3 >= Math.max(first!.size, second!.size);
}
