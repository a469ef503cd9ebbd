import { expect, it } from 'vitest';
import { islandTable } from './vite-plugin.ts';

it('an island in dev is imported from its file, one of a package from its module, also if it was rendered later', async () => {
  const files = new Map([['package:known', 'docs:package/known!A']]);
  const code = islandTable(files, { root: '/site', base: '/docs/' });
  const importing = code
    .replace('export const loadIsland =', 'return')
    .replace('import(/* @vite-ignore */ ', 'asked(');
  const asked = async (address: string) => ({ A: address, Tabs: { List: address } });
  // oxlint-disable-next-line no-new-func -- The code of a module, without its import.
  const load = new Function('asked', importing)(asked) as (id: string) => Promise<string>;
  expect(await load('package:known#A')).toBe('/docs/@id/docs:package/known!A');
  expect(await load('package:@ui/late#Tabs.List')).toBe('/docs/@id/docs:package/@ui/late!Tabs');
  expect(await load('components/a.tsx#A')).toBe('/docs/components/a.tsx');
  expect(await load('../shared/a b.tsx#A')).toBe('/docs/@fs/shared/a%20b.tsx');
  await expect(load('components/a.tsx#B')).rejects.toThrow('as components/a.tsx#B');
});
