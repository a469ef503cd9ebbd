import { expect, it } from 'vitest';
import { type PageText, readPages } from '../page-source.ts';

/** The landing page, and the page that the reference follows. */
const own = new Set(['pages/index.mdx', 'pages/api/index.mdx']);
const pages = readPages().filter(({ file }) => !own.has(file));

const sectionsOfLevel = ({ sections, lines }: PageText, level: number) =>
  sections.filter(({ line }) => lines[line - 1]?.startsWith(`${'#'.repeat(level)} `));

it.each(pages.map((page) => [page.file, page] as const))(
  '%s says what it is, shows a sample, then the reference, the pitfalls and where to go',
  (_, page) => {
    const [title] = sectionsOfLevel(page, 1);
    const parts = sectionsOfLevel(page, 2);
    const sample = page.fences[0]!.line;
    const about = page.lines.slice(title!.line, sample).find((line) => /^[A-Z`]/.test(line));
    expect(about).toMatch(/\.$/);
    expect(sample).toBeLessThan(parts[0]!.line);
    expect(parts.slice(-2).map(({ heading }) => heading)).toEqual(['Pitfalls', 'Where to go next']);
    const tables = page.tables.filter(({ heading }) => heading !== 'Pitfalls');
    expect(tables.length).toBeGreaterThan(0);
    expect(parts.at(-1)!.text).toMatch(/\]\(\//);
  },
);

it('the prose has neither dashes in the place of commas nor words that sell', () => {
  const found = pages.flatMap(({ file, sections }) =>
    sections
      .filter(({ text }) => /[—–]|\b(?:simply|easily|powerful|seamless|blazing|just)\b/i.test(text))
      .map(({ heading }) => `${file}: ${heading}`),
  );
  expect(found).toEqual([]);
});
