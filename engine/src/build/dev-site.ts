import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createCompiler } from '../content/compile.ts';
import { searchSections } from '../content/search-sections.ts';
import { DiagnosticError } from '../shared/diagnostic.ts';
import type { Page, PageAsset, PageFacts } from '../shared/page.ts';
import { withBase } from '../shared/paths.ts';
import type { ServerModule } from '../shared/renderer.ts';
import { openCache } from './cache.ts';
import { createBanner, createChrome, withElements } from './chrome.ts';
import { discoverPages, notFoundPath, readText } from './discover.ts';
import { documentData } from './document-data.ts';
import { type DocumentFiles, notFoundFacts } from './documents.ts';
import { engineFolder, serverEntry } from './engine-version.ts';
import { findHoverTypes, readOnly } from './hover-types.ts';
import { hash } from './hash.ts';
import { resolveSpecifier } from './page-imports.ts';
import {
  buildSearchIndex,
  isSearchable,
  type SearchIndex,
  type SearchPage,
  searchTitle,
  sidebarGroups,
} from './search-index.ts';
import type { Site } from './site.ts';
import { writeSiteStyles } from './site-styles.ts';
import { renderPage } from './worker.ts';

/** The site as the dev server sees it: rendered page by page, through the functions of the build. */
export interface DevSite {
  site: Site;
  /**
   * Renders a page's document.
   *
   * @returns Undefined when there is no such page.
   * @throws DiagnosticError when the page cannot be rendered.
   */
  document(
    path: string,
  ): Promise<(DocumentFiles & { facts: PageFacts; source: string }) | undefined>;
  notFound(): Promise<DocumentFiles>;
  /** Renders a sidebar by the name of its output file. */
  sidebar(file: string): Promise<string | undefined>;
  /** Makes the files of search from every page that can be rendered. */
  search(): Promise<SearchIndex>;
  /** What stands behind the address of a file that a page brings with it. */
  asset(file: string): PageAsset | undefined;
  /** Takes up what changed in the pages folder; false when a page's file is as it was. */
  updatePages(file?: string): boolean;
  /** Forgets what was rendered, because something that pages are made from has changed. */
  forget(): void;
  close(): Promise<void>;
}

/** Loads modules of the theme and of the site, fresh after an edit. */
export type ImportModule = <Module>(file: string) => Promise<Module>;

export function createDevSite(
  site: Site,
  vite: ViteDevServer,
  importModule: ImportModule,
): DevSite {
  const { config, root } = site;
  const types = findHoverTypes(site, readOnly(openCache(join(site.cacheFolder, 'results'))));
  const compiler = createCompiler({ root, base: config.base, pagesDir: config.pagesDir }, types);
  const rendered = new Map<string, { text: string; page: Page }>();
  const assets = new Map<string, PageAsset>();
  const sidebars = new Map<string, DocumentFiles['data']>();
  let found: { version: string; index: Promise<SearchIndex> } | undefined;
  const address = (file: string) => `${withBase(config.base, '/')}@fs${file}`;

  const server = () => importModule<ServerModule>(serverEntry);

  async function chrome() {
    const { renderElement } = await server();
    const { default: own } = await importModule<{ default: ServerModule['config'] }>(
      site.configFiles.main,
    );
    const configured = withElements(config, own);
    const banner = createBanner(configured, renderElement);
    const styles = writeSiteStyles(join(site.cacheFolder, 'dev/styles.css'), { ...site, banner });
    const scripts = [
      withBase(config.base, '/@vite/client'),
      address(`${engineFolder}client-dev.ts`),
    ];
    return createChrome(
      configured,
      { scripts, styles: [address(styles)], preload: [], version: 'dev' },
      renderElement,
    );
  }

  async function page(path: string): Promise<{ page: Page; text: string } | undefined> {
    const source = site.pages.find((candidate) => candidate.path === path);
    if (!source) return undefined;
    const known = rendered.get(path);
    if (known?.text === source.text) return known;
    const made = await renderPage(source, compiler, await server(), async (specifiers) => {
      const modules = specifiers.map(async (specifier) => [
        specifier,
        await importModule(resolveSpecifier(root, source.file, specifier)),
      ]);
      return Object.fromEntries(await Promise.all(modules)) as Record<string, unknown>;
    });
    for (const asset of made.facts.assets) assets.set(asset.output, asset);
    if (made.facts.diagnostics.some(({ severity }) => severity === 'error'))
      throw new DiagnosticError(made.facts.diagnostics);
    vite.watcher.add(made.facts.reads);
    const entry = { text: source.text, page: made };
    rendered.set(path, entry);
    return entry;
  }

  async function render(facts: PageFacts, html: string): Promise<DocumentFiles> {
    const { renderDocument } = await server();
    const data = documentData(site, await chrome(), facts);
    if (data.sidebar) sidebars.set(data.sidebar.file, data);
    return { data, version: '', ...renderDocument(data, html) };
  }

  async function makeSearch(): Promise<SearchIndex> {
    const pages: SearchPage[] = [];
    for (const { path } of site.pages) {
      // A page with a mistake says so where it is opened; the others can be found.
      const made = await page(path).catch(() => undefined);
      if (!made || !isSearchable(made.page.facts)) continue;
      const title = searchTitle(config, made.page.facts);
      const groups = sidebarGroups(config, path, title);
      pages.push({ path, groups, sections: searchSections(made.page.html, title) });
    }
    return buildSearchIndex(config.base, pages);
  }

  return {
    site,
    async document(path) {
      const found = await page(path);
      if (!found) return undefined;
      const { facts, html } = found.page;
      return { ...(await render(facts, html)), facts, source: found.text };
    },
    async notFound() {
      const own = await this.document(notFoundPath);
      return own ?? render(notFoundFacts, (await server()).renderNotFound(config.base));
    },
    async sidebar(file) {
      const data = sidebars.get(file);
      return data?.sidebar ? (await server()).renderSidebar(data, data.sidebar) : undefined;
    },
    search() {
      const version = site.pages.map(({ path, text }) => hash(path, text)).join();
      if (found?.version !== version) found = { version, index: makeSearch() };
      return found.index;
    },
    asset: (file) => assets.get(file),
    updatePages(file) {
      const changed =
        file === undefined ? undefined : site.pages.find((candidate) => candidate.file === file);
      if (!changed) {
        Object.assign(site, discoverPages(root, config.pagesDir));
        return true;
      }
      const { text } = changed;
      // A file that is gone by now is told of by an event of its own.
      if (existsSync(join(root, changed.file))) changed.text = readText(join(root, changed.file));
      return changed.text !== text;
    },
    forget() {
      rendered.clear();
      found = undefined;
    },
    close: () => types.close(),
  };
}
