import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Diagnostic,
  DiagnosticError,
  hasErrors,
} from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { layoutNames } from '../site/layout-names.ts';
import { htmlFiles } from '../../shared/page/paths.ts';
import { bundleWorker } from '../assets/bundle-worker.ts';
import { checkSite } from '../checks/index.ts';
import { applySettings } from '../checks/settings.ts';
import { type BuildContext, createBuildContext } from '../document/documents.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import type { VersionedIndex } from '../search/collect-search.ts';
import { digestOf } from '../../content/base/digest.ts';
import { openCache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { chunksOf, createOutput, type Output, refuseForeign } from '../files/write-output.ts';
import type { ExtensionCost } from '../outputs/extension-costs.ts';
import { runBuildEnd, runOnPage } from '../outputs/extension-outputs.ts';
import type { NoHistory } from '../history/git-files.ts';
import { isOwnFile, pageOutputsOf, type SiteOutputInput, siteOutputsOf } from '../outputs/index.ts';
import {
  createRenderedSite,
  type PlannedPage,
  type RenderedSite,
} from '../outputs/rendered-site.ts';
import { type RenderedPage, renderPages } from '../page/render-pages.ts';
import { notFoundPath } from '../site/discover.ts';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
import { redirectDocument, redirectsOf } from '../site/redirects.ts';
import { createProgress } from '../site/report.ts';
import { collecting } from '../site/extensions.ts';
import { loadSite, type Site, type SiteOptions } from '../site/site.ts';

/** The options of a build. */
export interface BuildOptions extends SiteOptions {
  /** Folder of the output, relative to the root. Default: the configured one. */
  out?: string | undefined;
  /** The maximum number of workers. Default: one for each core but the first. */
  workers?: number | undefined;
  /** Only check: the last output stays. */
  dry?: boolean | undefined;
}

/** The result of a build. */
export interface BuildResult {
  site: Site;
  /** The facts of every page, by path. */
  pages: ReadonlyMap<string, PageFacts>;
  fromCache: number;
  files: number;
  bytes: number;
  /** The cost of each extension. */
  extensions: ExtensionCost[];
  /** Problems that did not fail the build. */
  warnings: Diagnostic[];
  /** Why there is no history to compare pages with, on a site with `changes`. */
  noHistory?: NoHistory | undefined;
  /** Absolute. */
  folder: string;
}

/**
 * Builds a site: reads it, bundles its components, renders and writes its pages, checks them.
 *
 * @throws DiagnosticError with all errors. The last output stays unchanged, unless `buildEnd` of an
 *   extension throws: it gets the finished output in its place.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const site = await loadSite(options);
  const folder = options.out
    ? resolve(options.root ?? '.', options.out)
    : resolve(site.root, site.config.outDir);
  refuseForeign(
    folder,
    ['public', site.config.pagesDir].map((name) => join(site.root, name)),
  );
  if (!options.dry) await writeFrontMatterSchema(site.root, layoutNames(site.config));
  const stamps = join(site.cacheFolder, `output-${hash(folder).slice(0, 6)}.json`);
  const output = createOutput(folder, stamps);
  const cache = openCache(join(site.cacheFolder, 'results'));
  try {
    const context = await createBuildContext(site, cache);
    const { built, sample, ...result } = await writeSite(context, output, options);
    // A site without extensions loads nothing of them.
    const costs =
      site.config.extensions.length > 0
        ? await (await import('../outputs/extension-costs.ts')).extensionCosts(context, sample)
        : [];
    cache.save({ trim: true });
    site.outlines.save();
    if (options.dry) output.discard();
    else {
      output.commit();
      await runBuildEnd(site.config, await built(), folder, context.times);
      if (site.config.extensions.some(({ buildEnd }) => buildEnd))
        await writeProofs(context, result.pages, folder);
    }
    const timed = costs.map((cost) => ({ ...cost, ms: context.times.get(cost.name) ?? 0 }));
    return { ...result, extensions: timed, folder };
  } catch (error) {
    output.discard();
    cache.save();
    site.outlines.save();
    throw error;
  } finally {
    cache.close();
  }
}

async function writeSite(
  context: BuildContext,
  output: Output,
  { workers }: BuildOptions,
): Promise<
  Omit<BuildResult, 'folder' | 'extensions'> & {
    built: SiteOutputInput['built'];
    sample: PlannedPage | undefined;
  }
> {
  const { site } = context;
  const rendered = createRenderedSite(context);
  const { problems, fromCache, sample } = await writePages(context, rendered, output, workers);
  problems.push(...applySettings(await checkSite(site, rendered.facts), site.config.checks));
  if (hasErrors(problems)) throw new DiagnosticError(problems);

  if (!rendered.facts.has(notFoundPath))
    await writePage(output, await rendered.planNotFound(), context);
  await writeShards(output, await rendered.outputs.search(), context.cache);
  await writeSiteOutputs(output, context, {
    ...rendered.outputs,
    framePolicy: async () => (await context.live())?.frame.policy,
    ...(site.config.serviceWorker && { serviceWorker: () => serviceWorkerOf(context) }),
  });
  await writeLinkedFiles(output, [...rendered.linked.values()]);
  for (const redirect of redirectsOf(site.config))
    output.write(htmlFiles(redirect.path), redirectDocument(site.config, redirect));
  const { bundle } = await context.client();
  for (const file of bundle.files) output.copy(join(bundle.folder, file), file);
  for (const { file, content } of (await context.live())?.files ?? [])
    output.write([file], content);
  output.copy(join(site.root, 'public'), '');
  for (const [path, content] of Object.entries(site.config.files))
    output.write([path.slice(1)], content);
  // Last: it has the hashes of all other files.
  await writeProofs(context, rendered.facts, output);
  const { files, bytes } = output;
  const { built } = rendered.outputs;
  return {
    site,
    pages: rendered.facts,
    fromCache,
    files,
    bytes,
    warnings: problems,
    noHistory: site.config.changes && (await (await context.history())?.missing()),
    built,
    sample,
  };
}

/** Renders and writes every page; pages with lists of the whole site come last. */
async function writePages(
  context: BuildContext,
  rendered: RenderedSite,
  output: Output,
  workers: number | undefined,
): Promise<{ problems: Diagnostic[]; fromCache: number; sample: PlannedPage | undefined }> {
  const { pages, config, diagnostics } = context.site;
  const problems = applySettings(diagnostics, config.checks);
  const progress = createProgress(process.stdout);
  const withLists: RenderedPage[] = [];
  let fromCache = 0;
  let sample: PlannedPage | undefined;
  const write = (page: RenderedPage) =>
    collecting(problems, async () => {
      const planned = await rendered.plan(page);
      if (!sample || isBetterSample(planned, sample)) sample = planned;
      await runOnPage(config, planned.page, context.times);
      await writePage(output, planned, context);
    });
  await renderPages(context, workers, async (page) => {
    rendered.note(page.facts);
    const found = applySettings(page.facts.diagnostics, config.checks);
    problems.push(...found);
    if (page.fromCache) fromCache++;
    progress.update(rendered.facts.size, pages.length, `${fromCache} from cache`);
    if (hasErrors(found)) return;
    if (page.lists.length > 0) withLists.push(page);
    else await write(page);
  });
  progress.done();
  for (const page of withLists) await write(await rendered.fillLists(page));
  return { problems, fromCache, sample };
}

/** Whether a page shows better what an extension costs: on the docs layout, then the first by path. */
function isBetterSample({ data, path }: PlannedPage, than: PlannedPage): boolean {
  const isDocs = data.layout === 'docs';
  return isDocs === (than.data.layout === 'docs') ? path < than.path : isDocs;
}

/** Writes the files of a page, except those that the last output contains. */
async function writePage(
  output: Output,
  { path, version, page, render }: PlannedPage,
  { site, times }: BuildContext,
): Promise<void> {
  const stale = pageOutputsOf(site, times)
    .map(({ files, content, version: more }) => ({
      names: files(path),
      content,
      version: more === undefined ? version : hash(version, more, page.lastUpdatedAt ?? ''),
    }))
    .filter(({ names, version }) => names.length > 0 && !output.keep(names, version));
  if (stale.length === 0) return;
  const rendered = await render();
  for (const { names, content, version } of stale)
    output.write(names, await content(rendered), version);
}

async function writeSiteOutputs(
  output: Output,
  { site, times }: BuildContext,
  input: SiteOutputInput,
): Promise<void> {
  const problems: Diagnostic[] = [];
  for (const { file, content, version: versionOf } of siteOutputsOf(site, times)) {
    const known = await versionOf?.(input);
    if (isOwnFile(input.site, file) || (known && output.keep([file], known))) continue;
    await collecting(problems, async () => {
      const made = await content(input);
      if (made === undefined) return;
      const version = known ?? hash(...chunksOf(made));
      if (!output.keep([file], version)) output.write([file], made, version);
    });
  }
  if (problems.length > 0) throw new DiagnosticError(problems);
}

/** Writes the shards of a large site, except those that the last output contains. */
async function writeShards(
  output: Output,
  { version, shards }: VersionedIndex,
  cache: BuildContext['cache'],
): Promise<void> {
  if (!shards) return;
  const key = hash('shards', version);
  const known = JSON.parse(cache.get(key)?.toString() ?? '[]') as [file: string, version: string][];
  if (known.length > 0 && known.every(([file, content]) => output.keep([file], content))) return;
  const written: typeof known = [];
  shards(({ file, content }) => {
    const contentVersion = digestOf(content);
    written.push([file, contentVersion]);
    if (!output.keep([file], contentVersion)) output.write([file], content, contentVersion);
  });
  cache.set(key, JSON.stringify(written));
}

/** Writes the files that documents refer to, with one task per core. */
async function writeLinkedFiles(output: Output, files: LinkedFile[]): Promise<void> {
  const stale = files.filter(
    (file) => 'source' in file || !file.version || !output.keep([file.output], file.version),
  );
  const atOnce = availableParallelism();
  for (let start = 0; start < stale.length; start += atOnce) {
    const write = async (file: LinkedFile) => {
      if ('source' in file) output.copy(file.source, file.output);
      else output.write([file.output], await file.content(), file.version);
    };
    await Promise.all(stale.slice(start, start + atOnce).map(write));
  }
}

/** Writes the proof of each page, on a site with `proof`, to an output or into a folder. */
async function writeProofs(
  context: BuildContext,
  facts: ReadonlyMap<string, PageFacts>,
  target: Output | string,
): Promise<void> {
  if (!context.site.config.proof) return;
  await (await import('../outputs/proof-files.ts')).writeProofs(context, facts, target);
}

async function serviceWorkerOf({ site, engine, client, chrome }: BuildContext): Promise<string> {
  return bundleWorker(site, engine, await client(), (await chrome()).build);
}
