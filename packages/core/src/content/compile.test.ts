import { describe, expect, it } from 'vitest';
import { factsOf, problemsOf, textOf } from './compile.test.kit.ts';

describe('title and description', () => {
  it.each([
    ['# Title [sub]', 'Title', 'sub'],
    ['# Title', 'Title', undefined],
    ['# A **b** `c` _d_', 'A b c d', undefined],
    ['# Title [with *em* and `code`]', 'Title', 'with em and code'],
    ['# **Bold** [sub]', 'Bold', 'sub'],
    ['# [just brackets]', '[just brackets]', undefined],
    ['# Use array[0]', 'Use array[0]', undefined],
    ['# Title [link](/x)', 'Title link', undefined],
    ['# Title [sub] more', 'Title [sub] more', undefined],
    ['# Title [how array[0] works]', 'Title', 'how array[0] works'],
    ['Title [sub]\n===', 'Title', 'sub'],
    ['text\n\n## Two\n\n# Late [sub]', 'Late', 'sub'],
    ['## Two [sub]', undefined, undefined],
    ['', undefined, undefined],
    ['# A {/* b */} c [d {/* e */}]', 'A c', 'd'],
    ["# Braces {'{'}x{'}'}", 'Braces {x}', undefined],
  ])('of %j', async (text, title, description) => {
    const facts = await factsOf(text);
    expect({ title: facts.title, description: facts.description }).toEqual({ title, description });
  });
});

describe('an expression in a title', () => {
  it('is reported if the page’s name depends on it', async () => {
    expect(await problemsOf('# Version {v} [for **{v}**]')).toEqual([
      'warning 1:11 title-expression The page’s title has the expression "{v}", which search and the browser’s tab cannot show (Write the text, or set "title" in the front matter)',
      'warning 1:22 title-expression The page’s description has the expression "{v}", which search and the browser’s tab cannot show (Write the text, or set "description" in the front matter)',
    ]);
    const frontMatter = '---\ntitle: A\ndescription: B\n---\n\n';
    expect(await problemsOf(`${frontMatter}# Version {v} [for {v}]`)).toEqual([]);
  });

  it('is not an HTML tag of a Markdown page', async () => {
    expect((await factsOf('# A <b>c</b> <!-- d -->', 'md')).title).toBe('A c');
  });
});

describe('headings', () => {
  it('have level, id, text and the line of the file, front matter included', async () => {
    expect((await factsOf('---\ntitle: A\n---\n# One\n\n## Two `x`\n')).headings).toEqual([
      { level: 1, id: 'one', text: 'One', line: 4 },
      { level: 2, id: 'two-x', text: 'Two x', line: 6 },
    ]);
  });

  it('never share an id, not even a written one', async () => {
    const { headings } = await factsOf('<h2 id="one">First</h2>\n\n## One\n\n## One', 'md');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(3);
  });

  it('may be JSX', async () => {
    expect((await factsOf('<h2 id="own">Own</h2>')).headings).toMatchObject([
      { level: 2, id: 'own', text: 'Own' },
    ]);
  });
});

describe('anchors', () => {
  it('are all ids of a page: of headings, Markdown, JSX and footnotes', async () => {
    const text = '## One\n\n<div id="own"><b id={"two"}>x</b></div>\n\nText[^日]\n\n[^日]: Note';
    expect((await factsOf(text)).anchors.toSorted()).toEqual([
      'footnote-label',
      'one',
      'own',
      'two',
      'user-content-fn-日',
      'user-content-fnref-日',
    ]);
  });

  it('include names, which become ids unless an element has them', async () => {
    const text = '<a name="install"></a>\n\n## Install\n\n<a name="old">x</a>';
    expect((await factsOf(text, 'md')).anchors).toEqual(['install', 'old']);
    expect(await textOf(text, 'md')).toMatch(/<h2 id="install".*<a name="old" id="old">x<\/a>/s);
  });

  it('that are written further down are not used by a slug', async () => {
    const { headings } = await factsOf('## Own\n\n<div id="own" />\n\n## Own');
    expect(headings.map(({ id }) => id)).toEqual(['own-1', 'own-2']);
  });
});

