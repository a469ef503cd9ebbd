import { expect, it } from 'vitest';
import { problemsOf, textOf } from './compile.test.kit.ts';

const told = async (text: string, ending = 'md') =>
  (await problemsOf(text, ending)).map((problem) => problem.split(', expected')[0]);

it.each([
  ['Text\n[TOC]', '[TOC]'],
  ['It is $x^2$.', '$x^2$'],
  ['Let $n$ be', '$n$'],
  ['$$\na\n$$', '$$'],
  ['| a |\n|---|\n| $\\frac12$ |', '$\\frac12$'],
  ['!!! note "Title"', '!!! note "Title"'],
  ['=== "Tab"', '=== "Tab"'],
  ['See [[Page]]', '[[Page]]'],
  ['{{ $frontmatter.title }}', '{{ $frontmatter.title }}'],
  ['{% include "x" %}', '{% include "x" %}'],
  ['## Title {.class}', '{.class}'],
  ['Text\n{: .note}', '{: .note}'],
  ['Term\n: Definition', ':'],
  ['Term\n\n:   `Definition`', ':'],
  ["import A from './A.vue'", "import A from './A.vue'"],
])('%j is reported, and stays text', async (text, written) => {
  const [first, ...more] = await told(text);
  expect(first).toMatch(/^warning \d+:1 foreign-syntax /);
  expect(first).toContain(`Unexpected ${written}`);
  expect(more.every((each) => each?.includes('foreign-syntax'))).toBe(true);
  expect(await textOf(text, 'md')).toContain(written.split(/["'<]/)[0]);
});

it.each([
  ['Text\n\n<Badge text="a" />\n\nMore', 'error 3:1 markup Unexpected <Badge'],
  ['Text <Badge /> and *<Badge /> more*', 'error 1:1 markup Unexpected <Badge'],
  [
    "<script setup>\nimport A from './A.vue'\n</script>",
    'error 1:1 markup Unexpected <script setup>',
  ],
  ['a\n\n<!-- @include: ./x.md -->', 'error 3:1 partial The include of "./x.md" finds no file'],
  ['<!--@include: ./x.md-->', 'error 1:1 partial The include of "./x.md" finds no file'],
  ['a <!--@include: ./x.md-->', 'error 1:1 markup Unexpected <!--@include: ./x.md-->'],
  ['<<< ./x.ts', 'error 1:1 include The include of ./x.ts finds no file'],
  ['<div v-if="x">a</div>', 'error 1:1 markup Unexpected v-if='],
  [
    '```mermaid\npie\n```',
    'error 1:1 missing-package The package @stilldocs/diagrams draws fences',
  ],
  ['```plantuml\na\n```', 'warning 1:1 foreign-syntax The fence "plantuml" has no meaning'],
  ['```math\nx\n```', 'warning 1:1 foreign-syntax The fence "math" has no meaning'],
  [
    '```npm\nnpm audit\n```',
    'warning 2:1 foreign-syntax Not every package manager has the command "npm audit" of a fence "npm"',
  ],
])('%j is reported with place', async (text, expected) => {
  expect((await told(text))[0]).toContain(expected);
});

it('an include of code within a sentence is text', async () => {
  expect(await told('a <<< ./x.ts')).toEqual([]);
});

it.each([
  '- `a`: b\n- `c` : d\n- ![e](https://f.example/g.png): h',
  'It costs $5 and $6, or $5-$6; `$x^2$`, [a]($b_c$)',
  'Set $HOME and $PATH in [a](/x?$a_b$)',
  'A <!-- comment --> and <kbd>A</kbd>, <my-element></my-element>, <script src="/a.js"></script>',
  '```\n[[toc]] $x^2$ {{ a }}\n```',
  'Escaped \\$x^2\\$ and a time 12:30, {curly} [x][y] [ ] key = "value"',
])('%j is left alone', async (text) => {
  expect((await problemsOf(text, 'md')).filter((it) => /foreign|markup/.test(it))).toEqual([]);
});

it.each(['Install vue@3.', 'See www.vev.design.', 'See https://vev.design.'])(
  'the braces of an element are no template beside the text %j',
  async (text) => {
    expect(await problemsOf(`${text}\n\n<kbd style={{ color: 'red' }}>a</kbd>\n`)).toEqual([]);
  },
);

it.each([
  ['---\ntitle: A\n\n# B', 'error 1:1 front-matter Front matter does not end'],
  ['\n---\ntitle: A\n---\n', 'error 2:1 front-matter Front matter does not begin the file'],
  ['+++\ntitle = "A"\n+++\n', 'error 1:1 front-matter Unexpected TOML as front matter'],
])('front matter %j is reported', async (text, expected) => {
  expect(await told(text)).toEqual([expect.stringContaining(expected)]);
});

it('a thematic break may begin a page', async () => {
  expect(await problemsOf('---\n\nText: a\n')).toEqual([]);
});
