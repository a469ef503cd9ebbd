import { expect, it } from 'vitest';
import { markedTerms } from './marked-terms.ts';

it('marks a symbol as a whole where it is found, not each of its parts', () => {
  const found = ['usesize', 'use', 'size', 'useframe', 'used', 'sizes'];
  expect(markedTerms('useSize(', found)).toEqual(['usesize']);
  expect(markedTerms('useSi', found), 'as far as it is typed').toEqual(['usesize']);
  expect(markedTerms('--force', ['--force', 'force'])).toEqual(['--force']);
});

it('marks the parts of a symbol that is not there', () => {
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

it('marks what is similar to a word only where there is nothing of the word itself', () => {
  expect(markedTerms('viewprt', ['viewport'])).toEqual(['viewport']);
  expect(markedTerms('size', ['size', 'side'])).toEqual(['size']);
  expect(markedTerms('learn viewprt', ['learn', 'viewport'])).toEqual(['learn', 'viewport']);
});

it('marks no common words, and pairs of characters where words have no spaces', () => {
  expect(markedTerms('how to size', ['size', 'howl', 'tool'])).toEqual(['size']);
  expect(markedTerms('搜索引擎', ['搜索', '引擎'])).toEqual(['搜索', '引擎']);
  expect(markedTerms('', [])).toEqual([]);
});
