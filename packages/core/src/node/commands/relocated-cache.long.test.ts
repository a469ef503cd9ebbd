import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { cacheFolderOf } from '../site/site.ts';
import { contents, useSites } from './build.test.kit.ts';

const { parent, root, write } = useSites('relocated');

/** Builds a site in an environment of its own, and returns the line with the number of pages. */
function build(folder: string, env: Record<string, string>): string {
  const command = [join(engineRoot, 'bin/docs.mjs'), 'build', '--root', folder, '--workers', '0'];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...env, GIT_CEILING_DIRECTORIES: parent },
  });
  return /^Built .*$/m.exec(stdout)?.[0] ?? stdout + stderr;
}

it('another checkout, user, time zone and language renders nothing that the cache has', () => {
  write('repo/package.json', '{ "workspaces": ["site"] }');
  write('repo/shared/part.ts', '// #region a\nexport const part = 1;\n// #endregion a\n');
  write(
    'repo/site/docs.config.ts',
    `import { types } from '@stilldocs/types';
     import { dirname } from 'node:path';
     import { fileURLToPath } from 'node:url';
     const here = dirname(fileURLToPath(import.meta.url));
     const plugin = () => (tree: unknown) => (here ? tree : undefined);
     export default { title: 'Site', tagPages: true,
       markdown: { readingTime: true, remarkPlugins: [plugin] },
       extensions: [types({ folder: '.' }), { name: 'own', features: [
         { module: new URL('./feature.ts', import.meta.url).href }] }] };`,
  );
  write(
    'repo/site/feature.ts',
    `export default () => ({ drawings: { box: ({ code }: { code: string }) => ({ html: '<b>' + code + '</b>' }) } });`,
  );
  write('repo/site/Place.tsx', 'export const Place = () => <i>{typeof import.meta.url}</i>;\n');
  write('repo/site/picture.png', 'no picture');
  write(
    'repo/site/pages/index.mdx',
    '---\ntags: [b, ä]\n---\n\nimport { Place } from "../Place.tsx"\n\n# Home\n\n<Place />\n',
  );
  write(
    'repo/site/pages/code.md',
    '---\ntags: [a]\n---\n\n# Code\n\n```ts twoslash\nconst a = 1;\n```\n\n```ts\n// [!include ~/../shared/part.ts:a]\n```\n\n```box\nx\n```\n',
  );
  write('repo/site/public/a.txt', 'a');
  const first = join(root(), 'repo/site');
  const second = join(root(), 'another place/site');
  mkdirSync(join(second, '../..'), { recursive: true });
  cpSync(join(root(), 'repo'), join(second, '..'), { recursive: true });
  const home = join(root(), 'home');

  expect(build(first, { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' })).toMatch(/^Built \d+ pages \(0 from/);
  const before = contents(join(first, 'dist'));
  const results = cacheFolderOf(second);
  mkdirSync(results, { recursive: true });
  cpSync(join(cacheFolderOf(first), 'results'), join(results, 'results'), { recursive: true });
  // Nothing of the first checkout is read.
  renameSync(join(root(), 'repo'), join(root(), 'gone'));

  const there = { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  const built = build(second, { ...there, HOME: home, USER: 'someone', LOGNAME: 'someone' });
  const [, pages, kept] = /^Built (\d+) pages \((\d+) from cache/.exec(built) ?? [built];
  expect(kept).toBe(pages);
  expect(contents(join(second, 'dist'))).toEqual(before);
  // The second build has added no result of a page: one pack, or one with the lists of outputs.
  expect(readdirSync(join(results, 'results')).length).toBeLessThanOrEqual(2);
}, 60_000);
