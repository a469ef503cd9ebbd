import type { Staleness, StaleSection } from '../../shared/page/page.ts';
import { type PageHeading, readPage } from '../source/read-page.ts';
import { placedChanges } from './compare-sections.ts';
import { differingPart } from './differing-part.ts';
import { sectionsOf, type SourceSection } from './source-sections.ts';
import { headingIds } from './translated-headings.ts';

/** A version of a page's source: its headings, their ids, and its words. */
export interface SourceVersion {
  isBroken: boolean;
  /** Empty if the text is broken. */
  headings: readonly PageHeading[];
  ids: readonly string[];
  sections: SourceSection[];
}

/**
 * Reads a version of a page. What it includes has a source of its own, and is no part of its words. The description
 * is translated as well.
 */
export function readSourceVersion(text: string, file: string, hasMath: boolean): SourceVersion {
  return sourceVersion(readPage(text, file, { hasMath }), file);
}

/** A version of a page that is parsed already. */
export function sourceVersion(page: ReturnType<typeof readPage>, file: string): SourceVersion {
  const headings = page.isBroken ? [] : page.headings;
  const sections = sectionsOf(page, file, () => undefined);
  const { description } = page.frontMatter;
  const start = sections.find(({ blocks }) => blocks.length > 0) ?? sections[0]!;
  if (typeof description === 'string') start.blocks.push({ text: description });
  return { isBroken: page.isBroken, headings, ids: headingIds(headings), sections };
}

/** The sections that differ in their words between two texts of a page; see `staleSections`. */
export function staleTexts(
  before: string,
  after: string,
  file: string,
  hasMath: boolean,
): Pick<Staleness, 'of'> & { sections: Omit<StaleSection, 'at'>[] } {
  const part = differingPart(before, after, true);
  const read = (text: string) => readSourceVersion(text, file, hasMath);
  const [old, fresh] = [read(part.before), read(part.after)];
  // An element may begin in a section that is left out.
  const isCut = part.isCut && (old.isBroken || fresh.isBroken);
  const { of, sections } = isCut
    ? staleSections(read(before), read(after))
    : staleSections(old, fresh);
  return {
    of: isCut ? of : of + part.shared,
    sections: sections.map(({ title, id, kind, blocks }) => ({ title, id, kind, blocks })),
  };
}

/** A section that changed, with the places of its heading in both versions. */
interface ChangedSource extends Omit<StaleSection, 'at'> {
  from: number | undefined;
  now: number | undefined;
  /** Whether it is above the first heading, or below the title of the page. */
  isStart: boolean;
}

/** The sections that differ in their words between two versions of a page; code counts without its white space. */
export function staleSections(
  before: SourceVersion,
  after: SourceVersion,
): { of: number; sections: ChangedSource[] } {
  const placeIn = ({ headings, sections }: SourceVersion, section: number | undefined) => {
    const line = section === undefined ? undefined : sections[section]!.line;
    const place = headings.findIndex((heading) => heading.line === line);
    return place === -1 ? undefined : place;
  };
  const sections = placedChanges(before.sections, after.sections).map(
    ({ change, before: was, after: is }) => {
      const [from, now] = [placeIn(before, was), placeIn(after, is)];
      const heading = now === undefined ? before.headings[from ?? -1] : after.headings[now];
      const isStart = heading === undefined || heading.level === 1;
      const id = isStart || now === undefined ? null : after.ids[now]!;
      return { ...change, id, from, now, isStart };
    },
  );
  const removed = sections.filter(({ kind }) => kind === 'removed').length;
  const present = after.sections.filter(({ blocks }) => blocks.length > 0).length;
  return { of: present + removed, sections };
}
