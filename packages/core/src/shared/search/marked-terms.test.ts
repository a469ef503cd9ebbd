import { expect, it } from 'vitest';
import { markedTerms } from './marked-terms.ts';

it('marks a whole matching symbol, not each of its parts', () => {
  const found = ['usesize', 'use', 'size', 'useframe', 'used', 'sizes'];
  expect(markedTerms('useSize(', found)).toEqual(['usesize']);
  expect(markedTerms('useSi', found), 'as far as it is typed').toEqual(['usesize']);
  expect(markedTerms('--force', ['--force', 'force'])).toEqual(['--force']);
});

it('marks the parts of a missing symbol', () => {
  expect(markedTerms('useSize', ['size', 'sizes', 'side'])).toEqual(['size', 'sizes']);
});

it('marks a part that was typed', () => {
  expect(markedTerms('size', ['size', 'sizes'])).toEqual(['size', 'sizes']);
  expect(markedTerms('useSize use', ['usesize', 'use', 'used'])).toEqual([
    'usesize',
    'use',
    'used',
  ]);
});

it('marks similar words only if the word itself is missing', () => {
  expect(markedTerms('viewprt', ['viewport'])).toEqual(['viewport']);
  expect(markedTerms('size', ['size', 'side'])).toEqual(['size']);
  expect(markedTerms('learn viewprt', ['learn', 'viewport'])).toEqual(['learn', 'viewport']);
});

it('marks no common words, and pairs of characters where words have no spaces', () => {
  expect(markedTerms('how to size', ['size', 'howl', 'tool'])).toEqual(['size']);
  expect(markedTerms('搜索引擎', ['搜索', '引擎'])).toEqual(['搜索', '引擎']);
  expect(markedTerms('', [])).toEqual([]);
});
