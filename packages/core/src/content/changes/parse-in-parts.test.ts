import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../node/files/files-below.ts';
import { pageParser, readPage } from '../source/read-page.ts';
import { parseInParts } from './parse-in-parts.ts';
import { sectionsOf, sourceSections } from './source-sections.ts';

const parse = pageParser('a.mdx', true);

/** The words and the lines of headings, which the history of a page compares, read from parts and from the whole. */
function compare(text: string, file = 'pages/a.mdx'): void {
  const whole = sectionsOf(readPage(text, file, { hasMath: true }), file, () => undefined);
  expect(sourceSections(text, file, () => undefined)).toEqual(whole);
}

describe('a text read in parts is the same as read whole', () => {
  it.each([
    ['', ''],
    ['a heading in a fence', '# A\n\n```md\na\n\n## B\n```\n\n## C\n'],
    ['a heading in an element', '# A\n\n<Tabs>\n\n## B\n\n</Tabs>\n\n## C\n\n{`\n\n## D\n\n`}\n'],
    ['a heading in a directive', '# A\n\n:::tip\n\n## B\n\n:::\n\n## C\n'],
    ['a fence that never ends', '# A\n\n## B\n\n~~~\n\n## C\n\n## D\n'],
    ['definitions', '# A\n\n[a][b] and a note[^1].\n\n## B\n\n[b]: /c\n[^1]: Note.\n'],
    ['a heading below a paragraph', 'a\n# B\n\nc\n\n# D\n# E'],
    ['a list, with a heading', '- a\n\n# B\n\n- c\n\n  # D\n\n- e\n\n\n# F\n'],
    ['a formula', '# A\n\n$$\n\n# B\n\n$$\n\n# C $x$\n'],
    ['a script', "import a from './a';\n\n# A\n\nexport const b = `\n\n# B\n\n`;\n\n# C\n"],
    ['a formula in a heading', '# A $b$\n\n$c$ and {d}\n\n## E {#f}\n'],
    ['a loose list', '- a\n\n- b\n\n  c\n\n1. d\n\n# E\n\n> f\n\n> g\n'],
    ['an element in an element', '<A>\n\n<A>\n\n# B\n\n</A>\n\n# C\n\n</A>\n\n# D\n'],
    ['elements beside each other', '<A />\n\n<B c={`\n\n`} />\n\n<C>d</C>\n\n# E\n'],
    ['nested directives', '::::tabs\n\n:::tab[A]\n\na\n\n:::\n\n::::\n\n# B\n'],
    ['a table', '# A\n\n| a |\n|---|\n| b |\n\n# C\n'],
    ['other white space', '# A\n \t\n# B\n\n  # C\n\n\n\n# D {#e}\n'],
  ])('%s', (_, text) => compare(text));

  it.each([
    ['a comment', '# A\n\n<!--\n\n# B\n\n-->\n\n# C\n'],
    ['HTML', '<div>\n\n# A\n\n</div>\n\n<pre>\n\n# B\n\n</pre>\n\n# C\n'],
    ['code by indentation', '# A\n\n    a\n\n# B\n\n    c\n'],
  ])('%s', (_, text) => compare(text, 'pages/a.md'));

  it('every page of the site and of the manual', () => {
    const root = join(import.meta.dirname, '../../../../..');
    const folders = ['site/pages', 'manual/pages'].map((name) => join(root, name));
    const files = folders.flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)));
    const pages = files.filter((file) => /\.mdx?$/.test(file));
    expect(pages.length).toBeGreaterThan(80);
    for (const file of pages.filter((_, index) => index % 12 === 0)) {
      compare(readFileSync(file, 'utf8'), file);
    }
  });
});

it('parses again only what has changed', () => {
  const parsed: string[] = [];
  const counting = (text: string) => {
    parsed.push(text.split('\n')[0]!);
    return parse(text);
  };
  parseInParts('# A\n\na\n\n## B\n\nb\n', counting);
  parseInParts('# A\n\nnew\n\n## B\n\nb\n', counting);
  expect(parsed).toEqual(['# A', 'a', '## B', 'b', 'new']);
});

it('knows the places of nodes in the whole text', () => {
  const text = '# A\n\n:::tip\n\nIn **it**.\n\n:::\n\nb\n';
  const [, , last] = parseInParts(text, parse).children;
  expect(last!.position).toEqual(parse(text).children[2]!.position);
});

it('throws what the parser throws', () => {
  expect(() => parseInParts('# A\n\n<Tabs>\n\n## B\n', parse)).toThrow('Tabs');
});
