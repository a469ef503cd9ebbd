import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { loadSites } from '../site/site.ts';
import { contents, useSites } from './build.test.kit.ts';
import { buildSite } from './build.ts';

const { root, write, git } = useSites('versions');

const built = (file: string) => readFileSync(join(root(), 'dist', file), 'utf8');
const isBuilt = (file: string) => existsSync(join(root(), 'dist', file));
function release(tag: string) {
  git('add', '-A');
  git('commit', '-qm', tag);
  git('tag', tag);
}
const written = "{ current: '2', '1.4': 'v1.4', '1.3': { from: 'v1.3', archived: true } }";
const config = (versions = written) =>
  write(
    'docs.config.js',
    `export default {
      title: 'Manual', baseUrl: 'https://x.example', logoUrl: '/logo.svg',
      versions: ${versions}, serviceWorker: true,
      sidebar: [
        { text: 'Home', link: '/' },
        { text: 'Basics', items: [{ text: 'Guide', link: '/guide' }, { text: 'New', link: '/new' }] },
      ],
    };`,
  );
/** The links of the menu of versions, with the pages that they lead to instead. */
const menuOf = (file: string) => {
  const [menu] = /<nav class="VersionMenu".*?<\/nav>/s.exec(built(file))!;
  return Array.from(
    menu.split('VersionMenu-more')[0]!.matchAll(/href="([^"]*)".*?<\/a>(<small>[^<]*)?/gs),
    ([, href, small]) => (small ? `${href} ${/“(.*)”/.exec(small)![1]}` : href),
  );
};

beforeEach(() => {
  git('init', '-q');
  write('.gitignore', 'node_modules\ndist\n.docs\n');
  write('public/logo.svg', '<svg/>');
  write('public/a.png', 'old');
  write('public/same.txt', 'same');
  write('pages/index.md', '# Home\n\n[Guide](/guide) [Old](/old)\n');
  write(
    'pages/guide.mdx',
    '# First steps\n\nOld words. [Same](/same.txt) [A](/a.png)\n\n```js\n[!include ~/code.js]\n```\n',
  );
  write(
    'pages/old.md',
    '# Moved page\n\n## Part\n\nThese words stay with the page wherever it goes.\n',
  );
  write(
    'pages/gone.md',
    '# Gone\n\n[Never](/never) Nothing of this is left today, in no page of the site.\n',
  );
  write('code.js', 'then();\n');
  release('v1.3');
  write('pages/index.md', '# Home\n\n[Guide](/guide) [Old](/old) Changed.\n');
  release('v1.4');
  renameSync(join(root(), 'pages/old.md'), join(root(), 'pages/moved.md'));
  rmSync(join(root(), 'pages/gone.md'));
  write('pages/index.md', '# Home\n\n[Guide](/guide) [Moved](/moved) [then](/1.4/gone)\n');
  write('pages/guide.mdx', '# Guide\n\nNew words.\n\n```js\n[!include ~/code.js]\n```\n');
  write('pages/new.md', '# New\n\n[Guide](/guide)\n');
  write('code.js', 'now();\n');
  write('public/a.png', 'new picture');
  config();
  git('add', '-A');
  git('commit', '-qm', 'now');
});

