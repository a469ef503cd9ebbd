import type { SearchSection } from '../../content/html/search-sections.ts';
import { readPage } from '../../content/source/read-page.ts';

/**
 * The section of a page's Markdown below one of its headings, including subsections. Undefined if
 * the text has no such heading, for example because a component renders it.
 *
 * @param sections All sections of the page, in order: they distinguish headings with the same
 *   words.
 */
export function markdownSection(
  markdown: string,
  sections: SearchSection[],
  section: SearchSection,
): string | undefined {
  const page = readPage(markdown, 'twin.md');
  if (page.isBroken) return undefined;
  const words = wordsOf(section.title);
  const isSame = ({ title }: SearchSection) => wordsOf(title) === words;
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
