import { readPage } from '../source/read-page.ts';

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
 * The compared part of a heading: letters and digits, because other characters have several
 * spellings.
 */
function wordsOf(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
