import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsOf, fixtures, textOf } from './compile.test.kit.ts';

describe('links and images', () => {
  it('are recorded as written, with target, fragment and place', async () => {
    expect(
      (await factsOf('[a](./b.md?x#c%20d) [e](www.f.g)\n\n[h](/i.pdf) [m](mailto:a@b.c) [s](#t)'))
        .links,
    ).toEqual(
      [
        { kind: 'page', target: '/b', fragment: 'c d', href: './b.md?x#c%20d', line: 1, column: 1 },
        {
          kind: 'external',
          target: 'https://www.f.g',
          fragment: '',
          href: 'www.f.g',
          line: 1,
          column: 21,
        },
        { kind: 'asset', target: '/i.pdf', fragment: '', href: '/i.pdf', line: 3, column: 1 },
        { kind: 'page', target: '/a', fragment: 't', href: '#t', line: 3, column: 31 },
      ].map((link) => expect.objectContaining(link)),
    );
  });

  it('whose text is their address without the scheme are external', async () => {
    expect((await factsOf('[f.g](http://f.g)')).links).toMatchObject([
      { kind: 'external', target: 'http://f.g', href: 'http://f.g' },
    ]);
  });

  it('to a document of the public folder depend on that document', async () => {
    const { reads } = await factsOf('[a](/x.html) [b](./y/) [c](/z) [d](/) [e](/AGENTS.md)');
    const looked = ['x.html', 'y/index.html', 'AGENTS.md'].map((name) =>
      join(fixtures, 'public', name),
    );
    expect(reads).toEqual(Object.fromEntries(looked.map((file) => [file, 'missing'])));
  });

  it('get a missing side in proportion', async () => {
    const image = async (size: string) =>
      (await textOf(`<img src="../images/pages/guide/pic.png" ${size} />`)).match(
        /(width|height)="[^"]*"/g,
      );
    expect(await image('')).toEqual(['width="5"', 'height="7"']);
    expect(await image('width="10"')).toEqual(['width="10"', 'height="14"']);
    expect(await image('width={10}')).toEqual(['width="10"', 'height="14"']);
    expect(await image('height="14"')).toEqual(['height="14"', 'width="10"']);
    expect(await image('width="50%"')).toEqual(['width="50%"']);
    expect(await image('width={2 * 3}')).toEqual(['width="6"']);
  });

  it('to a path with an encoded sign preserve the encoding', async () => {
    expect(await textOf('[x](/c%23/d%3Fe)')).toContain('href="/c%23/d%3Fe"');
  });
});
