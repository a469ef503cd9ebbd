import { expect, it } from 'vitest';
import { readPages } from './checks/page-source.ts';
import { proofRows } from './proof.ts';

it('a proof counts what is made, executed and compared, with what, and no sentences', async () => {
  const rows = await proofRows({ file: 'pages/react/vev-props.mdx' });
  expect(rows.map(([name]) => name)).toEqual(['Made', 'Executed', 'Compared', 'Compared']);
  const texts = rows.map(([, text]) => text).join('\n');
  expect(texts).toMatch(/^\d+ tables from types/);
  expect(texts).not.toMatch(/%|claim|sentence/);
  // Ten seconds: some 40 words.
  expect(texts.split(/\s+/).length).toBeLessThan(50);
});

it('a page without tables, samples and facts has no such rows', async () => {
  expect(await proofRows({ file: 'pages/guides/index.mdx' })).toEqual([]);
  expect(await proofRows({ file: 'pages/none.mdx' })).toEqual([]);
});

it('every page of the documentation has something that is made, executed or compared', async () => {
  const files = readPages()
    .map(({ file }) => file)
    .filter((file) => /^pages\/(?:cli|react|asset-source|tracking)/.test(file));
  const bare = [];
  for (const file of files) if ((await proofRows({ file })).length === 0) bare.push(file);
  expect(bare).toEqual([]);
});
