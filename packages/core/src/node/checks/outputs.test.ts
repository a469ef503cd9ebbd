import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyFacts } from '../../shared/page/page.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { checkOutputs } from './outputs.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'outputs-'))));
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

/**
 * `file:line message` of all diagnostics of a site with the pages `/`, `/guide` and `/cli/a.json`.
 */
async function check(
  own: string[],
  files: Record<string, string> = {},
  others: string[] = [],
): Promise<string[]> {
  for (const file of own) {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true });
    writeFileSync(join(root, 'public', file), '');
  }
  const main = join(root, 'docs.config.ts');
  writeFileSync(main, `export default {\n  files: ${JSON.stringify(files, null, 2)},\n};\n`);
  const site = siteWith({ root, config: configOf({ files }) });
  const paths = ['/', '/guide', '/cli/a.json', ...others];
  const pages = paths.map((path) => emptyFacts(path, `pages${path}.mdx`));
  const found = await checkOutputs(site, new Map(pages.map((page) => [page.path, page])));
  for (const { severity, rule } of found)
    expect([severity, rule]).toEqual(['error', 'duplicate-path']);
  return found.map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`);
}

it('accepts files beside the pages, and those that replace generated ones', async () => {
  const own = ['robots.txt', '404.html', 'guide/more.html', 'guide.pdf', 'logo.svg'];
  expect(await check(own, { '/llms.txt': '' })).toEqual([]);
});

it('names a public file in the place of a page, its twin or its payload', async () => {
  const own = ['guide.html', 'guide.md', '_page/guide.json', 'index.html', 'cli/a.json'];
  const message = (file: string, page: string) =>
    `public/${file} The page ${page} would replace public/${file}`;
  expect(await check(own)).toEqual([
    message('index.html', 'pages/.mdx'),
    message('guide.html', 'pages/guide.mdx'),
    message('_page/guide.json', 'pages/guide.mdx'),
    message('guide.md', 'pages/guide.mdx'),
    message('cli/a.json', 'pages/cli/a.json.mdx'),
  ]);
});

it('names a file of the configuration in the place of a page', async () => {
  expect(await check([], { '/a.txt': '', '/guide/index.html': '' })).toEqual([
    'docs.config.ts:4 The page pages/guide.mdx would replace /guide/index.html of "files"',
  ]);
});

it('names a folder in the place of a file of a page', async () => {
  expect(await check(['guide.md/a.txt'])).toEqual([
    'pages/guide.mdx The page pages/guide.mdx is written to guide.md, which is a folder of public/guide.md/a.txt',
  ]);
});

it('names a page or a file whose folder has the name of a file of the build', async () => {
  const message = (file: string, name: string) =>
    `${file} ${file} is written into a folder "${name}", which is the name of a file of the build`;
  expect(await check(['sitemap.xml/a.txt'], {}, ['/search-index.json', '/404'])).toEqual([
    message('pages/search-index.json.mdx', 'search-index.json'),
    message('public/sitemap.xml/a.txt', 'sitemap.xml'),
  ]);
});

it('refuses a link of the public folder to another package of the workspace', async () => {
  const workspace = root;
  writeFileSync(join(workspace, 'package.json'), '{ "workspaces": ["docs"] }');
  root = join(workspace, 'docs');
  mkdirSync(join(root, 'public'), { recursive: true });
  symlinkSync('../../package.json', join(root, 'public/package.json'));
  const site = siteWith({ root });
  const found = await checkOutputs(site, new Map());
  root = workspace;
  expect(found).toMatchObject([{ rule: 'link-out', file: 'public/package.json' }]);
});

it.each<[files: string[], ending: string | undefined, taken: string | undefined]>([
  [['/all.json'], '.json', undefined],
  [['/guide.json'], '.json', '/guide.json'],
  [['/all.json', '/all.json'], undefined, '/all.json'],
  [['/_search/index.json'], undefined, '/_search/index.json'],
  [['/_changes/sections/guide.json'], undefined, '/_changes/sections/guide.json'],
])('outputs of an extension have names of their own: %j %j', async (names, ending, taken) => {
  const main = join(root, 'docs.config.ts');
  writeFileSync(main, 'export default {};');
  const content = () => '';
  const outputs = [
    ...names.map((file) => ({ file, content })),
    ...(ending === undefined ? [] : [{ ending, content }]),
  ];
  const config = configOf({ extensions: [{ name: 'a', outputs }] });
  const site = siteWith({ root, config });
  const page = emptyFacts('/guide', 'pages/guide.mdx');
  const found = await checkOutputs(site, new Map([['/guide', page]]));
  expect(found.map(({ message }) => message)).toEqual(
    taken === undefined ? [] : [expect.stringContaining(`The output "${taken}"`)],
  );
});
