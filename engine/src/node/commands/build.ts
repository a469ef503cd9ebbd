import { join, resolve } from 'node:path';
import {
  type Diagnostic,
  DiagnosticError,
  hasErrors,
} from '../../shared/diagnostics/diagnostic.ts';
import type { DocumentData, SocialCard } from '../../shared/document/document.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { htmlFiles } from '../../shared/page/paths.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import { bundleServer } from '../assets/bundles.ts';
import { bundleWorker } from '../assets/bundle-worker.ts';
import { openCache } from '../files/cache.ts';
import { checkSite } from '../checks/index.ts';
import { applySettings } from '../checks/settings.ts';
import { createSearchCollector } from '../search/collect-search.ts';
import { notFoundPath } from '../site/discover.ts';
import {
  buildChrome,
  createDocumentContext,
  type PlannedDocument,
  planDocument,
  planNotFound,
  renderSidebarFile,
} from '../document/documents.ts';
import { engineVersion } from '../files/engine-version.ts';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
import { hash } from '../files/hash.ts';
import { markdownTwin } from '../page/markdown-twin.ts';
import { type ListedPage, listedPages } from '../outputs/listed-pages.ts';
import { isOwnFile, pageOutputs, type SiteOutputInput, siteOutputs } from '../outputs/index.ts';
import { redirectDocument, redirectsOf } from '../site/redirects.ts';
import { renderPages } from '../page/render-pages.ts';
import { createProgress } from '../site/report.ts';
import { loadSite, type Site, type SiteOptions } from '../site/site.ts';
import { drawCards } from '../document/draw-cards.ts';
import { createOutput, type Output, refuseForeign } from '../files/write-output.ts';

/** How a site is built. */
export interface BuildOptions extends SiteOptions {
  /** Folder of the output, relative to the root. Default: the configured one. */
  out?: string | undefined;
  /** How many workers to use at most. Default: one for each core but the first. */
  workers?: number | undefined;
  /** Check only: the last output stays. */
  dry?: boolean | undefined;
}

/** What a build made. */
export interface BuildResult {
  site: Site;
  /** What is known of every page, by path. */
  pages: ReadonlyMap<string, PageFacts>;
  fromCache: number;
  files: number;
  bytes: number;
  /** Problems that did not stop the build. */
  warnings: Diagnostic[];
  /** Absolute. */
  folder: string;
}

