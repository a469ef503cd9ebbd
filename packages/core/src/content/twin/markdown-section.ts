import { readPage } from '../source/read-page.ts';

type Heading = Exclude<ReturnType<typeof readPage>, { isBroken: true }>['headings'][number];

/** A section of a page: its id, and the words of its heading. */
interface Section {
  id: string;
  title: string;
}

/**
 * The section of a page's Markdown below one of its headings, including subsections. Undefined if
 * the text has no such heading, for example because a component renders it.
 *
 * @param sections All sections of the page, in order: they distinguish headings with the same
 *   words.
 */
export function markdownSection(
  markdown: string,
  sections: Section[],
  section: Section,
): string | undefined {
  const page = readPage(markdown, 'twin.md');
  if (page.isBroken) return undefined;
  const words = wordsOf(section.title);
  const isSame = ({ title }: Section) => wordsOf(title) === words;
  const turn = sections.filter(isSame).findIndex(({ id }) => id === section.id);
  const at = page.headings.filter(({ text }) => wordsOf(text) === words)[turn];
  if (!at) return undefined;
  const next = page.headings.find(({ line, level }) => line > at.line && level <= at.level);
  return markdown
    .split('\n')
    .slice(at.line - 1, next && next.line - 1)
    .join('\n')
    .trim();
}

/**
 * All sections of a page's Markdown by the ids of their headings, each with its subsections, and its own heading at a
 * level. Sections whose headings components render are missing.
 */
export function sectionsAtLevel(
  markdown: string,
  sections: Section[],
  level: number,
): Map<string, string> {
  const page = readPage(markdown, 'twin.md');
  if (page.isBroken) return new Map();
  const written = new Map<string, Heading[]>();
  for (const heading of page.headings) {
    const words = wordsOf(heading.text);
    written.set(words, [...(written.get(words) ?? []), heading]);
  }
  const lines = markdown.split('\n');
  return new Map(
    sections.flatMap(({ id, title }) => {
      const heading = written.get(wordsOf(title))?.shift();
      return heading ? [[id, sectionAt(lines, page.headings, heading, level)]] : [];
    }),
  );
}

function sectionAt(lines: string[], headings: Heading[], own: Heading, level: number): string {
  const first = headings.indexOf(own);
  const next = headings.findIndex((each, at) => at > first && each.level <= own.level);
  const inside = headings.slice(first, next === -1 ? undefined : next);
  const end = next === -1 ? undefined : headings[next]!.line - 1;
  const section = lines.slice(own.line - 1, end);
  for (const { line, level: before } of inside) {
    const marks = '#'.repeat(Math.min(6, before - own.level + level));
    section[line - own.line] = section[line - own.line]!.replace(/^#+/, marks);
  }
  return section.join('\n').trim();
}

/**
 * The compared part of a heading: letters and digits, because other characters have several
 * spellings.
 */
function wordsOf(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
