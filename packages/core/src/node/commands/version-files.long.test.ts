import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { emptyFacts } from '../../shared/page/page.ts';
import { withSince } from '../history/since.ts';
import { loadSites, type Site } from '../site/site.ts';
import { useSites } from './build.test.kit.ts';

const { root, write, git } = useSites('version-files');
const commit = (tag: string, ...args: string[]) => {
  git('add', '-A');
  git('commit', '-qm', tag, ...args);
  git('tag', tag);
};
const config = (versions: string) =>
  write('docs.config.js', `export default {\n  title: 'T', versions: { ${versions} } };`);
const sitesIn = (folder: string) => loadSites({ root: folder });
const problems = async (folder = root()) =>
  (await sitesIn(folder)).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message, hint, line }) => `${line}: ${message}. ${hint}`),
  );

beforeEach(() => {
  git('init', '-q');
  write('.gitignore', 'node_modules\n');
  write('pages/index.md', '# Home\n');
  config("current: '2', '1': 'v1'");
});

it('a version without the folder of the pages is an error with its place and what to write', async () => {
  renameSync(join(root(), 'pages'), join(root(), 'docs'));
  commit('v1');
  write('pages/index.md', '# Home\n');
  const head = git('rev-parse', '--short=8', 'v1').toString().trim();
  expect(await problems()).toEqual([
    `2: The version "1" has no page in pages at the commit ${head}. Say where the pages were at that time: root, from the top of the repository, and pagesDir`,
  ]);
  config("current: '2', '1': { from: 'v1', pagesDir: 'docs' }");
  expect(await problems()).toEqual([]);
  config("'/cli': { current: '2', '1': { from: 'v1', pagesDir: 'docs' } }");
  expect(await problems()).toEqual([
    expect.stringContaining('The version "1" has no page in docs/cli at the commit'),
  ]);
});

it.each(['', 'docs'])(
  'each page of a version has the date of its own commit, in %j',
  async (below) => {
    if (below) {
      mkdirSync(join(root(), below));
      for (const name of ['pages', 'docs.config.js'])
        renameSync(join(root(), name), join(root(), below, name));
    }
    const at = (date: string) => (process.env.GIT_COMMITTER_DATE = `${date}T00:00:00Z`);
    try {
      at('2020-01-01');
      commit('v0');
      write(join(below, 'pages/new.md'), '# New\n');
      at('2021-01-01');
      commit('v1');
    } finally {
      delete process.env.GIT_COMMITTER_DATE;
    }
    const [, past] = await sitesIn(join(root(), below));
    const { dates, pages } = past!;
    expect(pages.map(({ file }) => [file, dates.of(file)!.slice(0, 4)])).toEqual([
      ['pages/index.md', '2020'],
      ['pages/new.md', '2021'],
    ]);
  },
);

it('a translation of a version lists pages that today does not have, also those without translation', async () => {
  write('pages/old.md', '# Old\n');
  write('pages/de/index.md', '# Heim\n');
  write('pages/de/only.md', '---\npath: /nur\n---\n\n# Nur\n');
  write('pages/only.md', '# Only\n');
  commit('v1');
  for (const name of ['old', 'only', 'de/only']) rmSync(join(root(), `pages/${name}.md`));
  write(
    'docs.config.js',
    `export default { title: 'T', languages: { de: {} }, versions: { current: '2', '1': 'v1' },
      sidebar: [{ text: 'Home', link: '/' }] };`,
  );
  const german = (await sitesIn(root())).find((it) => it.version && it.config.lang === 'de')!;
  expect(german.config.sidebar['/']).toEqual([
    { text: 'Heim', link: '/' },
    { text: 'Nur', link: '/nur' },
    { text: 'Old', link: '/old', lang: 'en', badge: 'EN' },
  ]);
});

it('a translation, and a page without one, is marked like its source', async () => {
  write('pages/new.md', '# New\n');
  commit('v1');
  write('pages/index.md', '# Home\n\n## Added\n');
  write('pages/de/index.md', '# Heim\n\n## Hinzugefügt\n');
  write('pages/new.md', "---\nsince: '1.5'\n---\n\n# New\n");
  write('pages/de/new.md', '# Neu\n');
  write(
    'docs.config.js',
    `export default { title: 'T', languages: { de: { labels: { since: 'seit {version}' } } }, versions: { current: '2', '1': 'v1' } };`,
  );
  const [source, german] = (await sitesIn(root())).filter((it) => !it.version);
  const found = new Map<string, Buffer>();
  const cache = {
    get: (key: string) => found.get(key),
    set: (key: string, value: string | Uint8Array) => void found.set(key, Buffer.from(value)),
    use: () => {},
  };
  const marked = async (site: Site, file: string, html: string) => {
    const path = file.includes('new') ? '/new' : '/';
    const facts = {
      ...emptyFacts(path, file),
      headings: [{ level: 2, id: 'added', text: 'Added', line: 3 }],
    };
    const page = { html: () => html, htmlVersion: html };
    return (await withSince({ site, engine: '', cache }, facts, page)).html();
  };
  const mark = ' <small class="Since">seit 2</small>';
  const html = '<h1 id="home">Heim</h1><h2 id="added">Hinzugefügt</h2>';
  expect(await marked(german!, 'pages/de/index.md', html)).toBe(
    html.replace('</h2>', `${mark}</h2>`),
  );
  expect(await marked(source!, 'pages/index.md', html)).toContain('since 2');
  // The German frame around the source's page.
  expect(await marked(german!, 'pages/index.md', html)).toContain('seit 2');
  expect(await marked(german!, 'pages/de/new.md', '<h1 id="neu">Neu</h1>')).toContain('seit 1.5');
});

