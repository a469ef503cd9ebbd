import { expect, it } from 'vitest';
import { createHighlighter } from './highlight.ts';
import { jsonLines } from './json-lines.ts';

const value = {
  'a "key"\n': -1.5e30,
  none: null,
  list: [1, 'x\ty\u0001 /', true, {}, [], [[]], { x: [] }, ' \n '],
  '': '',
  link: 'https://a.example/b // no comment',
  '/*': '*/',
  big: 1e21,
  inner: { empty: {}, 'é\u2028': '\ud800 ü', ' ': ' ' },
};
const code = JSON.stringify(value, null, 2);

it('finds in printed JSON what the grammar finds', async () => {
  const { lines } = await createHighlighter();
  const cut = code.split('\n').slice(0, 9).join('\n');
  for (const each of [code, `${cut}\n…`, '"text"', '12', '{}']) {
    expect(jsonLines(each.split('\n'), 5000), each).toBeDefined();
    // Another line leaves the code to the grammar.
    const byGrammar = await lines(`${each}\nx`, 'json');
    expect(await lines(each, 'json'), each).toEqual(byGrammar.slice(0, -1));
  }
});

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}'],
  ['a comma at the end', '[\n  1,\n]'],
  ['a key in a list', '[\n  "a": 1\n]'],
  ['an item without key', '{\n  1\n}'],
  ['another bracket', '[\n  1\n}'],
  ['a line after the end', '{}\n{}'],
  ['a comment', '{\n  // why\n  "a": 1\n}'],
  ['a wrong escape', '"\\x"'],
  ['a line that is too long', `"${'x'.repeat(5000)}"`],
])('leaves %s to the grammar', (_, text) => {
  expect(jsonLines(text.split('\n'), 5000)).toBeUndefined();
});
