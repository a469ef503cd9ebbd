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
  ['', '1: The list of a section is empty'],
  ['#a\n#b\nx', '1: The list of a section is empty'],
  ['#a\nx\n# b c\ny', '3: Unexpected "# b c", expected # and the id of a heading'],
  ['#a\nx\n#a\ny', '3: "#a" is listed twice'],
  ['#a\nx\ny\nX', '4: "X" is listed twice'],
  [
    `#a\n${'x'.repeat(maxPhrase + 1)}\ny`,
    `2: A phrase has ${maxPhrase + 1} characters, more than ${maxPhrase}`,
  ],
  [
    `#a\n${Array.from({ length: maxPhrases + 1 }, (_, index) => `x${index}`).join('\n')}`,
    `${maxPhrases + 2}: A section has more than ${maxPhrases} phrases`,
  ],
])('reports %j', (text, message) => {
  expect(messages(text)).toEqual([message]);
});
