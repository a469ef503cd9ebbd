import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createCompiler } from '../compile.ts';
import { fileVersion } from './file-version.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder();

it('a file that a page reads has its version at that time, even if it is saved during the render', async () => {
  mkdirSync(at('public'));
  const [sample, image] = [write('a.ts', 'old'), at('public/new.png')];
  const before = fileVersion(sample);
  const save = () => (writeFileSync(sample, 'new'), writeFileSync(image, 'new'));
  const file = write(
    'feature.mjs',
    'export default () => ({ words: { slow: { add: async (_, page) => [await page.ask(1, 1)] } } });',
  );
  const feature = { extension: 'slow', file, version: '1', folder: at(), thread: file };
  const compiler = createCompiler(
    { root: at(), base: '', pagesDir: 'pages', features: [feature] },
    async () => (save(), { output: undefined }),
  );
  const text = '![x](/new.png)\n\n```ts\n// [!include ~/a.ts]\n```\n\n```ts slow\n1;\n```\n';
  const { facts } = await compiler.compile({ path: '/a', file: 'pages/a.md', text });
  expect(facts.reads[sample]).toBe(before);
  expect(fileVersion(sample)).not.toBe(before);
  expect(Object.keys(facts.reads).sort()).toEqual([sample, image]);
});
