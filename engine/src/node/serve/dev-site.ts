import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createCompiler } from '../../content/compile.ts';
import { searchSections } from '../../content/html/search-sections.ts';
import { DiagnosticError, hasErrors } from '../../shared/diagnostics/diagnostic.ts';
import type { DocumentData, SocialCard } from '../../shared/document/document.ts';
import type { Page, PageAsset, PageFacts } from '../../shared/page/page.ts';
import { endOfSidebar } from '../../shared/page/paths.ts';
import { mergeSources, type PolicySources } from '../../shared/page/policy.ts';
import { isPost } from '../../shared/page/posts.ts';
import type { RenderedDocument, ServerModule } from '../../shared/page/renderer.ts';
import { openCache } from '../files/cache.ts';
import { listsIn } from '../../shared/page/site-lists.ts';
import { applySettings } from '../checks/settings.ts';
import { showsApi } from '../site/api-pages.ts';
import { renderDevChrome } from './dev-chrome.ts';
import { discoverPages, notFoundPath, readText } from '../site/discover.ts';
import { documentData } from '../document/document-data.ts';
import { notFoundFacts } from '../document/documents.ts';
import { engineVersion, serverEntry } from '../files/engine-version.ts';
import { findHoverTypes, readOnly } from '../page/find-hover-types.ts';
import { type ListedPage, listedPages } from '../outputs/listed-pages.ts';
import { putLists } from '../page/fill-site-lists.ts';
import { markdownTwin } from '../page/markdown-twin.ts';
import { hash } from '../files/hash.ts';
import { resolveSpecifier } from '../assets/page-imports.ts';
import { remember, rememberByKey } from '../files/remember.ts';
import {
  buildSearchIndex,
  isSearchable,
  type SearchFiles,
  type SearchRow,
  searchTitle,
  sidebarGroups,
} from '../search/search-index.ts';
import { searchStarts } from '../search/search-starts.ts';
import { tokensKey } from '../page/render-pages.ts';
import type { Site } from '../site/site.ts';
import { createCardPainter } from '../document/social-card.ts';
import { renderPage } from '../page/page-worker.ts';

type DevDocument = RenderedDocument & { data: DocumentData };

/** The site as the dev server sees it: rendered page by page, through the functions of the build. */
export interface DevSite {
  site: Site;
  /**
   * Renders a page's document.
   *
   * @returns Undefined when there is no such page.
   * @throws DiagnosticError when the page cannot be rendered.
   */
  document(path: string): Promise<(DevDocument & { facts: PageFacts; source: string }) | undefined>;
  notFound(): Promise<DevDocument>;
  /** Renders a sidebar by the name of its output file. */
  sidebar(file: string): Promise<string | undefined>;
  /** Makes the files of search from every page that can be rendered. */
  search(): Promise<SearchFiles>;
  /** Every page that can be rendered, as crawlers and agents are told of it. */
  listed(): Promise<ListedPage[]>;
  /** What the Content-Security-Policy has to allow for every page that can be rendered. */
  sources(): Promise<PolicySources>;
  /** Draws a card by the name of its output file. */
  card(file: string): Promise<Uint8Array | undefined>;
  /** What stands behind the address of a file that a page brings with it. */
  asset(file: string): PageAsset | undefined;
  /** Takes up what changed in the pages folder; false when a page's file is as it was. */
  updatePages(file?: string): boolean;
  /** The pages shown so far that list the page at `path`. */
  affectedBy(path: string): string[];
  /** Forgets what was rendered, because something that pages are made from has changed. */
  forget(): void;
  close(): Promise<void>;
}

/** Loads modules of the theme and of the site, fresh after an edit. */
export type ImportModule = <Module>(file: string) => Promise<Module>;

/** How many documents are remembered, each some 50 kB: as many as a page preloads, twice. */
const maxDocuments = 48;
/** How long after the first page the grammars of its code are loaded, when it has shown. */
const warmUpMs = 1000;

