import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { createHistory } from './history.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();
beforeEach(() => {
  git('init', '-q', '-b', 'main');
});

let hour = 0;
function git(...args: string[]): void {
  const date = new Date(Date.UTC(2026, 0, 1, ++hour)).toISOString();
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  execFileSync('git', ['-C', at(), ...identity, ...args], {
    stdio: 'pipe',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: date },
  });
}

function commit(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('add', '-A');
  git('commit', '-q', '-m', 'Pages');
}

const page = (words: string) => `# Page\n\n## One\n\n${words}\n`;

/** The history of `site/pages/a.mdx`, with the number of results that were not in the cache. */
async function read(text: string, { folder = at(), versions = 5, cache = new Map() } = {}) {
  let missed = 0;
  const history = createHistory({
    site: {
      root: join(folder, 'site'),
      config: configOf({ title: 'Site', changes: { versions } }),
      pages: [{ path: '/a', file: 'pages/a.mdx', text }],
    },
    engine: 'e',
    cache: {
      get: (key) => cache.get(key),
      set: (key, value) => (missed++, void cache.set(key, Buffer.from(value))),
      use: () => undefined,
    },
  });
  const { since, changes } = await history.of({ file: 'pages/a.mdx', text });
  return {
    missing: await history.missing(),
    missed,
    since: since.map(([, sections]) => sections.map(({ title, kind }) => `${kind} ${title}`)),
    changes: changes.map(({ isNew, sections }) =>
      isNew ? 'new' : sections.map(({ title }) => title).join(),
    ),
  };
}

it('every earlier version is compared with the present one; formatting is no version', async () => {
  commit({ 'site/pages/a.mdx': page('Words.') });
  commit({ 'site/pages/a.mdx': page('**Words.**'), 'site/pages/other.mdx': 'x' });
  commit({ 'site/pages/a.mdx': page('Other words.') });
  const now = `${page('Other words.')}\n## Two\n\nMore.\n`;
  expect(await read(now)).toMatchObject({
    since: [['added Two'], ['changed One', 'added Two']],
    changes: ['One', 'new'],
  });
});

it('a change of an included file outside of the site is a change of the page', async () => {
  const text = page('```ts\n// [!include ../../samples/x.ts]\n```');
  commit({
    'site/pages/a.mdx': text,
    'samples/x.ts': 'one()',
    'package.json': '{"workspaces":[]}',
  });
  commit({ 'samples/x.ts': 'two()' });
  expect(await read(text)).toMatchObject({ since: [['changed One']], changes: ['One', 'new'] });
});

it('the words of a page while it was a draft are in no history', async () => {
  const draft = (words: string) => `---\ndraft: True\n---\n${page(words)}`;
  commit({ 'site/pages/a.mdx': draft('A secret.') });
  commit({ 'site/pages/a.mdx': page('Some words.') });
  commit({ 'site/pages/a.mdx': page('Other words.') });
  const cache = new Map<string, Buffer>();
  expect(await read(page('Other words.'), { cache })).toMatchObject({
    since: [['changed One']],
    changes: ['One', 'new'],
  });
  expect([...cache.values()].join()).not.toContain('secret');
});

it('an import of a folder is no file; what is read after it is what was asked for', async () => {
  const text = (words: string) =>
    `import { facts } from './facts'\n\n${page(`${words} {facts.limit}`)}`;
  for (const words of ['Old words', 'Some words', 'New words'])
    commit({
      'site/pages/a.mdx': text(words),
      'site/pages/facts/index.ts': `export const facts = { limit: '${words}' };`,
    });
  expect(await read(text('New words'))).toMatchObject({
    since: [['changed One'], ['changed One']],
    changes: ['One', 'One', 'new'],
  });
});

it('an include from outside of the repository does not hide the history', async () => {
  const text = (words: string) => page(`${words}\n\n\`\`\`ts\n// [!include ../../../x.ts]\n\`\`\``);
  for (const words of ['One.', 'Two.']) commit({ 'site/pages/a.mdx': text(words) });
  expect(await read(text('Two.'))).toMatchObject({
    missing: undefined,
    since: [['changed One']],
    changes: ['One', 'new'],
  });
});

it('settings of the user do not change the names of files', async () => {
  for (const words of ['One.', 'Two.']) commit({ 'site/pages/a.mdx': page(words) });
  git('config', 'diff.relative', 'true');
  git('config', 'log.showSignature', 'true');
  expect(await read(page('Two.'))).toMatchObject({ changes: ['One', 'new'] });
});

it('a merge is one change; what its branch did between is none', async () => {
  commit({ 'site/pages/a.mdx': page('Words.') });
  git('checkout', '-q', '-b', 'side');
  commit({ 'site/pages/a.mdx': page('A draft.') });
  commit({ 'site/pages/a.mdx': page('The end.') });
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', '-m', 'Merge', 'side');
  expect(await read(page('The end.'))).toMatchObject({
    since: [['changed One']],
    changes: ['One', 'new'],
  });
});

it('as many versions are kept as configured; the first of them is then not called new', async () => {
  for (const words of ['a', 'b', 'c', 'd']) commit({ 'site/pages/a.mdx': page(words) });
  const { since, changes } = await read(page('d'), { versions: 2 });
  expect([since.length, changes]).toEqual([2, ['One', 'One']]);
});

it('a version is read once', async () => {
  const cache = new Map();
  for (const words of ['a', 'b']) commit({ 'site/pages/a.mdx': page(words) });
  const first = await read(page('b'), { cache });
  expect(first.missed).toBeGreaterThan(0);
  expect(await read(page('b'), { cache })).toEqual({ ...first, missed: 0 });
  // Only the present version and the comparison.
  expect((await read(page('c'), { cache })).missed).toBe(2);
});

it.each([
  ['without git', 'no-git', () => rmSync(at('.git'), { recursive: true, maxRetries: 9 })],
  [
    'in a shallow clone',
    'shallow',
    () => {
      const clone = at('clone');
      git('clone', '-q', '--depth', '1', `file://${at()}`, clone);
      rmSync(at('.git'), { recursive: true, maxRetries: 9 });
      cpSync(join(clone, '.git'), at('.git'), { recursive: true });
      rmSync(clone, { recursive: true, maxRetries: 9 });
    },
  ],
])('%s a page has a version and no history', async (_, missing, change) => {
  for (const words of ['a', 'b']) commit({ 'site/pages/a.mdx': page(words) });
  change();
  expect(await read(page('b'))).toMatchObject({ missing, since: [], changes: [] });
});

it('a site outside of every repository, an unborn branch and an uncommitted page have none', async () => {
  expect(await read(page('a'))).toMatchObject({ since: [], changes: [] });
  commit({ 'site/pages/b.mdx': 'x' });
  expect(await read(page('a'))).toMatchObject({ since: [], changes: [] });
});
