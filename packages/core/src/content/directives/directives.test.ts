import { describe, expect, it } from 'vitest';
import { compile, htmlOf, problemsOf } from './directives.test.kit.ts';

describe('a directive of the wrong kind', () => {
  it('is reported with the right spelling', async () => {
    expect(await problemsOf('::note\n\n:::authors\nx\n:::')).toEqual([
      'warning 1:1 unknown-directive Unexpected directive "::note", expected a known name (Did you mean ":::note"?)',
      'warning 3:1 unknown-directive Unexpected directive ":::authors", expected a known name (Did you mean "::authors"?)',
    ]);
  });

  it.each([
    ['details', ':::detials', ':::details'],
    ['a code group', ':::code-groups', ':::code-group'],
    ['the list of posts', '::blog-post', '::blog-posts'],
  ])('or misspelled, as %s, is answered with the nearest', async (_, written, meant) => {
    const text = written.startsWith(':::') ? `${written}\nx\n:::` : written;
    expect(await problemsOf(text)).toEqual([expect.stringContaining(`(Did you mean "${meant}"?)`)]);
  });
});

describe('a container that is not closed', () => {
  it('is an error at its beginning', async () => {
    expect(await problemsOf('a\n\n:::note\nb\n\nc')).toEqual([
      'error 3:1 unclosed-directive ":::note" is not closed by a line ":::" (Close it; a directive around others needs more colons than they have, as in "::::note")',
    ]);
  });

  it('is reported if it has taken the end of its parent', async () => {
    const problems = await problemsOf(':::note\n:::tip\nx\n:::\n\n:::');
    expect(problems).toEqual([
      expect.stringContaining(
        '(Close it, or give the directive around it more colons: "::::note" and "::::")',
      ),
      expect.stringContaining('warning 6:1 directive-syntax Unexpected ":::"'),
    ]);
  });

  it('is reported in lists and quotes, in the last line of a page, and with more colons', async () => {
    expect(await problemsOf('- a\n\n  :::note\n  b\n\nc')).toHaveLength(1);
    expect(await problemsOf('> :::note\n> b\n\nc')).toHaveLength(1);
    expect(await problemsOf('x\n\n:::note')).toHaveLength(1);
    expect(await problemsOf('::::note\n:::tip\nx\n:::')).toHaveLength(1);
  });

  it('is not told to change a parent that has more colons', async () => {
    expect(await problemsOf('::::note\n:::tip\nx\n::::')).toEqual([
      expect.stringContaining('as in "::::tip")'),
    ]);
  });

  it('is not reported for a closed one', async () => {
    for (const text of [
      ':::note\n:::',
      '::::note\n:::tip\nx\n:::\n::::',
      ':::note\nx\n:::::  ',
      '- a\n\n  :::note\n  b\n  :::',
      '> :::note\n> b\n> :::',
      ':::note\n\n```\n:::\n```\n\n:::',
      '```md\n:::note\n```',
    ])
      expect(await problemsOf(text), text).toEqual([]);
  });
});

describe('colons in a text', () => {
  it('are reported if they begin an unknown directive', async () => {
    expect(await problemsOf('a\n::: tpi Title\nx\n:::')).toEqual([
      'warning 2:1 directive-syntax Unexpected ":::tpi" as text, expected a directive of a known name, with its label in brackets (Write :::tip, and a label as in :::tip[Label], or \\:::tpi for text)',
    ]);
    expect(await problemsOf(':::image type="content" source="a.png":::')).toHaveLength(1);
  });

  it('an unsupported attribute of a directive is reported', async () => {
    expect(await problemsOf(':::note{title="A" collapsible}\nx\n:::')).toEqual([
      'warning 1:1 directive-syntax Unexpected attribute "collapsible" of ":::note", expected title (Take it out)',
    ]);
  });

  it('are text otherwise', async () => {
    const text = 'key:value 12:30 a:b :note x::y\n\n:: what\n\nstd::vector';
    expect(await problemsOf(text)).toEqual([]);
    expect(await htmlOf(text)).toContain('key:value 12:30 a:b :note x::y');
  });
});

describe('a backslash', () => {
  it.each([
    '\\::authors',
    '\\:::note\nText\n\\:::',
    'Text\n\\::: tip Title',
    '- \\::blog-posts',
    '> \\[!WRONG]\n> Text',
    '\\[TOC]',
    '\\[[toc]]',
    '\\[[Page]] and \\{{ value }}',
  ])('before %j makes it text, without a message', async (text) => {
    expect(await problemsOf(text, 'md')).toEqual([]);
    const plain = text
      .replaceAll('\\', '')
      .split('\n')[0]!
      .replace(/^[->] /, '');
    expect(await htmlOf(text, 'md')).toContain(plain);
  });

  it('leaves the next line alone', async () => {
    expect(await problemsOf('\\:::note\n:::')).toEqual([
      expect.stringContaining('warning 2:1 directive-syntax Unexpected ":::"'),
    ]);
  });
});

