import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from '../files/cache.ts';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { loadSite } from '../site/site.ts';
import type { ImportModule } from './dev-context.ts';
import { showError } from './dev-errors.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder();
/** The loaded modules by their id. */
let modules: Map<string, { id: string; file: string; url: string }>;
let dev: DevSite;
/** The text of the page's component, and a promise that its module awaits. */
let says: string;
let loaded: Promise<void>;
/** What Vite's server is asked. */
let vite: ViteDevServer;

beforeEach(async () => {
  mkdirSync(at('pages'));
  writeFileSync(at('docs.config.js'), "export default { title: 'Site' };");
  writeFileSync(at('pages/index.mdx'), "import { Says } from '../Says.tsx'\n\n# Home\n\n<Says/>\n");
  modules = new Map();
  says = 'first';
  loaded = Promise.resolve();
  const importModule = async (file: string) => {
    if (!file.endsWith('/Says.tsx')) return (await import(file)) as unknown;
    const text = says;
    await loaded;
    return { Says: () => createElement('b', null, text) };
  };
  vite = {
    watcher: { add: () => undefined },
    ws: { send: () => undefined },
    environments: { ssr: { moduleGraph: { idToModuleMap: modules } } },
  } as never;
  dev = createDevSite(await loadSite({ root: at() }), vite, importModule as ImportModule);
});
afterEach(async () => {
  await dev.close();
});

const shown = async () => /<b>(.*)<\/b>/.exec((await dev.page('/'))!.html)![1];

it('renders a page again when what it was made from has changed, and not otherwise', async () => {
  expect(await shown()).toBe('first');
  says = 'second';
  expect(await shown()).toBe('first');
  dev.forget();
  expect(await shown()).toBe('second');
});

it('links to the style sheets of components that exist', () => {
  const file = at('own.css');
  modules.set(file, { id: file, file, url: '/own.css' });
  expect(dev.styles()).toEqual([]);
  writeFileSync(file, '');
  expect(dev.styles()).toEqual(['/own.css']);
});

it('the starts of search and the top navigation follow a new path of a translation', async () => {
  const write = (path: string) =>
    writeFileSync(at('pages/de/guide.md'), `---\npath: ${path}\n---\n\n# Anleitung\n`);
  mkdirSync(at('pages/de'));
  writeFileSync(at('pages/guide.md'), '# Guide\n');
  write('/alt');
  const item = "[{ text: 'Guide', link: '/guide' }]";
  writeFileSync(
    at('docs.config.js'),
    `export default { title: 'Site', languages: { de: {} }, sidebar: ${item}, topNav: ${item} };`,
  );
  await dev.close();
  const site = await loadSite({ root: at(), language: 'de' });
  dev = createDevSite(site, vite, ((file: string) => import(file)) as ImportModule);
  const linksAt = async (path: string) =>
    Array.from(
      (await dev.page(path))!.html.matchAll(/(?:TopNav-link|Search-offer)" href="([^"]*)/g),
      ([, href]) => href,
    );
  expect(await linksAt('/alt')).toEqual(['/de/alt', '/de/alt']);
  write('/neu');
  dev.updatePages('pages/de/guide.md');
  expect(await linksAt('/neu')).toEqual(['/de/neu', '/de/neu']);
});

it('a page of the source in place of a translation leads to the lists of tags that exist', async () => {
  mkdirSync(at('pages/de'));
  writeFileSync(at('pages/de/index.md'), '---\ntags: [both]\n---\n\n# Start\n');
  writeFileSync(at('pages/guide.md'), '---\ntags: [both, one]\n---\n\n# Guide\n');
  writeFileSync(at('docs.config.js'), "export default { title: 'Site', languages: { de: {} } };");
  await dev.close();
  const site = await loadSite({ root: at(), language: 'de' });
  dev = createDevSite(site, vite, ((file: string) => import(file)) as ImportModule);
  const { html } = (await dev.page('/guide'))!;
  expect(html).toContain('<a href="/de/tags/both">');
  expect(html).toContain('<a href="/tags/one">');
});

it('does not keep a page that was being rendered when something changed', async () => {
  let load = () => {};
  loaded = new Promise((resolve) => (load = resolve));
  const early = shown();
  await new Promise(setImmediate);
  dev.forget();
  says = 'second';
  load();
  await early;
  expect(await shown()).toBe('second');
});

it('reports the expansions of search that its file contains now, and searches them', async () => {
  const write = (text: string) => {
    writeFileSync(at('pages/index.search.txt'), text);
    dev.updatePages();
    dev.forget();
  };
  const searched = async () => {
    const output = await dev.output('/search-expansions.json');
    return output && 'content' in output ? String(output.content) : '';
  };
  const said = vi.spyOn(console, 'error').mockReturnValue();
  write('#nowhere\nold words');
  await shown();
  expect(dev.notesOf('/')).toMatchObject([{ rule: 'expansion', line: 1 }]);
  write('new words');
  await shown();
  expect(dev.notesOf('/')).toEqual([]);
  expect(await searched()).toContain('new words');
  said.mockRestore();
});

it('tells a mistake once, and once that it is mended', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const write = (text: string) => {
    writeFileSync(at('pages/two.md'), text);
    dev.updatePages();
  };
  const show = async () =>
    dev.page('/two').catch((error: unknown) => {
      showError({ vite, site: dev.site }, diagnosticsOf(error));
    });
  write('---\ntitel: A\n---\n');
  await show();
  await show();
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]![0]).toContain('pages/two.md:2:1');
  expect(said).not.toHaveBeenCalled();
  write('[Gone](/gone)\n');
  await show();
  expect(told).toHaveBeenCalledTimes(2);
  expect(said).not.toHaveBeenCalled();
  write('# Two\n');
  await show();
  expect(said.mock.calls).toEqual([['\nMended: pages/two.md']]);
  write('# Two, edited\n');
  await show();
  expect(said).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('does not say that a page is mended whose mistakes were not shown', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  writeFileSync(at('pages/two.md'), '---\ntitel: A\n---\n');
  dev.updatePages();
  await expect(dev.page('/two')).rejects.toThrow();
  writeFileSync(at('pages/two.md'), '# Two\n');
  dev.updatePages();
  await dev.page('/two');
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

it('lets go of the cache when it is closed', async () => {
  await dev.close();
  const site = await loadSite({ root: at() });
  const cache = openCache(join(site.cacheFolder, 'results'));
  cache.set('key', 'value');
  cache.save();
  cache.close();
  dev = createDevSite(site, vite, ((file: string) => import(file)) as ImportModule);
  const close = vi.spyOn(fs, 'closeSync');
  syncBuiltinESMExports();
  try {
    await dev.close();
    expect(close).toHaveBeenCalledOnce();
  } finally {
    close.mockRestore();
    syncBuiltinESMExports();
  }
});