it('reads pages, includes and files of versions from git, below their paths', async () => {
  const { deadInVersions } = await buildSite({ root: root() });
  const message = 'The link "/never" leads to a page that does not exist';
  expect(deadInVersions).toEqual([
    { version: '1.4', links: 1, message, place: '1.4:pages/gone.md:3' },
    { version: '1.3', links: 1, message, place: '1.3:pages/gone.md:3' },
  ]);
  expect(built('1.4/index.html')).toContain('Changed.');
  expect(built('1.3/index.html')).not.toContain('Changed.');
  const guide = built('1.4/guide.html');
  const textOf = (file: string) => built(file).replaceAll(/<[^>]*>/g, '');
  expect(guide).toContain('Old words');
  expect(textOf('1.4/guide.html')).toContain('then();');
  expect(textOf('guide.html')).toContain('now();');
  // A file that is the same today is not in the output again.
  expect(guide).toContain('href="/same.txt"');
  expect(guide).toContain('href="/1.4/a.png"');
  expect([built('1.4/a.png'), built('a.png')]).toEqual(['old', 'new picture']);
  expect([isBuilt('1.4/same.txt'), isBuilt('1.4/logo.svg')]).toEqual([false, true]);
  expect(built('1.4/index.html')).toContain('href="/1.4/old"');
  expect(isBuilt('1.4/new.html')).toBe(false);
  // Each loads a document: its base is another one.
  expect(built('index.html')).toContain('<a target="_self" href="/1.4/gone">');

  const headOf = (file: string) =>
    Array.from(
      built(file).matchAll(/rel="canonical" href="([^"]*)|"(noindex)"/g),
      ([, href, no]) => href ?? no,
    );
  expect(headOf('1.4/guide.html')).toEqual(['https://x.example/guide']);
  expect(headOf('1.4/old.html')).toEqual(['https://x.example/moved']);
  expect(headOf('1.4/gone.html')).toEqual(['https://x.example/1.4/gone']);
  expect(headOf('1.3/guide.html')).toEqual(['noindex', 'https://x.example/1.3/guide']);
  expect(built('1.3/guide.html')).toContain('no longer maintained');
  expect(built('1.4/guide.html')).not.toContain('no longer maintained');

  expect(menuOf('new.html')).toEqual(['/new', '/1.4/ Home', '/1.3/ Home']);
  expect(menuOf('moved.html')).toEqual(['/moved', '/1.4/old', '/1.3/old']);
  expect(menuOf('1.4/old.html')).toEqual(['/moved', '/1.4/old', '/1.3/old']);
  expect(menuOf('1.4/gone.html')).toEqual(['/ Home', '/1.4/gone', '/1.3/gone']);

  const sidebar = /<nav[^>]*Sidebar.*?<\/nav>/s.exec(built('1.4/guide.html'))![0];
  expect(sidebar).toContain('>First steps<');
  expect(sidebar).not.toContain('New');
  expect(sidebar).toContain('href="/1.4/gone"');
  const sitemap = built('sitemap.xml');
  expect(Array.from(sitemap.matchAll(/<loc>([^<]*1\.\d[^<]*)/g), ([, address]) => address)).toEqual(
    ['https://x.example/1.4/gone'],
  );
  expect(built('1.4/old.md')).toMatch(
    /^---\nversion: "?1\.4"?\ncanonical: https:\/\/x\.example\/moved\n---\n/,
  );
  expect(built('new.html')).toMatch(/<h1[^>]*>New <small[^>]*>since 2<\/small><\/h1>/);
  expect(built('moved.html')).not.toContain('<small class="Since"');
  expect(built('1.4/llms.txt')).toContain('https://x.example/1.4/old.md');
  expect(built('search-index.json')).not.toContain('Old words');
  const differences = built('changes/1.4..2.html').replace(/<!-- -->/g, '');
  expect(
    Array.from(
      differences.matchAll(/<h2><a href="([^"]*)"[^>]*>(.*?)<\/h2>/g),
      ([, href, text]) => `${href} ${text!.replace('</a>', '')}`,
    ),
  ).toEqual(['/ Home', '/guide Guide', '/new New (new page)', '/1.4/gone Gone (removed)']);
  expect(differences).toContain('<ins>New words.</ins>');
  expect(built('changes/1.3..1.4.html')).toContain('<a href="/1.4/" target="_self">Home</a>');
  expect(built('changes/1.4..2.md')).toContain('## [Guide](https://x.example/guide)');
  expect(built('changes/1.4..2.xml')).toContain('<link href="https://x.example/1.4/gone"/>');
  expect(built('1.3/guide.html')).toContain('href="/changes/1.3..2"');
  const [, needed] = /"(\/1\.4\/assets\/client-[^"]*)"/.exec(built('1.4/sw.js'))!;
  expect(built('1.4/guide.html')).toContain(`src="${needed}"`);
  expect(isBuilt(needed!)).toBe(true);
  expect(git('status', '--porcelain').toString()).toBe('');

  // An edit of the working tree renders its page alone, and changes no file of an old version.
  const past = () => ['1.4', '1.3'].map((name) => contents(join(root(), 'dist', name)));
  const before = past();
  write('pages/guide.mdx', '# Guide\n\nNewer words.\n\n```js\n[!include ~/code.js]\n```\n');
  const { fromCache } = await buildSite({ root: root() });
  const pages = (await loadSites({ root: root() })).flatMap((site) => site.pages);
  expect(fromCache).toBe(pages.length - 1);
  expect(past()).toEqual(before);
  // What such a page includes is of its version, too.
  write('code.js', 'later();\n');
  await buildSite({ root: root() });
  expect(past()).toEqual(before);
});

const problems = async () =>
  (await loadSites({ root: root() })).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message, hint, line }) => `${line}: ${message}. ${hint}`),
  );

it('says which version is missing, at its place', async () => {
  config("{ current: '2', '1.4': 'v9', '--help': 'x' }");
  await expect(problems()).rejects.toThrow('expected a key that is a part of an address');
  config("{ current: '2', '2': 'v1.4', assets: 'v1.4' }");
  await expect(problems()).rejects.toThrow('expected another name, because the present version');
  config("{\ncurrent: '2',\n'1.4': '--output=x' }");
  expect(await problems()).toEqual([
    '5: The version "1.4" is read from "--output=x", which the repository does not have. Write a tag, a branch or a commit; run git fetch --tags if the origin has it',
  ]);
  config("{ current: '2', new: 'v1.4' }");
  expect(await problems()).toEqual([
    expect.stringContaining('The address /new of a version is taken by the page pages/new.md'),
  ]);
  config("{ '1.4': 'v1.4' }");
  await expect(problems()).rejects.toThrow('The key "versions.current" is missing');
});