it('pages in a submodule are an error that names it', async () => {
  rmSync(join(root(), 'pages'), { recursive: true, maxRetries: 9 });
  commit('v0');
  const head = git('rev-parse', 'HEAD').toString().trim();
  git('update-index', '--add', '--cacheinfo', `160000,${head},pages`);
  git('commit', '-qm', 'v1');
  git('tag', 'v1');
  git('rm', '-q', '--cached', 'pages');
  write('pages/index.md', '# Home\n');
  expect(await problems()).toEqual([
    expect.stringContaining('pages is a submodule there: build in a checkout of it'),
  ]);
});

it('a file of Git LFS is read from where it is stored, or named with the command that fetches it', async () => {
  const id = 'ab'.repeat(32);
  write('public/a.png', `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize 7\n`);
  commit('v1');
  expect(await problems()).toEqual([
    '2: The version "1" has a file of Git LFS that is not here: public/a.png. Run git lfs fetch origin with the tag of the version, or git lfs fetch --all',
  ]);
  const file = join(root(), '.git/lfs/objects/ab/ab', id);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'picture');
  const [, past] = await sitesIn(root());
  expect(readFileSync(join(past!.version!.root, 'public/a.png'), 'utf8')).toBe('picture');
});

it('a partial clone fetches what it needs, and says so where its origin is gone', async () => {
  commit('v1');
  write('pages/index.md', '# Now\n');
  commit('v2');
  git('config', 'uploadpack.allowFilter', 'true');
  const clones = ['there', 'gone'].map((name) => {
    const clone = join(root(), 'node_modules', name);
    git('clone', '-q', '--filter=blob:none', `file://${root()}`, clone);
    return clone;
  });
  const [, past] = await sitesIn(clones[0]!);
  expect(past!.pages.map(({ text }) => text)).toEqual(['# Home\n']);
  execFileSync('git', ['-C', clones[1]!, 'remote', 'set-url', 'origin', 'file:///nowhere']);
  expect(await problems(clones[1])).toEqual([
    expect.stringMatching(/^2: The version "1" .*In a partial clone, build where its origin/),
  ]);
});

it('names of refs mean nothing but refs', async () => {
  commit('v1');
  git('tag', 'été/ü-1');
  git('tag', '-a', 'annotated', '-m', 'x');
  git('tag', 'tree', 'HEAD^{tree}');
  git('update-ref', 'refs/tags/--help', 'HEAD');
  const all = (refs: string[]) =>
    config(`current: '2', ${refs.map((ref, index) => `v${index}: ${JSON.stringify(ref)}`).join()}`);
  all(['été/ü-1', 'annotated', '--help', 'HEAD', 'refs/tags/v1']);
  expect(await problems()).toEqual([]);
  const wrong = ['tree', '-', '$(touch${IFS}x)', 'v1;v1', 'v1..v1', 'a'.repeat(5000), '%00', '*'];
  all(wrong);
  expect(
    (await problems()).map((problem) => /is read from "(.*?)", which/.exec(problem)?.[1]),
  ).toEqual(wrong.reverse());
  expect(readdirSync(root()).sort()).toEqual([
    ...['.git', '.gitignore', 'docs.config.js', 'node_modules', 'pages'],
  ]);
});

it('the cache keeps no content that only a removed version has', async () => {
  write('pages/old.md', '# Only of version 1\n');
  commit('v1');
  rmSync(join(root(), 'pages/old.md'));
  commit('v2');
  config("current: '3', '2': 'v2', '1': 'v1'");
  const [site] = await sitesIn(root());
  const objects = () =>
    readdirSync(join(site!.cacheFolder, 'versions/objects')).map((id) =>
      git('cat-file', 'blob', id).toString(),
    );
  expect(objects()).toContain('# Only of version 1\n');
  config("current: '3', '2': 'v2'");
  await sitesIn(root());
  expect(objects()).not.toContain('# Only of version 1\n');
  expect(objects()).toContain('# Home\n');
});
