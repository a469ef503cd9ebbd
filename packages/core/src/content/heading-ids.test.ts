import { expect, it } from 'vitest';
import { factsOf, problemsOf, textOf } from './compile.test.kit.ts';

it.each(['md', 'mdx'])('{#id} is the id of its heading in .%s', async (ending) => {
  const { headings, anchors } = await factsOf('# A\n\n## Set up {#go}\n\n## Set up', ending);
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'A'],
    ['go', 'Set up'],
    ['set-up', 'Set up'],
  ]);
  expect(anchors).toContain('go');
});

it('{#id} elsewhere stays text, with a warning at its place', async () => {
  const text = '# A\n\nSee {#each} and `{#code}`.\n\n## B {#b} c';
  expect(await problemsOf(text)).toEqual([
    'warning 3:5 heading-id Unexpected {#each}, expected it at the end of a heading; it is shown as text (Write id="each" on an HTML element, or put {#each} into code)',
    expect.stringContaining('warning 5:6 heading-id Unexpected {#b}'),
  ]);
  expect(await textOf(text)).toContain('See {#each} and <code>{#code}</code>.');
});

it('a duplicate id is an error', async () => {
  expect(await problemsOf('# A\n\n## B {#x}\n\n## C {#x}')).toEqual([
    expect.stringContaining('error 5:1 duplicate-id The id "x" is taken on line'),
  ]);
});

it('an alias is an anchor of the page, in the heading', async () => {
  const text = '---\naliases:\n  pitfalls: trouble\n---\n\n# A\n\n## Trouble\n';
  expect((await factsOf(text)).anchors).toEqual(['a', 'trouble', 'pitfalls']);
  expect((await factsOf(text)).headings[1]).toMatchObject({ id: 'trouble', text: 'Trouble' });
  expect(await textOf(text)).toContain('<span id="pitfalls"></span>Trouble</h2>');
});

it('an alias of no heading, or of an id in use, is an error in the front matter', async () => {
  const text = '---\naliases:\n  old: troubel\n  a: trouble\n---\n\n# A\n\n## Trouble\n';
  expect(await problemsOf(text)).toEqual([
    'error 3:8 alias The alias "old" leads to "troubel", which is no heading of the page (Did you mean "trouble"?)',
    'error 4:6 alias The alias "a" is an id that the page still has (Take it out of the front matter)',
  ]);
  expect(await problemsOf('---\naliases: [old]\n---\n# A')).toHaveLength(1);
});
