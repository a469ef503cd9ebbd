import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCompiler } from '../compile.ts';
import { fileVersion } from './file-version.ts';

it('a file that a page reads has its version at that time, even if it is saved during the render', async () => {
  const root = mkdtempSync(join(tmpdir(), 'file-version-'));
  mkdirSync(join(root, 'public'));
  const [sample, image] = [join(root, 'a.ts'), join(root, 'public/new.png')];
  writeFileSync(sample, 'old');
  const before = fileVersion(sample);
  const save = () => (writeFileSync(sample, 'new'), writeFileSync(image, 'new'));
  const file = join(root, 'feature.mjs');
  writeFileSync(
    file,
    'export default () => ({ words: { slow: { add: async (_, page) => [await page.ask(1, 1)] } } });',
  );
  const feature = { extension: 'slow', file, version: '1', folder: root, thread: file };
  const compiler = createCompiler(
    { root, base: '', pagesDir: 'pages', features: [feature] },
    async () => (save(), { output: undefined }),
  );
  const text = '![x](/new.png)\n\n```ts\n// [!include ~/a.ts]\n```\n\n```ts slow\n1;\n```\n';
  const { facts } = await compiler.compile({ path: '/a', file: 'pages/a.md', text });
  expect(facts.reads[sample]).toBe(before);
  expect(fileVersion(sample)).not.toBe(before);
  expect(Object.keys(facts.reads).sort()).toEqual([sample, image]);
  rmSync(root, { recursive: true, maxRetries: 9 });
});
