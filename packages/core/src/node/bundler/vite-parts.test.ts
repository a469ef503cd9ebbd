import { describe, expect, it } from 'vitest';
import { engineAliases } from '../files/engine-version.ts';
import { aliasesOf, pluginsOf, viteVersion } from './vite-parts.ts';

describe('the parts of Vite that a site sets', () => {
  it('are aliases, behind the engine’s', () => {
    const aliases = aliasesOf({ vite: { alias: { a: '/b' } } });
    expect(aliases).toEqual([...engineAliases, { find: 'a', replacement: '/b' }]);
  });

  it('are plugins for modules', () => {
    const svg = { name: 'svg', load: () => undefined };
    const plugins = [svg, { name: 'server', configureServer() {} }];
    const site = { root: '/', configFiles: { main: '/docs.config.ts' } };
    expect(pluginsOf({ vite: { plugins }, ...site }).map(({ name }) => name)).toEqual(['svg']);
    expect(pluginsOf(site)).toEqual([]);
  });

  it('are part of cache keys by their names', () => {
    const circular: { name: string; load(): void; self?: object } = { name: 'c', load() {} };
    circular.self = circular;
    expect(viteVersion({ vite: { plugins: [circular] } })).toContain('"c"');
    expect(viteVersion({})).toBe('');
  });
});
