import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { tsconfigPaths, tsconfigPathsPlugin, tsconfigVersion } from './tsconfig-paths.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const found = (specifier: string, folder = '') =>
  tsconfigPaths(at(folder))(specifier)?.slice(at().length + 1);

it('finds files by the paths of the nearest tsconfig, whatever it includes', () => {
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "paths": { "@lib/*": ["./src/gone/*", "./src/lib/*"], "own": ["./src/own"], "typed": ["./src/typed.d.ts"] } }, "include": ["src"], }',
  );
  write('src/lib/A.tsx');
  write('src/own/index.ts');
  expect(found('@lib/A')).toBe('src/lib/A.tsx');
  expect(found('@lib/A.tsx', 'docs')).toBe('src/lib/A.tsx');
  expect(found('own')).toBe('src/own/index.ts');
  write('src/typed.d.ts');
  for (const other of ['typed', '@lib/B', 'react', './src/lib/A', '/src/lib/A', '\0@lib/A'])
    expect(found(other)).toBeUndefined();
});

it('follows extends and references', () => {
  write('tsconfig.json', '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }');
  write('tsconfig.app.json', '{ "extends": "./base/tsconfig.json" }');
  write('base/tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["../src/*"] } } }');
  write('src/a.ts');
  expect(found('@/a')).toBe('src/a.ts');
});

it('is without effect where there is no such file, or a broken one', () => {
  expect(found('@lib/A')).toBeUndefined();
  const none = tsconfigVersion(at());
  for (const text of ['{ broken', '{ "extends": "@gone/tsconfig" }', '{}']) {
    write('tsconfig.json', text);
    expect(found('@lib/A')).toBeUndefined();
  }
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "a": ["./a"] } } }');
  expect(tsconfigVersion(at())).not.toBe(none);
});

it('resolves the imports of pages, whose importer is no file, and leaves those of packages', async () => {
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@lib/*": ["./src/lib/*"] } } }');
  write('src/lib/A.tsx');
  const vite = await createServer({
    root: at(),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [tsconfigPathsPlugin(at())],
  });
  const resolve = async (importer?: string) =>
    (await vite.environments.ssr!.pluginContainer.resolveId('@lib/A', importer))?.id;
  const file = at('src/lib/A.tsx');
  for (const importer of [undefined, '\0docs:entry', at('pages/a.mdx')])
    expect(await resolve(importer)).toBe(file);
  expect(await resolve(at('node_modules/x/index.js'))).toBeUndefined();
  await vite.close();
});
