import { describe, expect, it } from 'vitest';
import { createCompiler } from '../compile.ts';

const compiler = createCompiler({ root: import.meta.dirname, base: '', pagesDir: 'pages' });

const factsOf = async (text: string, ending: string) =>
  (await compiler.compile({ path: '/a', file: `pages/a.${ending}`, text })).facts;

/** `line:column rule message` of all diagnostics, except about missing images. */
async function problemsOf(text: string, ending = 'mdx'): Promise<string[]> {
  const { diagnostics } = await factsOf(text, ending);
  return diagnostics
    .filter(({ rule }) => rule !== 'dead-asset')
    .map(({ severity, rule, line, column }) => `${severity} ${line}:${column} ${rule}`);
}

describe('images without a text', () => {
  it.each([
    ['a ![](x.png)', 'mdx'],
    ['a ![](x.png)', 'md'],
    ['a ![ ][x]\n\n[x]: x.png', 'mdx'],
    ['a <img src="x.png" />', 'mdx'],
    ['a <img src="x.png">', 'md'],
  ])('are found: %j in .%s', async (text, ending) => {
    expect(await problemsOf(text, ending)).toEqual(['warning 1:3 missing-alt']);
  });

  it.each([
    ['![a](x.png)', 'mdx'],
    ['<img src="x.png" alt="" />', 'mdx'],
    ['<img src="x.png" alt={name} />\n\nexport const name = "a"', 'mdx'],
    ['<img {...props} />', 'mdx'],
    ['<img src="x.png" alt="">', 'md'],
  ])('are not those that say what they are: %j in .%s', async (text, ending) => {
    expect(await problemsOf(text, ending)).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['# A\n\n### B', ['warning 3:1 heading-level']],
    ['### A', ['warning 1:1 heading-level']],
    [
      '## A\n\n#### B\n\n## C\n\n##### D',
      ['warning 3:1 heading-level', 'warning 7:1 heading-level'],
    ],
    ['# A\n\n# B', ['warning 3:1 multiple-h1']],
    ['# A\n\n<h1>B</h1>', ['warning 3:1 multiple-h1']],
    ['<h2>A</h2>\n\n<h4>B</h4>', ['warning 3:1 heading-level']],
    ['# A\n\n## B\n\n### C\n\n#### D\n\n## E', []],
    ['## A\n\nx[^1]\n\n### B\n\n[^1]: C', []],
    ['# A [b]\n\n## C', []],
  ])('of %j', async (text, expected) => {
    expect(await problemsOf(text)).toEqual(expected);
  });
});

describe('ids', () => {
  it.each([
    ['## A\n\n## A\n\n## A', []],
    ['<i id="a"/>\n\n## A', []],
    ['<i id="a"/>\n\n<b id="a"/>', ['error 3:1 duplicate-id']],
    ['<h2 id="a">B</h2>\n\n<i id={"a"}/>', ['error 3:1 duplicate-id']],
    ['<i id="docs-content"/>', ['error 1:1 duplicate-id']],
    ['## Docs content', []],
    ['a[^1] b[^1]\n\n[^1]: c\n\n## Footnote label', []],
  ])('of %j', async (text, expected) => {
    expect(await problemsOf(text)).toEqual(expected);
  });

  it('of headings differ from the ids of the page’s frame', async () => {
    expect((await factsOf('## Docs content', 'mdx')).headings).toMatchObject([
      { id: 'docs-content-1' },
    ]);
  });
});

describe('components', () => {
  const componentsOf = async (text: string) =>
    (await factsOf(text, 'mdx')).components.map(
      ({ name, line, column }) => `${name} ${line}:${column}`,
    );

  it('that a page does not define are listed once each, with their first place', async () => {
    expect(
      await componentsOf('# A\n\n<One/>\n\ntext <Two>x</Two> <One/>\n\n<Three.Part/>\n\n<_x/>'),
    ).toEqual(['One 3:1', 'Two 5:6', 'Three 7:1', '_x 9:1']);
  });

  it.each([
    "import One from '../a.tsx'\nimport { x as Two } from '../b.tsx'\nimport * as three from '../c.tsx'\n\n<One/> <Two/> <three.Part/>",
    'export const One = () => null\n\n<One/>',
    'export function One() {}\n\n<One/>',
    'export class One {}\n\n<One/>',
    'export const { One, two: [Two = 1, ...Three], ...Four } = {}\n\n<One/> <Two/> <Three/> <Four/>',
    '<div/> <my-element/> <></>',
    '<props.components.a/>',
  ])('are brought by %j', async (text) => {
    expect(await componentsOf(text)).toEqual([]);
  });
});

