import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { discoverPages } from '../../packages/core/src/node/site/discover.ts';
import type { Page } from '../../packages/core/src/shared/page/page.ts';
import { htmlProblems } from './html-problems.ts';
import { createPageRenderer } from './render-page.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
const render = createPageRenderer(at());

/** Renders a file with these bytes as a page. */
async function page(content: string | Uint8Array, ending = 'mdx'): Promise<Page> {
  rmSync(at('pages'), { recursive: true, force: true, maxRetries: 9 });
  mkdirSync(at('pages'));
  write(`pages/index.${ending}`, content);
  return render(discoverPages(at(), 'pages').pages[0]!);
}

const said = ({ facts }: Page) =>
  facts.diagnostics.map(
    ({ severity, line, column, rule }) => `${severity} ${line}:${column} ${rule}`,
  );
const count = (html: string, part: string) => html.split(part).length - 1;

/** A text of one more or less than `length` characters. */
const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

describe('large pages', () => {
  const timeout = 120_000;

  // The time of a page grows with its length: `npm test` has smaller ones.
  const isLong = process.env.FUZZ_CASES !== undefined;
  const rows = isLong ? 5000 : 500;
  // A page may take 10 s to parse: 5 million characters took longer on a slow machine, 4 million did not.
  const size = isLong ? 2e6 : 5e5;
  const lineSize = isLong ? 1e6 : 1e5;

  it(`a table of ${rows} rows`, { timeout }, async () => {
    const cells = Array.from({ length: rows }, (_, row) => `| ${row} | **b** | \`c\` |`);
    const made = await page(`| a | b | c |\n| - | - | - |\n${cells.join('\n')}\n`);
    expect(said(made)).toEqual([]);
    expect(count(made.html, '<tr>')).toBe(rows + 1);
  });

  it(`${size} characters of headings, prose and code`, { timeout }, async () => {
    const prose = repeated('Words and **more** words, `code` and [a link](/). ', 500);
    const code = repeated('a line of code\n', 9500);
    const made = await page(
      `# A\n\n${repeated(`## Part\n\n${prose}\n\n\`\`\`\n${code}\`\`\`\n\n`, size)}`,
    );
    expect(said(made)).toEqual([]);
    expect(made.facts.headings.at(-1)!.id).toMatch(/^part-\d{2,3}$/);
    expect(new Set(made.facts.anchors).size).toBe(made.facts.anchors.length);
  });

  it.each(['md', 'mdx'])(`a line of ${lineSize} characters in .%s`, { timeout }, async (ending) => {
    const made = await page(`a\n\n${repeated('word ', lineSize)}\n\nb`, ending);
    expect(said(made)).toEqual([]);
    expect(made.html).toMatch(/^<p>a<\/p>\n<p>word .*word<\/p>\n<p>b<\/p>$/);
  });

  it(`a line of ${lineSize} characters of code`, { timeout }, async () => {
    const made = await page(`\`\`\`js\n${repeated('a(1);', lineSize)}\n\`\`\``);
    expect(said(made)).toEqual([]);
    expect(count(made.html, 'a(1);')).toBe(lineSize / 5);
  });
});

describe('deep pages', () => {
  const timeout = 120_000;

  it.each<[string, string]>([
    ['1,000 quotes', `${'>'.repeat(1000)} a`],
    ['1,000 lists in a line', `${'- '.repeat(1000)}a`],
    [
      'lists of 300 levels',
      Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
    ],
    ['1,000 marks of emphasis', `${'*a '.repeat(1000)}b${'*'.repeat(1000)}`],
    ['1,000 brackets', `${'['.repeat(1000)}a${']'.repeat(1000)}`],
    ['300 directives', `${':::note\n'.repeat(300)}a\n${':::\n'.repeat(300)}`],
    ['1,000 elements', `${'<b>'.repeat(1000)}a${'</b>'.repeat(1000)}`],
    ['1,000 braces', `{${'['.repeat(1000)}1${']'.repeat(1000)}}`],
  ])('%s are rendered, or refused with a place', { timeout }, async (_, text) => {
    for (const ending of ['md', 'mdx']) {
      const made = await page(`# A\n\n${text}\n`, ending);
      const errors = made.facts.diagnostics.filter(({ severity }) => severity === 'error');
      for (const error of errors) {
        expect(error.rule).not.toBe('internal');
        expect(error.line).toBeGreaterThan(0);
        expect(error.message).not.toMatch(/call stack/);
      }
      if (errors.length === 0) expect(made.html).toContain('a');
    }
  });
});

