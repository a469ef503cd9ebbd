import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyFacts } from '../../shared/page/page.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { checkRedirects } from './redirect-targets.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'redirects-'));
  mkdirSync(join(root, 'public/folder'), { recursive: true });
  writeFileSync(join(root, 'public/manual.pdf'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

/** `line message (hint)` of all diagnostics of these redirects, which start on line 3. */
async function check(redirects: Record<string, string>): Promise<string[]> {
  const rows = Object.entries(redirects).map(([from, to]) => `    '${from}': '${to}',\n`);
  const main = join(root, 'docs.config.ts');
  writeFileSync(main, `export default {\n  redirects: {\n${rows.join('')}  },\n};\n`);
  const site = siteWith({
    root,
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
    '3 Unexpected redirect from "/page.html", expected a path that is no page (Delete pages/page.mdx, or the redirect)',
    '4 Unexpected redirect from "/manual.pdf", expected a path that is no file (Delete public/manual.pdf, or the redirect)',
    '5 Unexpected redirect from "/facts.json", expected a path that is no file (Delete /facts.json of "files", or the redirect)',
    '6 Unexpected redirect from "/404", expected a path other than that of unknown paths (Delete the redirect)',
    '8 Unexpected redirect from "/a/", expected a path that is redirected once (It is written as "/a" too: keep one of them)',
  ]);
});

it('reports a cycle once', async () => {
  expect(
    await check({ '/in': '/a', '/a': '/b', '/b': '/c/', '/c': '/a', '/self': '/self' }),
  ).toEqual([
    '4 Unexpected cycle of redirects, /a → /b → /c → /a, expected a page at the end (Give one of them a page as target)',
    '7 Unexpected cycle of redirects, /self → /self, expected a page at the end (Give one of them a page as target)',
  ]);
});

it('reports a missing target, with the nearest one', async () => {
  expect(await check({ '/a': '/guide/frist', '/b': '/zzzzzzzz', '/c': '/page#prat' })).toEqual([
    '3 Unexpected target "/guide/frist" of the redirect from "/a", expected a page or a file of this site (Did you mean "/guide/first"?)',
    '4 Unexpected target "/zzzzzzzz" of the redirect from "/b", expected a page or a file of this site (Create the page, or redirect to another one)',
    '5 Unexpected anchor "#prat", expected a heading of /page, in the redirect from "/c" (Did you mean "#part"?)',
  ]);
});