describe('addresses that run code', () => {
  it.each([
    ['<area href="javascript:alert(1)">', 'md'],
    ['<area href="JaVa&#9;ScRiPt&colon;alert(1)">', 'md'],
    ['<form action="&#1; vbscript:x"></form>', 'md'],
    ['<button formaction="java\nscript:x">a</button>', 'md'],
    ['<iframe src="data:text/html,<script>x</script>"></iframe>', 'md'],
    ['<object data="data:text/html,x"></object>', 'md'],
    ['<svg><a xlink:href="javascript:x"><text>a</text></a></svg>', 'md'],
    ['![a](javascript:x)', 'md'],
    ['[a](javascript:x)', 'mdx'],
    ['<a href="data:text/html,x">a</a>', 'mdx'],
    ['<a href={"JAVASCRIPT:x"}>a</a>', 'mdx'],
    ['<form action="javascript:x" />', 'mdx'],
    ['<iframe src="&#106;avascript:x" />', 'mdx'],
    ['<svg><a xlinkHref="javascript:x">a</a></svg>', 'mdx'],
    ['<svg><a><animate attributeName="href" values="#; javascript:x"/></a></svg>', 'md'],
    ['<svg><set attributeName="href" to="java&#10;script:x" /></svg>', 'mdx'],
    ['<iframe srcdoc="<b onclick=x>"></iframe>', 'md'],
    ['<iframe srcDoc={"<script>x</script>"} />', 'mdx'],
    ['<iframe srcDoc={document} />', 'mdx'],
  ])('are refused: %j in .%s', async (text, ending) => {
    const [problem, ...others] = await problemsOf(text, ending);
    expect(problem).toMatch(/^error 1:\d+ executable-link$/);
    expect(others).toEqual([]);
  });

  it.each([
    ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />', 'mdx'],
    ['<Player src="javascript:x" />', 'mdx'],
    ['<Player srcDoc="<p>" to="javascript:x" />', 'mdx'],
    ['<svg><animate attributeName="r" values="1;2;1"/></svg>', 'md'],
    ['[a](mailto:javascript:x@example.com)', 'md'],
    ['`javascript:x`', 'md'],
    // A path: Markdown encodes the tab.
    ['[a](<java&Tab;script:x>)', 'md'],
  ])('are not %j in .%s', async (text, ending) => {
    expect(await problemsOf(text, ending)).toEqual([]);
  });
});

describe('event handlers', () => {
  it.each([
    ['<b onclick="alert(1)">a</b>', 'md'],
    ['<b ONCLICK=alert(1)>a</b>', 'md'],
    ['<b onmadeup="x">a</b>', 'md'],
    ['<svg onload=alert(1)></svg>', 'md'],
    ['<b onclick="alert(1)">a</b>', 'mdx'],
    ['<b onClick={() => 1}>a</b>', 'mdx'],
    ['a <i onPointerEnter="x">a</i>', 'mdx'],
  ])('are refused: %j in .%s', async (text, ending) => {
    const problems = await problemsOf(text, ending);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^error 1:\d+ event-handler$/);
  });

  it.each([
    ['<Button onClick="x" />', 'mdx'],
    ['<b title="onclick=x">one</b>', 'md'],
    // Text: no tag of Markdown has this start.
    ['<svg/onload=alert(1)>', 'md'],
  ])('are not %j in .%s', async (text, ending) => {
    expect(await problemsOf(text, ending)).toEqual([]);
  });
});

describe('hooks of the browser', () => {
  it('are reported if a page imports them, since they never run there', async () => {
    const own =
      "import { useId, useState as state } from 'react'\n\nexport const A = () => state(1)[0]";
    expect(await problemsOf(`${own}\n\n<A/>`)).toEqual(['warning 1:17 browser-hook']);
    expect(await problemsOf("import { useId } from 'react'\n\n{useId()}")).toEqual([]);
  });
});
