import { expect, it } from 'vitest';
import { maxPhrase, maxPhrases, readExpansions } from './read-expansions.ts';

const read = (text: string) => readExpansions('/a', 'pages/a.search.txt', text);
const messages = (text: string) =>
  read(text).diagnostics.map(({ line, message }) => `${line}: ${message}`);

it('reads the phrases of the start of a page and of its sections', () => {
  const { sections, diagnostics } = read(
    'begin here\n\n#use-size\n  how  wide is it \nmeasure\n\n#é\nx',
  );
  expect(diagnostics).toEqual([]);
  expect(sections).toEqual([
    { id: '', line: 1, phrases: ['begin here'] },
    { id: 'use-size', line: 3, phrases: ['how wide is it', 'measure'] },
    { id: 'é', line: 7, phrases: ['x'] },
  ]);
});

it('needs none for the start of a page', () => {
  expect(messages('#a\nx\n')).toEqual([]);
});

it.each([
  ['', '1: Unexpected empty list, expected a phrase on each line'],
  ['#a\n#b\nx', '1: Unexpected empty list, expected a phrase on each line'],
  ['#a\nx\n# b c\ny', '3: Unexpected "# b c", expected # and the id of a heading'],
  ['#a\nx\n#a\ny', '3: Unexpected second "#a", expected one'],
  ['#a\nx\ny\nX', '4: Unexpected second "X", expected one'],
  [
    `#a\n${'x'.repeat(maxPhrase + 1)}\ny`,
    `2: Unexpected phrase of ${maxPhrase + 1} characters, expected ${maxPhrase} at most`,
  ],
  [
    `#a\n${Array.from({ length: maxPhrases + 1 }, (_, index) => `x${index}`).join('\n')}`,
    `${maxPhrases + 2}: Unexpected phrase ${maxPhrases + 1} of a section, expected ${maxPhrases} at most`,
  ],
])('reports %j', (text, message) => {
  expect(messages(text)).toEqual([message]);
});
