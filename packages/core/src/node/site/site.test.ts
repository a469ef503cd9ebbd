import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cacheFolderOf, loadSite } from './site.ts';

it('separates the caches of two sites that share a node_modules through a link', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const site of ['one', 'other']) {
    mkdirSync(join(root, site));
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(root, site, 'node_modules'));
  }
  const [one, other] = ['one', 'other'].map((site) => {
    const folder = cacheFolderOf(join(root, site));
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  });
  expect(one).not.toBe(other);
  // A site has the same cache through a link.
  symlinkSync(join(root, 'one'), join(root, 'link'));
  expect(realpathSync(cacheFolderOf(join(root, 'link')))).toBe(one);
  rmSync(root, { recursive: true, maxRetries: 9 });
});

it.each(['#', '?', '"', '\\', '\n'])('rejects a folder with %j in its name', async (character) => {
  await expect(loadSite({ root: `/sites/a${character}b/docs` })).rejects.toThrow(
    `The name of the folder /sites/a${character}b/docs contains ${JSON.stringify(character)}`,
  );
});

it('a listed item has the badge of its page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'badges-'));
  mkdirSync(join(root, 'pages'));
  const sidebar = "[{ text: 'A', link: '/a' }, { text: 'B', link: '/b' }]";
  writeFileSync(
    join(root, 'docs.config.js'),
    `export default { title: 'T', sidebar: ${sidebar} };`,
  );
  writeFileSync(join(root, 'pages/a.md'), '---\nbadge: New\n---\n\n# A\n');
  writeFileSync(join(root, 'pages/b.md'), '# B\n');
  const { config } = await loadSite({ root });
  expect(config.sidebar).toEqual({
    '/': [
      { text: 'A', link: '/a', badge: 'New' },
      { text: 'B', link: '/b' },
    ],
  });
  rmSync(root, { recursive: true, maxRetries: 9 });
});