describe('steps', () => {
  it('without a heading are a warning, and their text stays', async () => {
    expect(await problemsOf('\n:::steps\ntext\n:::')).toEqual([
      expect.stringContaining('warning 2:1 steps-without-heading'),
    ]);
    expect(await htmlOf(':::steps\ntext\n:::')).toBe('<p>text</p>');
    expect(await htmlOf(':::steps\n####### seven\n:::')).toContain('####### seven');
  });

  it('with titles of level 1 are invalid', async () => {
    expect(await problemsOf(':::steps\n# One\n:::')).toEqual([
      expect.stringContaining(
        'error 2:1 step-title-level Invalid step title level: unexpected 1, expected a whole number from 2 to 6',
      ),
    ]);
  });

  it.each([7, 1, 0, 2.5])('of MDX with a level of %s are invalid, with place', async (level) => {
    const text = `# A\n\n<Steps>\n<Step title="x" titleLevel={${level}}>x</Step>\n</Steps>`;
    const [problem, ...more] = await problemsOf(text);
    expect(more).toEqual([]);
    expect(problem).toMatch(/^error 4:1 step-title-level Invalid step title level: unexpected /);
  });

  it('of MDX are in the outline at their level, by default 2', async () => {
    const text =
      '<Steps>\n<Step title="One">x</Step>\n<Step title="Two" titleLevel="4">y</Step>\n</Steps>';
    expect((await compile(text)).facts.headings).toEqual([
      { level: 2, id: 'one', text: 'One', line: 2 },
      { level: 4, id: 'two', text: 'Two', line: 3 },
    ]);
  });
});

describe('the labels of a code group', () => {
  const group = (...fences: string[]) =>
    `:::code-group\n${fences.map((fence) => `\`\`\`${fence}\nx\n\`\`\``).join('\n')}\n:::`;
  const labelsOf = async (text: string) =>
    [...(await htmlOf(text)).matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label);

  it('that are missing are numbered, with a warning at the block', async () => {
    const text = group('sh [npm]', 'sh', '', 'sh [Code 4]', 'sh');
    expect(await labelsOf(text)).toEqual(['npm', 'Code 2', 'Code 3', 'Code 4', 'Code 5']);
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(/^warning 5:1 code-group-label .*shown as "Code 2" \(Label the block/),
      expect.stringMatching(/^warning 8:1 code-group-label .*shown as "Code 3"/),
      expect.stringMatching(/^warning 14:1 code-group-label .*shown as "Code 5"/),
    ]);
  });

  it('that are equal are numbered, with a warning at the later ones', async () => {
    const text = group('sh [npm]', 'sh title="npm"', 'sh [npm 3]', 'sh [npm]');
    expect(await labelsOf(text)).toEqual(['npm', 'npm 2', 'npm 3', 'npm 4']);
    expect(await problemsOf(text)).toEqual([
      expect.stringContaining(
        'warning 5:1 code-group-label A second code block has the label "npm"',
      ),
      expect.stringContaining('warning 11:1 code-group-label'),
    ]);
  });

  it('may be a blank, a language’s sign, or precede other words of the fence', async () => {
    expect(
      await labelsOf(group('ts [a < b] {1}', '[only]', 'ts {1} [after] showLineNumbers')),
    ).toEqual(['a &lt; b', 'only', 'after']);
    expect(
      await labelsOf(
        group(`ts title='a "b"'`, 'ts title=c.ts', 'ts title="d [e]"', 'ts title="f" [g]'),
      ),
    ).toEqual(['a &quot;b&quot;', 'c.ts', 'd [e]', 'g']);
    expect(await problemsOf(group('sh [ ]'))).toHaveLength(1);
  });

  it('make no tabs without code', async () => {
    expect(await problemsOf(':::code-group\ntext\n:::')).toEqual([
      expect.stringContaining('warning 1:1 empty-code-group'),
    ]);
    expect(await htmlOf(':::code-group[L]\ntext\n:::')).toBe('<p>L</p>\n<p>text</p>');
  });
});

describe('authors', () => {
  it('are a warning if the front matter has none', async () => {
    expect(await problemsOf('a\n\n::authors')).toEqual([
      expect.stringContaining('warning 3:1 no-authors'),
    ]);
  });

  it('with a link that runs code or is relative are an error; a path is recorded', async () => {
    const withLink = (link: string) => `---\nauthors: '[A](${link})'\n---\n`;
    for (const link of ['javascript:alert`1`', './a', '#a'])
      expect(await problemsOf(withLink(link))).toHaveLength(1);
    expect((await compile(withLink('/team/a#x'))).facts.links).toMatchObject([
      { kind: 'page', target: '/team/a', fragment: 'x' },
    ]);
  });

  it('have a valid date', async () => {
    expect(await problemsOf('---\ndate: soon\n---\n')).toHaveLength(1);
    expect(await problemsOf('---\ndate: 2026-13-45\n---\n')).toHaveLength(1);
    expect(await problemsOf('---\ndate: 2026-01-31\n---\n')).toEqual([]);
  });
});

describe('footnotes', () => {
  it('have a heading that is neither in the outline nor linked', async () => {
    const text = '## One\n\na[^1]\n\n[^1]: b';
    expect((await compile(text)).facts.headings.map(({ text: heading }) => heading)).toEqual([
      'One',
    ]);
    expect(await htmlOf(text)).toContain(
      '<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>',
    );
  });

  it('have named links back', async () => {
    const html = await htmlOf('a[^1] b[^1]\n\n[^1]: c');
    expect(html).toContain('aria-label="Back to reference 1"');
    expect(html).toContain('aria-label="Back to reference 1-2"');
  });
});

describe('a page of Markdown with raw HTML', () => {
  it('has the same blocks as any other', async () => {
    const blocks =
      ':::code-group\n```sh [npm]\nnpm i\n```\n:::\n\n:::steps\n## A\n:::\n\n::blog-posts\n\n:::details\nx\n:::';
    const html = await htmlOf(`<b>raw</b>\n\n${blocks}`, 'md');
    expect(html).toContain('role="tablist"');
    expect(html).toContain('<ol class="Steps">');
    expect(html).toContain('<docs-blog-posts></docs-blog-posts>');
    expect(html).toContain('<details class="Details"><summary>Details</summary>');
  });
});
