import { expect, it } from 'vitest';
import { findWords } from '../scripts/words.mjs';

it.each([
  'What has to last longer belongs into the URL.',
  'Whoever connects the plugin is asked.',
  '| `title` | Every text of a page |',
  'The table stands below.',
  'It tells that a file is gone.',
  'The panel beside it.',
  '## What to watch for',
  '**You see** no error.',
  'Vev does not document this.',
  'The order is not published.',
  'The effect isn’t described.',
  'An undocumented hook.',
  'The type is probably a string.',
  'Simply add a file.',
  'A field — the first.',
  '## Pitfalls',
  'description: The addresses of pages',
])('%s', (text) => {
  expect(findWords(`# Page\n\n${text}`)).toMatchObject([{ line: 3 }]);
});

it('leaves code, URLs, ids and imports alone, and the senses of a word that are right', () => {
  const text = [
    "import { facts } from '../facts.ts'",
    'Read `address` and ``a text`` of `beside`.',
    '[Labels](/develop/extensions#add-texts), ## Labels {#what-to-watch-for}',
    '<Members of="./public/address.json">',
    'Send it to an email address. A text field stands still, and `:name` stands for the page.',
    'One of those of us who tell you that.',
    '```text',
    'Whoever stands beside an address',
    '```',
    '~~~md',
    '```',
    'a text',
    '~~~',
  ];
  expect(findWords(text.join('\n'))).toEqual([]);
});

it('lets the manual say what is right of an engine', () => {
  const text = 'A draft is not published. Deleting it just works.';
  expect(findWords(text, false)).toEqual([]);
  expect(findWords(text)).toHaveLength(2);
});

it('begins again after a fence', () => {
  expect(findWords('```\nanew\n```\nanew')).toMatchObject([{ line: 4, word: 'anew' }]);
});
