import { join, resolve } from 'node:path';
import { type Diagnostic, hasErrors } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { layoutNames } from '../site/layout-names.ts';
import { checkSite } from '../checks/index.ts';
import { deadInVersion, type DeadInVersion } from '../checks/version-links.ts';
import { pageProblems } from '../checks/page-problems.ts';
import { applySettings } from '../checks/settings.ts';
import { type BuildContext, createBuildContext } from '../document/documents.ts';
import { openCache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { inFolder } from '../files/in-folder.ts';
import { createOutput, type Output, refuseForeign } from '../files/write-output.ts';
import { type ExtensionCost, extensionCosts } from '../outputs/extension-costs.ts';
import { runBuildEnd, runOnPage } from '../outputs/extension-outputs.ts';
import type { NoHistory } from '../history/git-files.ts';
import { readHistoriesAhead } from '../history/read-ahead.ts';
import type { SiteOutputInput } from '../outputs/output-kind.ts';
import { createRenderedSite } from '../outputs/rendered-site.ts';
import { writePage, writeSiteOutputs } from '../outputs/write-outputs.ts';
import { createPagePool } from '../page/page-pool.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import { renderPages } from '../page/render-pages.ts';
import { openSharedResults } from '../page/shared-results.ts';
import { rememberTerms } from '../search/text-terms.ts';
import { notFoundPath } from '../site/discover.ts';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
import { AllProblems, namingAllProblems } from './all-problems.ts';
import { createProgress } from '../site/report.ts';
import { type EditionBuild, linkTargets, translationsOf } from './edition-builds.ts';
import { collecting } from '../site/extensions.ts';
import { editionFolder, isSource, isUntranslated } from '../site/editions.ts';
import { loadSites, type Site, type SiteOptions } from '../site/site.ts';

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
  /** The number of pages that were rendered or came from the cache, in all languages and versions. */
  pages: number;
  /** The facts of the pages that the working tree has, in all languages. */
  facts: PageFacts[];
  /** How many of them came from the cache. */
  fromCache: number;
  files: number;
  bytes: number;
  /** The cost of each extension that has scripts or functions. */
  extensions: ExtensionCost[];
  /** Problems that did not fail the build. */
  warnings: Diagnostic[];
  /** The earlier versions with dead links. */
  deadInVersions: DeadInVersion[];
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
  return namingAllProblems(options, () => build(options));
}

async function build(options: BuildOptions): Promise<BuildResult> {
  const sites = await loadSites(options);
  const site = sites[0]!;
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
  // The workers know the code of the source's pages when they render translations.
  const pool = sites.length > 1 ? createPagePool(options.workers) : undefined;
  try {
    const contexts: BuildContext[] = [];
    const presentOf = ({ version, config }: Site) =>
      version && contexts[sites.findIndex((it) => it.config.lang === config.lang)];
    for (const edition of sites)
      contexts.push(await createBuildContext(edition, cache, presentOf(edition)));
    const context = contexts[0]!;
    const readTerms = sites.length > 1 ? rememberTerms() : undefined;
    const editions = contexts.map((each): EditionBuild => {
      const { site: edition, engine, serverVersion: server } = each;
      return {
        context: each,
        rendered: createRenderedSite({ ...each, readTerms }),
        target: inFolder(output, editionFolder(edition)),
        options: {
          pool,
          workers: options.workers,
          shared: edition.version
            ? undefined
            : openSharedResults(edition, { engine, server }, cache),
        },
      };
    });
    const { input, ...result } = await writeSite(editions, output);
    cache.save({ trim: true });
    site.outlines.save();
    if (options.dry) output.discard();
    else {
      output.commit();
      await runBuildEnd(site.config, await input.built(), folder, context.times);
    }
    for (const { options: own } of editions) await own.shared?.publish();
    return { ...result, extensions: await extensionCosts(context), folder };
  } catch (error) {
    output.discard();
    cache.save();
    site.outlines.save();
    throw error;
  } finally {
    await pool?.close();
    cache.close();
  }
}