describe('a mistake in a page', () => {
  it('is an unknown directive: its text stays, its name and place are reported', async () => {
    const text = 'a\n\n:::waring[Label]\nkept **text**\n:::\n\n::zzzzzzz[more]';
    expect(await problemsOf(text)).toEqual([
      'warning 3:1 unknown-directive Unexpected directive ":::waring", expected a known name (Did you mean ":::warning"?)',
      'warning 7:1 unknown-directive Unexpected directive "::zzzzzzz", expected a known name (Write \\::zzzzzzz for text)',
    ]);
    const html = await textOf(text);
    for (const kept of ['Label', 'kept <strong>text</strong>', 'more'])
      expect(html).toContain(kept);
  });

  it('is an unknown directive named like a property of every object', async () => {
    expect(await problemsOf(':::constructor\nx\n:::\n\n:::toString\ny\n:::')).toHaveLength(2);
  });

  it('is an unknown language: the code is plain text', async () => {
    expect(await problemsOf('# A\n\n```tyescript\na < b\n```')).toEqual([
      'warning 3:1 unknown-language The language "tyescript" cannot be highlighted (Did you mean "typescript"?)',
    ]);
    expect(await textOf('```nonsense!\na < b\n```')).toContain('<code>a &lt; b</code>');
    expect(await problemsOf('```constructor\nx\n```')).toHaveLength(1);
  });

  it('is an unknown word after the language, also in a list and in a callout', async () => {
    const told = (place: string) =>
      `warning ${place} unknown-fence-word Unexpected "showLineNumber" after the language of a fence, expected a known word (Did you mean "showLineNumbers"?)`;
    const fence = '```ts showLineNumber\nlet a;\n```';
    const nested = `- a\n\n${fence.replace(/^/gm, '  ')}\n\n:::note\n${fence}\n:::`;
    expect(await problemsOf(`# A\n\n${fence}\n\n${nested}`)).toEqual(
      ['3:1', '9:3', '14:1'].map(told),
    );
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])(
    'is a link that runs code: %s',
    async (href) => {
      for (const text of [`[x](${href})`, `<a href="${href}">x</a>`]) {
        const [problem, ...more] = await problemsOf(`\n${text}`);
        expect(more).toEqual([]);
        expect(problem).toContain(`error 2:1 executable-link The link "${href}" would run code`);
        expect(await textOf(`\n${text}`)).toContain('<a href="#">x</a>');
      }
    },
  );

  it('is a link that hides its scheme behind entities, blanks or raw HTML', async () => {
    expect(await problemsOf('<a href="java&#10;script:alert(1)">x</a>', 'md')).toHaveLength(1);
    expect(await problemsOf('<a href=" &#1;javascript:alert(1)">x</a>', 'md')).toHaveLength(1);
    expect(await problemsOf('[x](<javascript&colon;alert(1)>)')).toHaveLength(1);
  });

  it('is a missing image, with its place and a hint', async () => {
    expect(await problemsOf('# A\n\ntext ![x](/gone.png)\n\n![y](./gone.png)')).toEqual([
      'error 3:6 dead-asset The image "/gone.png" does not exist (Put it at public/gone.png)',
      'error 5:1 dead-asset The image "./gone.png" does not exist (The address is relative to the page’s file)',
    ]);
  });

  it('is a missing file beside the page', async () => {
    expect(await problemsOf('\n<audio src="./gone.mp3" controls></audio>')).toEqual([
      'error 2:1 dead-asset The file "./gone.mp3" does not exist (The address is relative to the page’s file)',
    ]);
  });

  it('is an image outside of the site', async () => {
    expect(await problemsOf('![x](../../compile.ts)')).toHaveLength(1);
    expect(await problemsOf('![x](/../../../compile.ts)')).toHaveLength(1);
    expect(await problemsOf('![x](/..%2f..%2fcompile.ts)')).toHaveLength(1);
  });

  it('is an image with an address that cannot be decoded, with its place', async () => {
    expect(await problemsOf('# A\n\n![x](/a%E0%A4.png)')).toEqual([
      expect.stringMatching(/^error 3:1 dead-asset /),
    ]);
  });

  it('is broken MDX, with its place and a hint', async () => {
    expect(await problemsOf('# A\n\na { b')).toEqual([expect.stringMatching(/^error 3:\d+ /)]);
    expect(await problemsOf('# A\n\n{a b}')).toEqual([
      expect.stringMatching(/^error 3:\d+ syntax .*Escape \{ and < in text/),
    ]);
    expect(await problemsOf('\n<b>x')).toEqual([expect.stringMatching(/^error 2:\d+ /)]);
    expect(await problemsOf("import x from 'a' b")).toEqual([
      expect.stringMatching(/^error 1:\d+ /),
    ]);
  });

  it('is no comment, in a line or on lines of its own', async () => {
    const text = 'a {/* b */} c\n\n{/*\nd\n*/}\n\ne';
    expect(await problemsOf(text)).toEqual([]);
    expect(await textOf(text)).toMatch(/^<p>a {2}c<\/p>\n+<p>e<\/p>$/);
  });

  it('does not occur in an empty page', async () => {
    for (const text of ['', '\n\n', '---\n---\n']) {
      expect(await problemsOf(text)).toEqual([]);
      expect(await textOf(text)).toBe('');
    }
  });
});

describe('an import of a page', () => {
  it('is recorded with its line', async () => {
    expect(
      (await factsOf("# A\n\nimport B from './b.tsx'\nimport 'c.css'\n\n{B}")).imports,
    ).toEqual([
      { specifier: './b.tsx', line: 3 },
      { specifier: 'c.css', line: 4 },
    ]);
  });
});

describe('a long code block', () => {
  it('of 20,000 lines has every one of them', async () => {
    const line = 'const value: number = call(1, "two"); // three';
    const html = await textOf(`\`\`\`ts\n${`${line}\n`.repeat(20_000)}\`\`\``);
    expect(html.match(/t-comment/g)).toHaveLength(20_000);
  }, 60_000);

  it('with a line of 100,000 characters has that line', async () => {
    expect(await textOf(`\`\`\`js\n${'a("b");'.repeat(15_000)}\n\`\`\``)).toContain(
      'a(&quot;b&quot;);'.repeat(15_000),
    );
  });
});
