import { createElement, isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../shared/config/config.ts';
import { headOf, renderHeads } from './heads.ts';

const meta = (name: string) => createElement('meta', { name });
const render = (element: ReactNode) =>
  isValidElement<{ name: string }>(element) ? `<${element.props.name}>` : '';
const headsOf = async (head: Config['head']) => {
  const heads = await renderHeads(head, ['/', '/a/b', '/c'], render);
  return ['/', '/a/b', '/c', '/new'].map((path) => headOf(heads, path));
};

describe('the head of a page', () => {
  it('is the element of all pages', async () => {
    expect(await headsOf({ '/': meta('x') })).toEqual(['<x>', '<x>', '<x>', '<x>']);
  });

  it('is what the function returns for its path, or promises', async () => {
    const head = async ({ path }: { path: string }) => (path === '/c' ? null : meta(path));
    expect(await headsOf(head as Config['head'])).toEqual(['</>', '</a/b>', '', '']);
  });

  it('is the head of the longest prefix', async () => {
    const head = { '/': meta('all'), '/a': meta('a') };
    expect(await headsOf(head)).toEqual(['<all>', '<a>', '<all>', '<all>']);
  });

  it('of a function that throws is an error with the page', async () => {
    const head = ({ path }: { path: string }) => {
      if (path === '/c') throw new Error('no luck');
      return null;
    };
    await expect(headsOf(head)).rejects.toMatchObject({
      diagnostics: [
        {
          rule: 'config',
          message: '"head" of the configuration failed on /c: no luck',
        },
      ],
    });
  });

  it('is empty without the option', async () => {
    expect(await headsOf(undefined)).toEqual(['', '', '', '']);
  });
});
