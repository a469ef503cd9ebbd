import { describe, expect, it } from 'vitest';
import { engineAliases } from '../files/engine-version.ts';
import { aliasesOf, pluginsOf, viteVersion } from './vite-parts.ts';

describe('the parts of Vite that a site sets', () => {
  it('are aliases, behind the engine’s', () => {
    const aliases = aliasesOf({ vite: { alias: { a: '/b' } } });
    expect(aliases).toEqual([...engineAliases, { find: 'a', replacement: '/b' }]);
    const list = [{ find: /^x$/, replacement: '/y' }];
    expect(aliasesOf({ vite: { alias: list } })).toEqual([...engineAliases, ...list]);
  });

  it('are plugins for modules, in lists and promises, without what the engine does', async () => {
    const svg = { name: 'svg', load: () => undefined };
    const plugins = [
      Promise.resolve([svg]),
      false,
      { name: 'server', configureServer() {} },
      { name: '@tailwindcss/vite:scan', transform() {} },
    ];
    expect(await pluginsOf({ vite: { plugins } })).toEqual([svg]);
    expect(await pluginsOf({})).toEqual([]);
  });

  it('are part of cache keys by their names', () => {
    const circular: { name: string; load(): void; self?: object } = { name: 'c', load() {} };
    circular.self = circular;
    expect(viteVersion({ vite: { plugins: [circular] } })).toContain('"c"');
    expect(viteVersion({})).toBe('');
  });
});
