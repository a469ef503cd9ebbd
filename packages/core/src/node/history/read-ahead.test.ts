import { expect, it } from 'vitest';
import type { PageSource } from '../../shared/page/page.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { readHistoriesAhead } from './read-ahead.ts';

const pages = ['# A\n', '---\nlayout: landing\n---\n\n# B\n', '# C\n'].map((text, index) => ({
  path: `/${index}`,
  file: `pages/${index}.md`,
  text,
}));

/** The files whose histories are read, until the last page, or until the reading ends. */
async function read({ changes, endsAfter }: { changes: boolean; endsAfter: number }) {
  const files: string[] = [];
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  const of = async ({ file }: { file: string }) => {
    files.push(file);
    if (files.length === endsAfter) resolve();
    if (file === 'pages/2.md') throw new Error('Git fails');
    return { since: [], changes: [] };
  };
  const site = {
    config: configOf(changes ? { changes: {} } : {}),
    pages: pages as PageSource[],
  };
  const end = readHistoriesAhead({
    site,
    history: async () => ({ of }),
  });
  if (endsAfter > 0) await promise;
  await end();
  return files;
}

it('reads the pages that have versions, and leaves failures to those who write them', async () => {
  expect(await read({ changes: true, endsAfter: 2 })).toEqual(['pages/0.md', 'pages/2.md']);
});

it('ends before the next page', async () => {
  expect(await read({ changes: true, endsAfter: 1 })).toEqual(['pages/0.md']);
});

it('reads nothing on a site without changes', async () => {
  expect(await read({ changes: false, endsAfter: 0 })).toEqual([]);
});