it('names the command that fetches a version into a shallow clone', async () => {
  const clone = join(root(), 'node_modules/clone');
  git('clone', '-q', '--depth', '1', '--no-tags', `file://${root()}`, clone);
  const all = (await loadSites({ root: clone })).flatMap(({ diagnostics }) => diagnostics);
  expect(all.map(({ hint }) => hint)).toEqual([
    'Run git fetch --depth 1 origin tag v1.4 before the build, clone with the whole history, or store the version: docs versions freeze 1.4',
    'Run git fetch --depth 1 origin tag v1.3 before the build, clone with the whole history, or store the version: docs versions freeze 1.3',
  ]);
  for (const tag of ['v1.4', 'v1.3'])
    execFileSync('git', ['-C', clone, 'fetch', '-q', '--depth', '1', 'origin', 'tag', tag]);
  const sites = await loadSites({ root: clone });
  expect(sites.map(({ pages, diagnostics }) => [pages.length, diagnostics.length])).toEqual([
    [7, 0],
    [4, 0],
    [4, 0],
  ]);
});

it('reads what a hostile tree holds without leaving the version', async () => {
  symlinkSync('/etc', join(root(), 'pages/out'));
  symlinkSync('guide.mdx', join(root(), 'pages/again.mdx'));
  release('v1.5');
  config("{ current: '2', '1.5': 'v1.5' }");
  rmSync(join(root(), 'pages/out'));
  const [, past] = await loadSites({ root: root() });
  const paths = past!.pages.map(({ path }) => path);
  expect(paths).toContain('/again');
  expect(paths.filter((path) => path.startsWith('/out'))).toEqual([]);
});

it('has versions of an area: its pages alone, and links to the pages of today out of it', async () => {
  write('pages/cli/index.md', '# Tool\n\n[Run](/cli/run) [Guide](/guide)\n');
  write('pages/cli/run.md', '# Run\n\n[Tool](./)\n');
  write('pages/sdk/index.md', '# Kit\n');
  write('pages/index.md', '# Home\n\n[Tool](/cli) [New](/cli/new) [Kit](/sdk) [Moved](/moved)\n');
  release('v7');
  write('pages/cli/index.md', '# Tool\n\n[Run](/cli/run) [Guide](/guide) again\n');
  const slower = '## Slower\n\n**Breaking:** less speed.\n';
  write('pages/cli/run.md', `# Run\n\n## Faster\n\nNew.\n\n${slower}`);
  write('pages/cli/new.md', '# New command\n');
  config("{ '/cli': { current: '8', '7': 'v7' }, '/sdk': { current: '3', '2': 'v7' } }");
  await buildSite({ root: root() });
  expect([isBuilt('7/cli/run.html'), isBuilt('7/index.html'), isBuilt('2/cli.html')]).toEqual([
    ...[true, false, false],
  ]);
  expect(menuOf('cli/new.html')).toEqual(['/cli/new', '/7/cli Tool']);
  expect(menuOf('7/cli/run.html')).toEqual(['/cli/run', '/7/cli/run']);
  expect(menuOf('sdk.html')).toEqual(['/sdk', '/2/sdk']);
  expect(built('guide.html')).not.toContain('VersionMenu');
  const then = built('7/cli.html');
  expect(then).toContain('href="/7/cli/run"');
  const pages = Array.from(then.matchAll(/<a [^>]*href="(\/7[^"]*)"/g), ([, href]) => href);
  expect([...new Set(pages)]).toEqual(['/7/llms.txt', '/7/cli/run', '/7/cli']);
  expect(then).toMatch(/<a [^>]*href="\/guide">Guide<\/a><\/p>/);
  expect(built('cli/run.html')).toMatch(/<h2[^>]*>.*Faster <small class="Since">since 8</);
  // What an author calls breaking comes first.
  expect(built('changes/cli/7..8.md').match(/^##+ .*/gm)).toEqual([
    ...['## [Run](https://x.example/cli/run)', '### [Slower](https://x.example/cli/run#slower)'],
    expect.stringContaining('Faster'),
    expect.stringContaining('Tool'),
    expect.stringContaining('New command'),
  ]);
  expect(built('changes/cli/7..8.html')).toContain('<a href="/cli/new"');
  expect(built('changes/cli/7..8.html')).not.toContain('sdk');
  const builds = ['cli.html', 'cli/run.html', 'sdk.html', 'guide.html'].map(
    (file) => /data-build="(\w+)"/.exec(built(file))![1],
  );
  // A page of another area loads as a document, because the menu of versions stays mounted.
  expect(new Set(builds).size).toBe(3);
  config("{ '/cli': { current: '8', '7': 'v7' }, '/sdk': { current: '3', '7': 'v7' } }");
  await expect(problems()).rejects.toThrow('names that no two areas have');
});
