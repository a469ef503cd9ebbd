import { expect, it } from 'vitest';
import { excerptOf, symbolKind, patternOf, piecesOf } from './excerpt.ts';

it('cuts a text at its matches, the longest first', () => {
  expect(piecesOf('useSize and size', patternOf(['size', 'usesize']))).toEqual([
    '',
    'useSize',
    ' and ',
    'size',
    '',
  ]);
});

it('escapes signs of regular expressions', () => {
  expect(piecesOf('a ?worker $x (.*)', patternOf(['?worker', '$x', '.*']))).toHaveLength(7);
});

it('matches short terms where words begin', () => {
  expect(piecesOf('multi-page i-1', patternOf(['i-']))).toEqual(['multi-page ', 'i-', '1']);
});

it('matches the found parts of symbols, and no others', () => {
  const marks = (text: string, ...terms: string[]) =>
    piecesOf(text, patternOf(terms)).filter((_, index) => index % 2);
  const text = 'size useSize font-size MAX_SIZE resize sizes Size2 HTMLSize';
  expect(marks(text, 'size')).toEqual(['size', 'Size', 'size', 'SIZE', 'Size']);
  expect(marks(text, 'usesize', 'sizes')).toEqual(['useSize', 'sizes']);
  expect(marks('groß GROẞ', 'groß')).toEqual(['groß']);
  expect(marks('搜索引擎', '引擎'), 'where nothing parts words').toEqual(['引擎']);
  const long = 'a'.repeat(60);
  expect(marks(long, long.slice(0, 48)), 'a term that was cut').toEqual([long.slice(0, 48)]);
});

it('shows the part with the most different matches', () => {
  const text = `alpha ${'word '.repeat(100)}alpha beta ${'word '.repeat(100)}`;
  const excerpt = excerptOf(text, patternOf(['alpha', 'beta']));
  expect(excerpt.filter((_, index) => index % 2)).toEqual(['alpha', 'beta']);
  expect(excerpt[0]).toMatch(/^… word/);
  expect(excerpt.at(-1)).toMatch(/word …$/);
});

it('shows the beginning without a match, and nothing of an empty text', () => {
  expect(excerptOf('A\tb\nc', undefined)).toEqual(['A · b c']);
  expect(excerptOf('', patternOf(['a']))).toEqual(['']);
});

it('reads the kind of a name from its row', () => {
  const text = 'Call: it now\nOption: --force\tForces\nPlain\tx';
  expect(symbolKind(text, patternOf(['--force']))).toBe('Option');
  expect(symbolKind(text, patternOf(['plain']))).toBeNull();
});
