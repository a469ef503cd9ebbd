import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fileOfPath } from '../../shared/page/paths.ts';
import { outputKinds } from '../outputs/index.ts';
import type { OutputKind } from '../outputs/output-kind.ts';
import { createDevSite, type DevSite } from '../serve/dev-site.ts';
import { loadSite } from '../site/site.ts';
import { useSites } from './build.test.kit.ts';
import { buildSite } from './build.ts';

const { root, write } = useSites('output-kinds');

/** Rows that the table does not have. */
const added: Record<string, OutputKind> = {
  count: { file: 'count.txt', content: ({ site }) => `${site.pages.length} pages` },
  upperCase: {
    files: (path) => [fileOfPath(path, '.upper.txt')],
    pageContent: ({ twin }) => twin.toUpperCase(),
  },
  replaced: { list: () => [{ names: ['robots.txt', 'own/index.html'], content: () => 'mine' }] },
};
beforeAll(() => void Object.assign(outputKinds, added));
afterAll(() => {
  for (const name of Object.keys(added)) Reflect.deleteProperty(outputKinds, name);
});

let dev: DevSite;
beforeEach(async () => {
  write(
    'docs.config.js',
    `export default { title: 'Site', redirects: { '/old': '/a' }, files: { '/data.json': '{}' },
      checks: { 'orphan-page': 'off' } };`,
  );
  write('pages/index.md', '# Home\n');
  write('pages/a.md', '# A\n');
  write('public/own.css', 'a {}');
  const vite = {
    watcher: { add: () => undefined },
    ws: { send: () => undefined },
    environments: { ssr: { moduleGraph: { idToModuleMap: new Map() } } },
  };
  const importModule = (file: string) => import(file) as Promise<never>;
  dev = createDevSite(await loadSite({ root: root() }), vite as never, importModule);
});
afterEach(() => dev.close());

const built = (file: string) => readFileSync(join(root(), 'dist', file), 'utf8');

/** What the dev server answers with at a path. */
async function answered(path: string): Promise<string | undefined> {
  const output = await dev.output(path);
  if (!output) return undefined;
  if ('location' in output) return `to ${output.location}`;
  return 'source' in output ? readFileSync(output.source, 'utf8') : String(output.content);
}

/** The beginning of every twin. */
const upperHead = '> [INDEX FOR AI AGENTS (LLMS.TXT)](/LLMS.TXT)\n\n';

it('a row of the table is a file of the build and an answer in dev', async () => {
  await buildSite({ root: root() });
  for (const [file, content] of [
    ['count.txt', '2 pages'],
    ['a.upper.txt', `${upperHead}# A\n`],
    ['index.upper.txt', `${upperHead}# HOME\n`],
    ['data.json', '{}'],
    ['own.css', 'a {}'],
    // A later row replaces a file of an earlier one.
    ['robots.txt', 'mine'],
    ['own/index.html', 'mine'],
  ] as const) {
    expect([file, built(file)]).toEqual([file, content]);
    expect([file, await answered(`/${file}`)]).toEqual([file, content]);
  }
  expect(await answered('/own/')).toBe('mine');
  expect(built('old.html')).toContain('url=/a');
  expect(await answered('/old')).toBe('to /a');
  expect(await answered('/a/')).toContain('<h1');
  expect(await answered('/nowhere')).toBeUndefined();
}, 60_000);

it('a second build writes no file of a row again', async () => {
  await buildSite({ root: root() });
  const inodes = () =>
    ['count.txt', 'a.upper.txt', 'robots.txt', 'data.json', 'old.html'].map(
      (file) => statSync(join(root(), 'dist', file)).ino,
    );
  const before = inodes();
  await buildSite({ root: root() });
  expect(inodes()).toEqual(before);
}, 60_000);
