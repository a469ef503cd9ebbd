import type { SearchSection } from 'stilldocs/node';

/** A heading of a Markdown text: its line from 0, its level, its words. */
interface Heading {
  line: number;
  level: number;
  words: string;
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
  sections: SearchSection[],
  section: SearchSection,
): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const words = wordsOf(section.title);
  const isSame = ({ title }: SearchSection) => wordsOf(title) === words;
  const turn = sections.filter(isSame).indexOf(section);
  const at = headings.filter((heading) => heading.words === words)[turn];
  if (!at) return undefined;
  const next = headings.find(({ line, level }) => line > at.line && level <= at.level);
  return lines.slice(at.line, next?.line).join('\n').trim();
}

/** The headings of a text, except those within code. */
function headingsOf(lines: string[]): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === undefined && mark) fence = mark;
    else if (fence !== undefined) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
    } else {
      const [, signs = '', title = ''] = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(text) ?? [];
      if (signs) headings.push({ line, level: signs.length, words: wordsOf(plain(title)) });
    }
  }
  return headings;
}

/** A heading's text without the addresses of links and without tags. */
function plain(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`|<\/?[a-zA-Z][^>]*>/g, (part) => (part.startsWith('`') ? part : ''));
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
