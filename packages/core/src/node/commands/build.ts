import { join, resolve } from 'node:path';
import {
  type Diagnostic,
  DiagnosticError,
  hasErrors,
} from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { layoutNames } from '../site/layout-names.ts';
import { checkSite } from '../checks/index.ts';
import { applySettings } from '../checks/settings.ts';
import { type BuildContext, createBuildContext } from '../document/documents.ts';
import { openCache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { createOutput, type Output, refuseForeign } from '../files/write-output.ts';
import { type ExtensionCost, extensionCosts } from '../outputs/extension-costs.ts';
import { runBuildEnd, runOnPage } from '../outputs/extension-outputs.ts';
import type { NoHistory } from '../history/git-files.ts';
import type { SiteOutputInput } from '../outputs/output-kind.ts';
import { createRenderedSite, type RenderedSite } from '../outputs/rendered-site.ts';
import { writePage, writeSiteOutputs } from '../outputs/write-outputs.ts';
import { type RenderedPage, renderPages, type RenderPagesOptions } from '../page/render-pages.ts';
import { openSharedResults } from '../page/shared-results.ts';
import { notFoundPath } from '../site/discover.ts';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
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
  /** The cost of each extension that has scripts or functions. */
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
  if (!options.dry)
    await writeFrontMatterSchema(
      site.root,
      layoutNames(site.config),
      site.loadedFeatures?.frontMatter,
    );
  const stamps = join(site.cacheFolder, `output-${hash(folder).slice(0, 6)}.json`);
  const output = createOutput(folder, stamps);
  const cache = openCache(join(site.cacheFolder, 'results'));
  try {
    const context = await createBuildContext(site, cache);
    const shared = openSharedResults(site, [context.engine, context.serverVersion], cache);
    const { input, ...result } = await writeSite(context, output, {
      workers: options.workers,
      shared,
    });
    cache.save({ trim: true });
    site.outlines.save();
    if (options.dry) output.discard();
    else {
      output.commit();
      await runBuildEnd(site.config, await input.built(), folder, context.times);
    }
    await shared?.publish();
    return { ...result, extensions: await extensionCosts(context), folder };
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
  options: Pick<RenderPagesOptions, 'workers' | 'shared'>,
): Promise<Omit<BuildResult, 'folder' | 'extensions'> & { input: SiteOutputInput }> {
  const { site } = context;
  const rendered = createRenderedSite(context);
  const { problems, fromCache } = await writePages(context, rendered, output, options);
  const between = await checkSite(site, rendered.facts, context.times);
  problems.push(...applySettings(between, site.config.checks));
  if (hasErrors(problems)) throw new DiagnosticError(problems);
  if (!rendered.facts.has(notFoundPath))
    await writePage(output, await rendered.planNotFound(), rendered.outputs);
  await writeSiteOutputs(output, rendered.outputs);
  const { files, bytes } = output;
  return {
    site,
    pages: rendered.facts,
    fromCache,
    files,
    bytes,
    warnings: problems,
    noHistory: site.config.changes && (await (await context.history()).missing()),
    input: rendered.outputs,
  };
}

/** Renders and writes every page; pages with lists of the whole site come last. */
async function writePages(
  context: BuildContext,
  rendered: RenderedSite,
  output: Output,
  { workers, shared }: Pick<RenderPagesOptions, 'workers' | 'shared'>,
): Promise<{ problems: Diagnostic[]; fromCache: number }> {
  const { pages, config, diagnostics } = context.site;
  const problems = applySettings(diagnostics, config.checks);
  const progress = createProgress(process.stdout);
  const withLists: RenderedPage[] = [];
  let fromCache = 0;
  const write = (page: RenderedPage) =>
    collecting(problems, async () => {
      const planned = await rendered.plan(page);
      await runOnPage(config, planned.page, context.times);
      await writePage(output, planned, rendered.outputs);
    });
  await renderPages(context, { workers, shared }, async (page) => {
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
  return { problems, fromCache };
}
