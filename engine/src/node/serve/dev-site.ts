import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createCompiler } from '../../content/compile.ts';
import {
  type Diagnostic,
  DiagnosticError,
  hasErrors,
} from '../../shared/diagnostics/diagnostic.ts';
import { emptyFacts, type PageFacts, type PageSource } from '../../shared/page/page.ts';
import { withBase } from '../../shared/page/paths.ts';
import { isPost } from '../../shared/page/posts.ts';
import type { ServerModule } from '../../shared/page/renderer.ts';
import { isStyleSheet } from '../bundler/note-styles.ts';
import { resolveSpecifier } from '../assets/page-imports.ts';
import { checkLinks } from '../checks/links.ts';
import { applySettings } from '../checks/settings.ts';
import type { Chrome } from '../document/document-data.ts';
import type { RenderContext } from '../document/documents.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import { openCache, withoutWriting } from '../files/cache.ts';
import { engineVersion, serverEntry } from '../files/engine-version.ts';
import { rememberByKey } from '../files/remember.ts';
import { isOwnFile, type PageOutputInput, siteOutputs } from '../outputs/index.ts';
import { createRenderedSite } from '../outputs/rendered-site.ts';
import { findHoverTypes } from '../page/find-hover-types.ts';
import { renderPage } from '../page/render-page.ts';
import { asRenderedPage, type RenderedPage } from '../page/render-pages.ts';
import { showsApi } from '../site/api-pages.ts';
import { discoverPages, notFoundPath, readText } from '../site/discover.ts';
import { formatDiagnostics } from '../site/report.ts';
import type { Site } from '../site/site.ts';
import { renderDevChrome } from './dev-chrome.ts';

/** The site as the dev server sees it: the pages that were asked for, through the functions of the build. */
export interface DevSite {
  /** The site as it is on disk now. */
  readonly site: Site;
  /**
   * Renders the files of a page.
   *
   * @returns Undefined when there is no such page.
   * @throws DiagnosticError when the page cannot be rendered.
   */
  page(path: string): Promise<PageOutputInput | undefined>;
  /** Renders the page for unknown paths. */
  notFound(): Promise<PageOutputInput>;
  /** A file that the documents shown so far refer to, by its name in the output. */
  linked(file: string): LinkedFile | undefined;
  /** An output of the site, made from every page that can be rendered. */
  siteOutput(file: string): Promise<{ type: string; content: string } | undefined>;
  /** Takes in what changed in the pages folder; false when a page's file is as it was. */
  updatePages(file?: string): boolean;
  /** Whether a page shown so far is made from a file besides its own. */
  isRead(file: string): boolean;
  /** The pages shown so far that list the page at `path`. */
  affectedBy(path: string): string[];
  /** The addresses of the style sheets that the modules loaded so far import. */
  styles(): string[];
  /** Drops what was rendered, because something that pages are made from has changed. */
  forget(): void;
  close(): Promise<void>;
}

/** Loads modules of the theme and of the site, fresh after an edit. */
export type ImportModule = <Module>(file: string) => Promise<Module>;

/** The facts of a page that was not rendered yet. */
function unread(path: string, file: string): PageFacts {
  const message = 'Unexpected page, expected one that was rendered';
  const diagnostics: Diagnostic[] = [{ severity: 'error', rule: 'render', message }];
  return { ...emptyFacts(path, file), diagnostics };
}

/** How many pages' files are remembered, each some 50 kB: as many as a page preloads, twice. */
const maxRemembered = 48;

