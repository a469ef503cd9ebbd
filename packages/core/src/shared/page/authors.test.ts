import { describe, expect, it } from 'vitest';
import { parseAuthors } from './authors.ts';

describe('parseAuthors', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['Ann', [{ name: 'Ann' }]],
    [' Ann , Bo,', [{ name: 'Ann' }, { name: 'Bo' }]],
    [
      ['Ann', 'Bo, Cy'],
      [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }],
    ],
    ['[Ann](https://a.b), Bo', [{ name: 'Ann', link: 'https://a.b' }, { name: 'Bo' }]],
    ['[Ray, Ann](https://a.b/c,d)', [{ name: 'Ray, Ann', link: 'https://a.b/c,d' }]],
    ['[Ann', [{ name: '[Ann' }]],
    ['Ann (B, C)', [{ name: 'Ann (B, C)' }]],
  ])('reads %j', (written, authors) => {
    expect(parseAuthors(written)).toEqual(authors);
  });
});