describe('how files are written', () => {
  const text =
    '---\ntitle: A\n---\n\n## B\n\na  \nb\n\n```ts\nlet a;\n\nlet b;\n```\n\n| a |\n| - |\n| b |\n';

  it.each([
    ['CRLF', text.replaceAll('\n', '\r\n')],
    ['CR', text.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${text}`],
    ['both', `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ])('is no matter: %s', async (_, written) => {
    const [expected, made] = [await page(text), await page(written)];
    expect(made.html).toBe(expected.html);
    expect(made.facts).toEqual(expected.facts);
  });

  it('may be wrong: the place of a mistake is the same with CRLF', async () => {
    expect(said(await page('# A\r\n\r\na {\r\n'))).toEqual([
      expect.stringMatching(/^error \d:\d+ syntax$/),
    ]);
  });

  it('is UTF-8: other bytes are shown as unknown characters', async () => {
    const made = await page(Buffer.from([0x61, 0xff, 0xfe, 0x62]));
    expect(made.html).toBe('<p>a\uFFFD\uFFFDb</p>');
  });

  it.each([
    ['text', 'a\u0000b', '<p>a\uFFFDb</p>'],
    ['code', '`a\u0001b`', '<p><code>a\uFFFDb</code></p>'],
    ['a link', '[a](/#\u0002)', /^<p><a href="#%EF%BF%BD">|<a href="#\uFFFD">/],
    ['a fence', '```\na\u0000\nb\nc\n```', /<code>a\uFFFD\nb\nc<\/code>/],
  ])('may hold NUL and other controls in %s: they are named', async (_, written, html) => {
    const made = await page(`a\n\n${written}`);
    expect(said(made)[0]).toMatch(/^warning [34]:\d+ control-character$/);
    expect(made.html.replace(/^<p>a<\/p>\n/, '')).toMatch(html);
    expect(htmlProblems(made.html)).toEqual([]);
  });

  it('cannot pass for the mark of a masked fence', async () => {
    const made = await page('```\n\u00020\u0002\n\n\n```\n\n```\na\nb\nc\n```');
    expect(made.html).toContain('<code>\uFFFD0\uFFFD\n\n</code>');
    expect(made.html).toContain('<code>a\nb\nc</code>');
  });
});

describe('an HTML comment', () => {
  it('in .mdx is refused with its place and what to write', async () => {
    const { facts } = await page('# A\n\n<!-- b -->');
    expect(facts.diagnostics).toMatchObject([
      { rule: 'syntax', line: 3, hint: expect.stringContaining('use `{/* text */}`') },
    ]);
  });

  it('in .md is left out', async () => {
    expect((await page('a\n\n<!-- b -->\n\nc', 'md')).html).toBe('<p>a</p>\n\n<p>c</p>');
  });
});

describe('headings of every script', () => {
  it.each([
    ['## 日本語 の見出し', '日本語-の見出し'],
    ['## Привет, мир!', 'привет-мир'],
    ['## שלום עולם', 'שלום-עולם'],
    ['## مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['## Ünïcödé', 'ünïcödé'],
    ['## 🎉', 'section'],
    ['## 🎉 Party', '-party'],
    ['## \u202eRTL\u202c', 'rtl'],
    ['## !!!', 'section'],
  ])('%s has the id %s, an outline entry and a link that leads to it', async (text, id) => {
    const again = await page(`${text}\n\n${text}\n\n[x](#${encodeURIComponent(id)})`);
    const { headings, anchors, links } = again.facts;
    expect(headings.map((heading) => heading.id)).toEqual([id, `${id}-1`]);
    expect(anchors).toContain(links[0]!.fragment);
    expect(again.html).toContain(`id="${id}"`);
    expect(htmlProblems(again.html)).toEqual([]);
  });
});

describe('right-to-left text', () => {
  it('is kept as it is written', async () => {
    expect((await page('> שלום **עולם** \u200f(a)')).html).toContain(
      'שלום <strong>עולם</strong> \u200f(a)',
    );
  });
});