/** Creates the dev server's view of a site; nothing is rendered before it is asked for. */
export function createDevSite(
  found: Site,
  vite: ViteDevServer,
  importModule: ImportModule,
): DevSite {
  let site = found;
  /** Counts what was dropped: a page that began to be rendered before is not kept. */
  let generation = 0;
  const { config, root } = site;
  const stored = openCache(join(site.cacheFolder, 'results'));
  const { ssr } = vite.environments;
  const styles = () =>
    [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])]
      .filter(({ id }) => id !== null && isStyleSheet(id))
      .map(({ url }) => withBase(config.base, encodeURI(url)));
  // Anew with each style sheet that comes, as it stands in the head of all documents.
  const chrome = rememberByKey<Chrome>(() => renderDevChrome(site, importModule, styles), 1);
  const context: RenderContext = {
    get site() {
      return site;
    },
    engine: engineVersion(),
    cache: withoutWriting(stored),
    get serverVersion() {
      return `dev-${generation}`;
    },
    loadServer: () => importModule<ServerModule>(serverEntry),
    chrome: () => chrome.of(styles().join('\n')),
  };
  const types = findHoverTypes(site, context.cache);
  const { base, pagesDir, lang, labels } = config;
  const liveHosts = Object.keys(config.live.hosts);
  const compiler = createCompiler({ root, base, pagesDir, lang, labels, liveHosts }, types);
  const rendered = new Map<string, RenderedPage>();
  const planned = new Set<RenderedPage>();
  /** Files that pages are made from, also of pages with mistakes. */
  const reads = new Set<string>();
  const all = createRenderedSite(context, renderAll);
  const files = rememberByKey(renderFiles, maxRemembered);
  /** Outputs of the site that take long, until their version changes. */
  const outputs = new Map<string, { type: string; content: string; version: string }>();

  /** A page as its source is now; one that is wrong is noted and thrown. */
  async function render(source: PageSource): Promise<RenderedPage> {
    const known = rendered.get(source.path);
    if (known?.source === source.text) return known;
    const begun = generation;
    const imports = async (specifiers: string[]) => {
      const modules = specifiers.map(async (specifier) => [
        specifier,
        await importModule(resolveSpecifier(root, source.file, specifier)),
      ]);
      return Object.fromEntries(await Promise.all(modules)) as Record<string, unknown>;
    };
    const server = await context.loadServer();
    const page = await renderPage(source, compiler, server, imports, { base, lang });
    all.note(page.facts);
    for (const file of Object.keys(page.facts.reads)) reads.add(file);
    vite.watcher.add(Object.keys(page.facts.reads));
    const problems = applySettings(page.facts.diagnostics, config.checks);
    if (hasErrors(problems)) throw new DiagnosticError(problems);
    const result = asRenderedPage(source, page);
    vite.ws.send('docs:styles', styles());
    tellDeadLinks(page.facts);
    if (begun === generation) rendered.set(source.path, result);
    return result;
  }

  /** Of pages that were not shown yet, nobody knows the anchors. */
  function tellDeadLinks(facts: PageFacts): void {
    const pages = new Map(site.pages.map(({ path, file }) => [path, unread(path, file)]));
    for (const [path, known] of all.facts)
      if (pages.has(path)) pages.set(path, { ...known, links: [], rendered: [] });
    const found = checkLinks(site, pages.set(facts.path, facts));
    const problems = applySettings(found, config.checks);
    if (problems.length > 0) console.error(`\n${formatDiagnostics(problems, root)}`);
  }

  /** Renders pages that others need. A page with a mistake says so where it is opened. */
  async function renderSome(isWanted: (source: PageSource) => boolean): Promise<RenderedPage[]> {
    const pages = site.pages
      .filter(isWanted)
      .map((source) => render(source).catch(() => undefined));
    return (await Promise.all(pages)).filter((page) => page !== undefined);
  }

  async function fillLists(page: RenderedPage): Promise<RenderedPage> {
    if (page.lists.includes('blog-posts'))
      await renderSome(({ path }) => isPost(path, config.blogDir));
    return all.fillLists(page);
  }

  async function renderAll(): Promise<void> {
    for (const page of await renderSome(() => true)) {
      if (planned.has(page)) continue;
      await all.plan(await fillLists(page));
      if (page.lists.length === 0) planned.add(page);
    }
  }

  async function renderFiles(path: string): Promise<PageOutputInput | undefined> {
    const source = site.pages.find((candidate) => candidate.path === path);
    if (!source) return undefined;
    const plan = await all.plan(await fillLists(await render(source)));
    return plan.render();
  }

  const rediscover = () => {
    site = { ...site, ...discoverPages(root, pagesDir, { cacheFolder: site.cacheFolder, labels }) };
  };
  return {
    get site() {
      return site;
    },
    styles,
    page: files.of,
    async notFound() {
      const own = await files.of(notFoundPath);
      return own ?? (await all.planNotFound()).render();
    },
    linked: (file) => all.linked.get(file),
    async siteOutput(file) {
      const output = Object.values(siteOutputs).find((each) => each.file === file);
      if (!output || isOwnFile(site, file)) return undefined;
      const version = await output.version?.(all.outputs);
      const known = outputs.get(file);
      if (known && known.version === version) return known;
      const content = await output.content(all.outputs);
      if (content === undefined) return undefined;
      const { type } = output;
      if (version) outputs.set(file, { type, content, version });
      return { type, content };
    },
    updatePages(file) {
      files.forget();
      const known = file === undefined ? undefined : site.pages.find((page) => page.file === file);
      if (!known || showsApi(known.text)) {
        rediscover();
        return true;
      }
      const path = join(root, known.file);
      // An event of its own tells of a file that is gone.
      const text = existsSync(path) ? readText(path) : known.text;
      if (text === known.text) return false;
      site = {
        ...site,
        pages: site.pages.map((page) => (page === known ? { ...page, text } : page)),
      };
      return true;
    },
    isRead: (file) => reads.has(file),
    affectedBy: (path) =>
      isPost(path, config.blogDir)
        ? [...rendered]
            .filter(([, page]) => page.lists.includes('blog-posts'))
            .map(([other]) => other)
        : [],
    forget() {
      generation++;
      rendered.clear();
      planned.clear();
      files.forget();
      chrome.forget();
      // An OpenAPI document says which pages its reference takes.
      if (site.pages.some(({ text }) => showsApi(text))) rediscover();
    },
    close() {
      stored.close();
      return types.close();
    },
  };
}
