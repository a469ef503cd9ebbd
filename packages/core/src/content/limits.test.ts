import { expect, it } from 'vitest';
import { readIncludes } from './code/includes.ts';
import { problemsOf } from './compile.test.kit.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

it.each([
  ['marks in a line', `Text\n\n${'- '.repeat(10_000)}x`, '3:1 limit More than 100 marks'],
  ['quotes in a line', `${'>'.repeat(10_000)}x`, '1:1 limit More than 100 marks'],
  [
    'nested lists',
    lines(10_000, (i) => `${' '.repeat(2 * i)}- x`),
    '102:1 limit More than 200 columns',
  ],
  ['directives', lines(2000, () => ':::note\nx\n:::\n'), '2001:1 limit More than 500 directives'],
  ['rows', `| a |\n|---|\n${lines(100_000, () => '| 1 |')}`, '10001:1 limit More than 10000 rows'],
  [
    'definitions',
    lines(20_000, (i) => `[r${i}]: /x\n[^r${i}]: x\n[r${i}]`),
    '7501:1 limit More than 5000 definitions',
  ],
  ['emphases', `${'*a '.repeat(10_000)}b${'*'.repeat(10_000)}`, '1:1 limit More than 2000 marks'],
  ['emphases in lines', lines(1500, () => '_a_ b'), '1001:1 limit More than 2000 marks'],
  ['backticks', lines(2000, (i) => `a ${'`'.repeat(i)}`), '102:1 limit More than 100 backticks'],
  [
    'brackets of front matter',
    `---\nx-a: ${'['.repeat(100_000)}\n---\n`,
    '2:1 limit Front matter is nested more than 100',
  ],
  [
    'maps of front matter',
    `---\nx-a:\n${lines(1000, (i) => `${' '.repeat(i + 1)}a:`)}\n---\n`,
    '203:1 limit Front matter is nested more than 100',
  ],
  [
    'lists of front matter',
    `---\nx-a:\n  ${'- '.repeat(10_000)}a\n---\n`,
    '3:1 limit Front matter is nested more than 100',
  ],
])(
  'too many %s are an error with place and limit',
  async (_, text, expected) => {
    for (const ending of ['md', 'mdx']) {
      const problems = await problemsOf(text, ending);
      expect(problems[0]).toMatch(/^error \d+:\d+ limit/);
      expect(problems[0]).toContain(expected);
      expect(problems[0]).toMatch(/more than \d+ /i);
    }
  },
  60_000,
);

it.each(['<i>', '<div>\n'])('500 elements %j within each other are an error', async (tag) => {
  const text = `${tag.repeat(500)}a${tag.includes('\n') ? '\n' : ''}${tag.replace('<', '</').repeat(500)}`;
  expect((await problemsOf(text))[0]).toMatch(/^error \d+:\d+ limit More than 400 levels/);
});

it.each([500, 10_000])('%d elements of HTML within each other are an error', async (count) => {
  const text = `Text\n\n${'<div>'.repeat(count)}`;
  expect(await problemsOf(text, 'md')).toEqual([
    expect.stringMatching(/^error 3:\d+ limit More than 400 levels/),
  ]);
});

it('tags are limited', async () => {
  const tags = Array.from({ length: 101 }, (_, index) => `t${index}`).join(', ');
  expect(await problemsOf(`---\ntags: [${tags}]\n---\n\nText`)).toEqual([
    expect.stringMatching(/^error 2:7 front-matter .* expected at most 100 tags/),
  ]);
});

it('the maximum is accepted, and text in a fence does not count', async () => {
  for (const text of [
    `${'- '.repeat(90)}x`,
    lines(100, () => ':::note\nx\n:::\n'),
    `| a |\n|---|\n${lines(1000, () => '| 1 |')}`,
    `\`\`\`\n${lines(600, () => ':::note')}\n${'>'.repeat(200)}\n${lines(11_000, () => '|')}\n\`\`\``,
    `${'*a* `b` '.repeat(900)} snake_case_name_${'_a'.repeat(3000)}`,
    `${'`'.repeat(90)} a ${'`'.repeat(90)}`,
    `${'<i>'.repeat(200)}a${'</i>'.repeat(200)}`,
    `---\nx-a: ${'['.repeat(50)}${']'.repeat(50)}\n---\n`,
  ])
    expect(await problemsOf(text)).toEqual([]);
}, 60_000);

it('files that include the next one ten times are an error', () => {
  for (let index = 0; index < 7; index++)
    write(
      `${index}.ts`,
      lines(10, () => `// [!include ~/${index + 1}.ts]`),
    );
  write('7.ts', 'x');
  const { problems } = readIncludes('a\n// [!include ~/0.ts]', { root: at(), folder: at() });
  expect(problems).toEqual([
    {
      message: 'A code block has more than 1000 includes',
      hint: 'Files that include others multiply: include fewer of them',
      line: 1,
    },
  ]);
});