/** Creates the dev server's view of a site; nothing is rendered before it is asked for. */
export function createDevSite(
  site: Site,
  vite: ViteDevServer,
  importModule: ImportModule,
): DevSite {
  const { config, root } = site;
  const { base, pagesDir, lang } = config;
  const cache = openCache(join(site.cacheFolder, 'results'));
  const results = readOnly(cache);
  const types = findHoverTypes(site, results);
  const engine = engineVersion();
  const compiler = createCompiler({ root, base, pagesDir, lang }, types);
  const rendered = new Map<string, { text: string; page: Page }>();
  const assets = new Map<string, PageAsset>();
  const sidebars = new Map<string, DocumentData>();
  const cards = new Map<string, SocialCard>();
  let paint: ReturnType<typeof createCardPainter> | undefined;
  let isWarm = false;
  /** Counts what was forgotten: a page that began to be rendered before is not kept. */
  let forgotten = 0;
  let found: { version: string; index: Promise<SearchFiles> } | undefined;

  const server = () => importModule<ServerModule>(serverEntry);

  /** What all documents share, until something changes. */
  const chrome = remember(() => renderDevChrome(site, importModule));
  /** The documents asked for last, until something changes: while pages are read they are preloaded. */
  const documents = rememberByKey(makeDocument, maxDocuments);

  async function page(path: string): Promise<{ page: Page; text: string } | undefined> {
    const source = site.pages.find((candidate) => candidate.path === path);
    if (!source) return undefined;
    const known = rendered.get(path);
    if (known?.text === source.text) return known;
    const begunAt = forgotten;
    const imports = async (specifiers: string[]) => {
      const modules = specifiers.map(async (specifier) => [
        specifier,
        await importModule(resolveSpecifier(root, source.file, specifier)),
      ]);
      return Object.fromEntries(await Promise.all(modules)) as Record<string, unknown>;
    };
    const tokens = results.get(tokensKey(engine, source))?.toString();
    const remembered = { ...source, tokens };
    const made = await renderPage(remembered, compiler, await server(), imports, { base, lang });
    if (tokens && !isWarm) {
      isWarm = true;
      // The first edit in code should not wait for the grammars.
      setTimeout(() => void compiler.compile(source), warmUpMs).unref();
    }
    for (const asset of made.facts.assets) assets.set(asset.output, asset);
    const problems = applySettings(made.facts.diagnostics, config.checks);
    if (hasErrors(problems)) throw new DiagnosticError(problems);
    vite.watcher.add(Object.keys(made.facts.reads));
    const entry = { text: source.text, page: made };
    if (begunAt === forgotten) rendered.set(path, entry);
    return entry;
  }

  /** Puts in the lists of the whole site that a page's content holds a place for. */
  async function withLists(html: string): Promise<string> {
    const lists = listsIn(html);
    if (lists.length === 0) return html;
    const { renderSiteList } = await server();
    return putLists(html, lists, site, await posts(), renderSiteList);
  }

  /** The facts of the blog's posts. One that is broken is listed with what is known of it. */
  async function posts(): Promise<PageFacts[]> {
    const sources = site.pages.filter(({ path }) => isPost(path, config.blogDir));
    return Promise.all(
      sources.map(async (source) => {
        const known = rendered.get(source.path);
        if (known?.text === source.text) return known.page.facts;
        return (await compiler.compile(source)).facts;
      }),
    );
  }

  async function makeDocument(path: string) {
    const found = await page(path);
    if (!found) return undefined;
    const { facts, html } = found.page;
    const source = markdownTwin(found.text, facts.markdownEdits);
    return { ...(await render(facts, await withLists(html))), facts, source };
  }

  async function render(facts: PageFacts, html: string): Promise<DevDocument> {
    const { renderDocument } = await server();
    const data = documentData(site, await chrome.of(), facts);
    if (data.sidebar) sidebars.set(data.sidebar.file, data);
    if (data.card) cards.set(data.card.file, data.card);
    if (data.style) {
      const { file, css } = data.style;
      assets.set(file, { output: file, content: css });
    }
    return { data, ...renderDocument(data, html) };
  }

  async function makeSearch(): Promise<SearchFiles> {
    const pages: SearchRow[] = [];
    for (const { path } of site.pages) {
      // A page with a mistake says so where it is opened; the others can be found.
      const made = await page(path).catch(() => undefined);
      if (!made || !isSearchable(made.page.facts)) continue;
      const title = searchTitle(config, made.page.facts);
      const groups = sidebarGroups(config, path, title);
      const sections = searchSections(made.page.html, title);
      pages.push({ path, groups, sections: () => sections });
    }
    return buildSearchIndex(config.base, pages, searchStarts(config));
  }

  async function listed(): Promise<ListedPage[]> {
    const made = await Promise.all(site.pages.map(({ path }) => page(path).catch(() => undefined)));
    const texts = new Map(made.flatMap((it) => (it ? [[it.page.facts, it.text] as const] : [])));
    return listedPages(config, texts.keys(), (facts) =>
      markdownTwin(texts.get(facts)!, facts.markdownEdits),
    );
  }

  async function sources(): Promise<PolicySources> {
    const made = await Promise.all(site.pages.map(({ path }) => page(path).catch(() => undefined)));
    const found = made.map((it) => it?.page.facts.sources);
    return mergeSources([(await chrome.of()).sources, ...found]);
  }

  return {
    site,
    listed,
    sources,
    document: documents.of,
    async notFound() {
      const own = await this.document(notFoundPath);
      return own ?? render(notFoundFacts, (await server()).renderNotFound(config.base));
    },
    async sidebar(file) {
      const data = sidebars.get(file);
      if (!data?.sidebar) return undefined;
      return (await server()).renderSidebar(data, data.sidebar) + endOfSidebar(file);
    },
    search() {
      const version = site.pages.map(({ path, text }) => hash(path, text)).join();
      if (found?.version !== version) found = { version, index: makeSearch() };
      return found.index;
    },
    async card(file) {
      const card = cards.get(file);
      const { cards: style } = await chrome.of();
      if (!card || !style) return undefined;
      paint ??= createCardPainter(style, config);
      return paint(card);
    },
    asset: (file) => assets.get(file),
    updatePages(file) {
      documents.forget();
      const changed =
        file === undefined ? undefined : site.pages.find((candidate) => candidate.file === file);
      if (!changed) {
        Object.assign(site, discoverPages(root, config.pagesDir, site.cacheFolder));
        return true;
      }
      const { text } = changed;
      if (showsApi(text)) {
        Object.assign(site, discoverPages(root, config.pagesDir, site.cacheFolder));
        return true;
      }
      // A file that is gone by now is told of by an event of its own.
      if (existsSync(join(root, changed.file))) changed.text = readText(join(root, changed.file));
      return changed.text !== text;
    },
    affectedBy: (path) =>
      isPost(path, config.blogDir)
        ? [...rendered]
            .filter(([, { page }]) => listsIn(page.html).includes('blog-posts'))
            .map(([other]) => other)
        : [],
    forget() {
      forgotten++;
      rendered.clear();
      documents.forget();
      chrome.forget();
      found = undefined;
      // Which pages an API reference takes is said by its document.
      if (site.pages.some(({ text }) => showsApi(text)))
        Object.assign(site, discoverPages(root, config.pagesDir, site.cacheFolder));
    },
    close() {
      cache.close();
      return types.close();
    },
  };
}
