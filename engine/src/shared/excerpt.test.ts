import { expect, it } from 'vitest';
import { excerptOf, kindOf, patternOf, piecesOf } from './excerpt.ts';

it('cuts a text at its matches, the longest first', () => {
  expect(piecesOf('useSize and size', patternOf(['size', 'usesize']))).toEqual([
    '',
    'useSize',
    ' and ',
    'size',
    '',
  ]);
});

it('takes signs of regular expressions as they are', () => {
  expect(piecesOf('a ?worker $x (.*)', patternOf(['?worker', '$x', '.*']))).toHaveLength(7);
});

it('matches short terms where words begin', () => {
  expect(piecesOf('multi-page i-1', patternOf(['i-']))).toEqual(['multi-page ', 'i-', '1']);
});

it('shows the part with the most different matches', () => {
  const text = `alpha ${'word '.repeat(100)}alpha beta ${'word '.repeat(100)}`;
  const excerpt = excerptOf(text, patternOf(['alpha', 'beta']));
  expect(excerpt.filter((_, index) => index % 2)).toEqual(['alpha', 'beta']);
  expect(excerpt[0]).toMatch(/^… word/);
  expect(excerpt.at(-1)).toMatch(/word …$/);
});

it('shows the beginning where nothing matches, and nothing of an empty text', () => {
  expect(excerptOf('A\tb\nc', undefined)).toEqual(['A · b c']);
  expect(excerptOf('', patternOf(['a']))).toEqual(['']);
});

it('knows the kind of a name from its row', () => {
  const text = 'Call: it now\nOption: --force\tForces\nPlain\tx';
  expect(kindOf(text, patternOf(['--force']))).toBe('Option');
  expect(kindOf(text, patternOf(['plain']))).toBeNull();
});
