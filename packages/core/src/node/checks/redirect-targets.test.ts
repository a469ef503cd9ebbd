import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { emptyFacts } from '../../shared/page/page.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { checkRedirects } from './redirect-targets.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
beforeAll(() => {
  mkdirSync(at('public/folder'), { recursive: true });
  write('public/manual.pdf', '');
});

/** `line message (hint)` of all diagnostics of these redirects, which start on line 3. */
async function check(redirects: Record<string, string>): Promise<string[]> {
  const rows = Object.entries(redirects).map(([from, to]) => `    '${from}': '${to}',\n`);
  const main = at('docs.config.ts');
  writeFileSync(main, `export default {\n  redirects: {\n${rows.join('')}  },\n};\n`);
  const site = siteWith({
    root: at(),
    config: configOf({ redirects, files: { '/facts.json': '{}' } }),
  });
  const page = (path: string) => ({
    ...emptyFacts(path, `pages${path}.mdx`),
    anchors: ['part'],
  });
  const pages = new Map(['/page', '/guide/first'].map((path) => [path, page(path)]));
  const found = await checkRedirects(site, pages);
  for (const { severity, file } of found)
    expect([severity, file]).toEqual(['error', 'docs.config.ts']);
  return found.map(({ line, message, hint }) => `${line} ${message}${hint ? ` (${hint})` : ''}`);
}

it('accepts redirects to a page, a file or another site', async () => {
  expect(
    await check({
      '/a': '/page#part',
      '/b': '/a',
      '/c.html': '/manual.pdf',
      '/d': 'https://x.example',
      '/e': '/facts.json',
      '/folder': '/guide/first/?q=1',
    }),
  ).toEqual([]);
});

it('reports an existing file or page at the path', async () => {
  expect(
    await check({
      '/page.html': '/guide/first',
      '/manual.pdf': '/page',
      '/facts.json': '/page',
      '/404': '/page',
      '/a': '/page',
      '/a/': '/page',
    }),
  ).toEqual([
    '3 The redirect from "/page.html" starts at a page (Delete pages/page.mdx, or the redirect)',
    '4 The redirect from "/manual.pdf" starts at a file (Delete public/manual.pdf, or the redirect)',
    '5 The redirect from "/facts.json" starts at a file (Delete /facts.json of "files", or the redirect)',
    '6 The redirect from "/404" starts at the page of unknown paths (Delete the redirect)',
    '8 The redirect from "/a/" repeats another one (It is written as "/a" too: keep one of them)',
  ]);
});

it('reports a cycle once', async () => {
  expect(
    await check({ '/in': '/a', '/a': '/b', '/b': '/c/', '/c': '/a', '/self': '/self' }),
  ).toEqual([
    '4 Redirects form a cycle: /a → /b → /c → /a (Give one of them a page as target)',
    '7 Redirects form a cycle: /self → /self (Give one of them a page as target)',
  ]);
});

it('names the first paths of a long cycle, and their number', async () => {
  const names = Array.from({ length: 50 }, (_, i) => [`/r${i}`, `/r${(i + 1) % 50}`]);
  expect(await check(Object.fromEntries(names))).toEqual([
    '3 Redirects form a cycle: /r0 → /r1 → /r2 → /r3 → /r4 → … → /r0 (50 paths) (Give one of them a page as target)',
  ]);
});

it('reports a missing target, with the nearest one', async () => {
  expect(await check({ '/a': '/guide/frist', '/b': '/zzzzzzzz', '/c': '/page#prat' })).toEqual([
    '3 The redirect from "/a" leads to "/guide/frist", which does not exist (Did you mean "/guide/first"?)',
    '4 The redirect from "/b" leads to "/zzzzzzzz", which does not exist (Create the page, or redirect to another one)',
    '5 There is no heading "#prat" on /page, in the redirect from "/c" (Did you mean "#part"?)',
  ]);
});
