import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheFolderOf, loadSite } from './site.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

it('separates the caches of two sites that share a node_modules through a link', () => {
  mkdirSync(at('node_modules'));
  for (const site of ['one', 'other']) {
    mkdirSync(at(site));
    symlinkSync(at('node_modules'), at(site, 'node_modules'));
  }
  const [one, other] = ['one', 'other'].map((site) => {
    const folder = cacheFolderOf(at(site));
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  });
  expect(one).not.toBe(other);
  // A site has the same cache through a link.
  symlinkSync(at('one'), at('link'));
  expect(realpathSync(cacheFolderOf(at('link')))).toBe(one);
});

it.each(['#', '?', '"', '\\', '\n'])('rejects a folder with %j in its name', async (character) => {
  await expect(loadSite({ root: `/sites/a${character}b/docs` })).rejects.toThrow(
    `The name of the folder /sites/a${character}b/docs contains ${JSON.stringify(character)}`,
  );
});

it('a listed item has the badge of its page', async () => {
  const sidebar = "[{ text: 'A', link: '/a' }, { text: 'B', link: '/b' }]";
  write('docs.config.js', `export default { title: 'T', sidebar: ${sidebar} };`);
  write('pages/a.md', '---\nbadge: New\n---\n\n# A\n');
  write('pages/b.md', '# B\n');
  const { config } = await loadSite({ root: at() });
  expect(config.sidebar).toEqual({
    '/': [
      { text: 'A', link: '/a', badge: 'New' },
      { text: 'B', link: '/b' },
    ],
  });
});