/**
 * Builds a site: reads it, bundles its components, renders and writes its pages, checks them.
 *
 * @throws DiagnosticError with everything that is wrong; the last good output stays as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const site = await loadSite(options);
  const folder = resolve(site.root, options.out ?? site.config.outDir);
  refuseForeign(folder);
  if (!options.dry) await writeFrontMatterSchema(site.root);
  const stamps = join(site.cacheFolder, `output-${hash(folder).slice(0, 6)}.json`);
  const output = createOutput(folder, stamps);
  const cache = openCache(join(site.cacheFolder, 'results'));
  try {
    const result = await writeSite(site, output, cache, options);
    cache.save({ trim: true });
    if (options.dry) output.discard();
    else output.commit();
    return { ...result, folder };
  } catch (error) {
    output.discard();
    cache.save();
    throw error;
  } finally {
    cache.close();
  }
}

async function writeSite(
  site: Site,
  output: Output,
  cache: ReturnType<typeof openCache>,
  { workers }: BuildOptions,
): Promise<Omit<BuildResult, 'folder'>> {
  const engine = engineVersion();
  const server = await bundleServer(site, engine);
  const context = createDocumentContext(site, engine, cache, server);
  const chromeBuilt = buildChrome(context);
  // Awaited with each page; until then its failure must not end the process.
  chromeBuilt.catch(() => undefined);
  const facts = new Map<string, PageFacts>();
  const sidebars = new Map<string, DocumentData>();
  const cards = new Map<string, SocialCard>();
  const styles = new Map<string, string>();
  const settle = (found: Diagnostic[]) => applySettings(found, site.config.checks);
  const problems = settle(site.diagnostics);
  const search = createSearchCollector(site, engine, cache);
  const progress = createProgress(process.stdout);
  let fromCache = 0;

  const write = async ({ data, version, render }: PlannedDocument, source: string) => {
    const pageVersion = hash(version, source);
    const stale = Object.values(pageOutputs)
      .map(({ files, content }) => ({ names: files(data.path), content }))
      .filter(({ names }) => names.length > 0 && !output.keep(names, pageVersion));
    if (stale.length > 0) {
      const rendered = await render();
      for (const { names, content } of stale)
        output.write(names, content({ ...rendered, source }), pageVersion);
    }
    if (data.sidebar) sidebars.set(data.sidebar.file, data);
    if (data.card) cards.set(data.card.file, data.card);
    if (data.style) styles.set(data.style.file, data.style.css);
  };
  const sources = new Map(site.pages.map(({ path, text }) => [path, text]));
  await renderPages({
    ...context,
    workers,
    async onPage(page) {
      facts.set(page.facts.path, page.facts);
      const found = settle(page.facts.diagnostics);
      problems.push(...found);
      if (page.fromCache) fromCache++;
      progress.update(facts.size, site.pages.length, `${fromCache} from cache`);
      if (hasErrors(found)) return;
      const { chrome } = await chromeBuilt;
      const content = { version: page.htmlVersion, html: page.html };
      await write(
        planDocument(context, chrome, page.facts, content),
        markdownTwin(sources.get(page.facts.path)!, page.facts.markdownEdits),
      );
      search.add(page.facts, page);
      for (const asset of page.facts.assets) {
        if ('source' in asset) output.copy(asset.source, asset.output);
        else output.write([asset.output], asset.content);
      }
    },
  });
  progress.done();
  problems.push(...settle(await checkSite(site, facts)));
  if (hasErrors(problems)) throw new DiagnosticError(problems);

  const { client, chrome } = await chromeBuilt;
  if (!facts.has(notFoundPath)) await write(planNotFound(context, chrome), '');
  const found = search.finish();
  const twinOf = ({ path, markdownEdits }: PageFacts) =>
    markdownTwin(sources.get(path)!, markdownEdits);
  let listed: ListedPage[] | undefined;
  const made: SiteOutputInput = {
    site,
    search: () => found,
    searchVersion: found.version,
    sources: () => mergeSources([chrome.sources, ...[...facts.values()].map((it) => it.sources)]),
    pages: () => (listed ??= listedPages(site.config, facts.values(), twinOf)),
    ...(site.config.serviceWorker && {
      serviceWorker: () => bundleWorker(site, engine, client, chrome.build),
    }),
  };
  for (const { file, content, version } of Object.values(siteOutputs)) {
    const known = version?.(made);
    if (isOwnFile(site, file) || (known && output.keep([file], known))) continue;
    const text = await content(made);
    if (text === undefined) continue;
    const written = known ?? hash(text);
    if (!output.keep([file], written)) output.write([file], text, written);
  }
  for (const redirect of redirectsOf(site.config))
    output.write(htmlFiles(redirect.path), redirectDocument(site.config, redirect));
  for (const [file, data] of sidebars)
    output.write([file], await renderSidebarFile(context, data as never));
  for (const [file, css] of styles) output.write([file], css);
  if (chrome.cards) {
    const isKept = ({ file, version }: SocialCard) => output.keep([file], version);
    const drawn = drawCards(chrome.cards, site.config, cache, cards.values(), isKept);
    for await (const { file, version, content } of drawn) output.write([file], content, version);
  }
  for (const file of client.bundle.files) output.copy(join(client.bundle.folder, file), file);
  output.copy(join(site.root, 'public'), '');
  for (const [path, text] of Object.entries(site.config.files)) output.write([path.slice(1)], text);
  return {
    site,
    pages: facts,
    fromCache,
    files: output.files,
    bytes: output.bytes,
    warnings: problems,
  };
}
