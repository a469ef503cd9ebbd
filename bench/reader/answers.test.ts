import { describe, expect, it } from 'vitest';
import { isRight, rankOf } from './answers.ts';

describe('the answers of a search', () => {
  it('are right whatever the form of the address', () => {
    for (const href of [
      '/guides/a',
      '/guides/a/',
      '/guides/a.html',
      'http://localhost:1/guides/a?x#y',
    ])
      expect(isRight(href, ['/guides/a']), href).toBe(true);
    expect(isRight('/guides/ab', ['/guides/a'])).toBe(false);
  });

  it('have the heading that is asked for, without regard to its hyphens', () => {
    expect(isRight('/a#limits-defaults', ['/a#limits--defaults'])).toBe(true);
    expect(isRight('/a#limits', ['/a#limits--defaults'])).toBe(false);
    expect(isRight('/a', ['/a#limits--defaults'])).toBe(false);
  });

  it('are ranked by page', () => {
    expect(rankOf(['/b', '/b#one', '/a#two'], ['/a'])).toBe(2);
    expect(rankOf(['/b', '/c'], ['/a'])).toBe(0);
    const pages = Array.from({ length: 10 }, (_, index) => `/other-${index}`);
    expect(rankOf([...pages, '/a'], ['/a'])).toBe(0);
  });
});