async function writeSite(
  editions: EditionBuild[],
  output: Output,
): Promise<Omit<BuildResult, 'folder' | 'extensions'> & { input: SiteOutputInput }> {
  const source = editions[0]!;
  const isPresent = (edition: EditionBuild) => !edition.context.site.version;
  const [present, past] = [editions.filter(isPresent), editions.filter((it) => !isPresent(it))];
  const translations = present.slice(1);
  const problems: Diagnostic[] = [];
  let pages = 0;
  let fromCache = 0;
  for (const edition of editions) {
    const own = await writePages(edition, translationsOf(edition, editions));
    problems.push(...own.problems);
    pages += edition.rendered.facts.size;
    fromCache += own.fromCache;
  }
  for (const edition of present) {
    const { site, times } = edition.context;
    const targets = linkTargets(edition, present, past);
    const between = await checkSite(site, edition.rendered.facts, targets, times);
    problems.push(...applySettings(between, site.config.checks));
  }
  if (hasErrors(problems)) throw new AllProblems(problems);
  const checked = ({ context, rendered }: EditionBuild) => ({
    site: context.site,
    facts: rendered.facts,
  });
  const deadInVersions = past.flatMap((edition) => {
    const { config, version } = edition.context.site;
    const today = present.find(({ context }) => context.site.config.lang === config.lang)!;
    const then = past.find(
      ({ context: { site } }) => site.version?.name === version!.name && isSource(site),
    )!;
    return deadInVersion(checked(edition), checked(today), [source, then].map(checked)) ?? [];
  });
  source.rendered.outputs.translations.push(
    ...translations.map(({ rendered }) => rendered.outputs),
  );
  source.rendered.outputs.versions.push(...past.map(({ rendered }) => rendered.outputs));
  for (const { rendered, target } of editions) {
    if (!rendered.facts.has(notFoundPath))
      await writePage(target, await rendered.planNotFound(), rendered.outputs);
  }
  for (const { rendered, target } of [...past, ...translations, source])
    await writeSiteOutputs(target, rendered.outputs);
  const { files, bytes } = output;
  const { site } = source.context;
  return {
    site,
    pages,
    facts: present.flatMap(({ rendered }) => [...rendered.facts.values()]),
    fromCache,
    files,
    bytes,
    warnings: problems,
    deadInVersions,
    noHistory: site.config.changes && (await (await source.context.history()).missing()),
    input: source.rendered.outputs,
  };
}

/** Writes a page of the source where it stands in for one without translation, and adds it to search there. */
async function writeFallbacks(page: RenderedPage, translations: EditionBuild[]): Promise<void> {
  for (const { rendered, target, context } of translations) {
    const editions = context.site.editions!;
    if (!isUntranslated(editions, page.facts.path)) continue;
    rendered.addUntranslated(page);
    if (editions.own.fallback === 'page')
      await writePage(target, await rendered.planFallback(page), rendered.outputs);
  }
}

/** How many rendered pages wait for the browser's files while others are rendered: their HTML is in memory. */
const maxHeld = 64;

/** Renders and writes every page, also in place of translations; pages with lists of the whole site come last. */
async function writePages(
  { context, rendered, target, options }: EditionBuild,
  translations: EditionBuild[],
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
      await writePage(target, planned, rendered.outputs);
      await writeFallbacks(page, translations);
    });
  const held: Promise<void>[] = [];
  let isBundled = false;
  const noteBundled = () => void (isBundled = true);
  context.chrome().then(noteBundled, noteBundled);
  const endReading = readHistoriesAhead(context);
  await renderPages(context, options, async (page) => {
    rendered.note(page.facts);
    const found = pageProblems(context.site, page.facts.diagnostics);
    problems.push(...found);
    if (page.fromCache) fromCache++;
    progress.update(rendered.facts.size, pages.length, `${fromCache} from cache`);
    if (hasErrors(found)) return;
    if (page.lists.length > 0) withLists.push(page);
    else if (isBundled || held.length >= maxHeld) await write(page);
    else {
      const writing = write(page);
      writing.catch(() => undefined);
      held.push(writing);
    }
  }).finally(endReading);
  await Promise.all(held);
  progress.done();
  for (const page of withLists) await write(await rendered.fillLists(page));
  return { problems, fromCache };
}
