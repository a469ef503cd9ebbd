import { expect, it } from 'vitest';
import { siteAliases, siteConstants, sitePlugins, vocsModules } from './modules.ts';

const resolved = (source: string, importer: string, root?: string, alias?: unknown) =>
  vocsModules(root === undefined ? undefined : { root, folder: '/app', alias }).resolveId.call(
    { resolve: (target) => Promise.resolve(target) },
    source,
    importer,
  );

it('imports of Vocs lead to this engine, exactly', async () => {
  expect(await resolved('vocs', '/a.tsx')).toBe('stilldocs');
  expect(await resolved('vocs/components', '/a.tsx')).toBe('@stilldocs/vocs/components');
  expect(await resolved('vocs/other', '/a.tsx')).toBeNull();
});

it('a site with vocs.config.ts has its router and its parts', async () => {
  expect(await resolved('react-router', '/a.tsx', '/site')).toBe('@stilldocs/vocs/router');
  expect(await resolved('react-router', '/node_modules/x/a.js', '/site')).toBeNull();
  expect(await resolved('react-router', '/a.tsx')).toBeNull();
  expect(await resolved('virtual:vocs-site/layout', '/a.tsx', '/site')).toBe('/site/layout.tsx');
});

it('a site has its configuration as a module, and the packages of the configuration’s folder', async () => {
  expect(await resolved('virtual:config', '/site/a.tsx', '/site')).toBe('\0virtual:config');
  expect(await resolved('virtual:config', '/a.tsx')).toBeNull();
  const written = { title: 'A', head: () => null, banner: { $$typeof: 1 }, sidebar: [] };
  const { load } = vocsModules({ root: '/site', folder: '/app', written });
  expect(load('\0virtual:config')).toBe('export const config = {"title":"A","sidebar":[]};');
  const target = (source: string, importer: string) => {
    let from: string | undefined;
    const resolve = (_: string, by?: string) => Promise.resolve(void (from = by));
    return vocsModules({ root: '/site', folder: '/app' })
      .resolveId.call({ resolve }, source, importer)
      .then(() => from);
  };
  expect(await target('kit/button', '/site/a.tsx')).toBe('/app/package.json');
  expect(await target('kit', '\0docs:entry')).toBe('/app/package.json');
  expect(await target('./kit', '/site/a.tsx')).toBeUndefined();
  expect(await target('kit', '/elsewhere/a.tsx')).toBeUndefined();
  expect(await target('vitest', `${import.meta.dirname}/a.tsx`)).toBeUndefined();
});

it('aliases of Vite are texts or patterns', async () => {
  const alias = [
    { find: 'a', replacement: '/b' },
    { find: /^~(.*)$/, replacement: '/c$1' },
  ];
  expect(siteAliases(alias)).toEqual({ a: '/b' });
  expect(siteAliases({ a: '/b', c: 1 })).toEqual({ a: '/b' });
  expect(siteAliases(undefined)).toEqual({});
  expect(await resolved('~/x.ts', '/a.tsx', '/site', alias)).toBe('/c/x.ts');
});

it('plugins of Vite are in lists and promises, without what the engine does', async () => {
  const svg = { name: 'svg', load: () => undefined };
  const plugins = [
    Promise.resolve([svg]),
    false,
    { name: '@tailwindcss/vite:scan', transform() {} },
  ];
  expect(await sitePlugins(plugins)).toEqual([svg]);
  expect(await sitePlugins(undefined)).toEqual([]);
});

it('constants are expressions, or become one', () => {
  expect(siteConstants({ A: '"a"', B: true, C: { d: 1 } })).toEqual({
    A: '"a"',
    B: 'true',
    C: '{"d":1}',
  });
});
