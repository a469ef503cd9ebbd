import { join } from 'node:path';
import { type Diagnostic, hasErrors, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import { bundleServer } from '../assets/server-bundle.ts';
import { applySettings } from '../checks/settings.ts';
import { historyOf } from '../document/documents.ts';
import { pageImage, siteLook } from '../document/page-image.ts';
import { type Cache, openCache } from '../files/cache.ts';
import { engineVersion } from '../files/engine-version.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import { renderPages } from '../page/render-pages.ts';
import type { Shard } from '../page/shard.ts';
import { openSharedResults } from '../page/shared-results.ts';
import type { ExtensionTimes } from '../site/extensions.ts';
import { AllProblems, namingAllProblems } from './all-problems.ts';
import { loadSites, type Site, type SiteOptions } from '../site/site.ts';

/** The result of a shard. */
export interface ShardResult {
  /** The number of its pages, and of all pages of the site. */
  pages: number;
  of: number;
  fromCache: number;
  /** Whether other machines get the results. */
  isShared: boolean;
}

/**
 * Renders the pages of a shard into the cache: their content, sections of search, images and histories. An ordinary
 * build then finds them there. Nothing else is written; links and outputs are the work of that build.
 *
 * @throws DiagnosticError with the errors of these pages.
 */
export async function buildShard(options: ShardOptions): Promise<ShardResult> {
  return namingAllProblems(options, () => renderShard(options));
}

type ShardOptions = SiteOptions & { workers?: number | undefined; shard: Shard };

async function renderShard(options: ShardOptions): Promise<ShardResult> {
  // Pages of earlier versions are not shared: a frozen version needs no rendering.
  const languages = (await loadSites(options)).filter(({ version }) => !version);
  const cache = openCache(join(languages[0]!.cacheFolder, 'results'));
  const result = { pages: 0, of: 0, fromCache: 0, isShared: false };
  const problems: Diagnostic[] = [];
  try {
    for (const site of languages)
      problems.push(...(await renderPart(site, options, { cache, result })));
    cache.save();
    if (hasErrors(problems)) throw new AllProblems(problems);
    return result;
  } finally {
    cache.close();
  }
}

/** Renders the pages of a shard in one language, and adds them to the result. Returns their problems. */
async function renderPart(
  site: Site,
  { workers, shard }: ShardOptions,
  { cache, result }: { cache: Cache; result: ShardResult },
): Promise<Diagnostic[]> {
  const engine = engineVersion();
  const server = await bundleServer(site, engine);
  const shared = openSharedResults(site, { engine, server: server.version }, cache);
  const complete = pageParts(site, engine, cache);
  const problems: Diagnostic[] = [];
  result.of += site.pages.length;
  result.isShared ||= shared !== undefined;
  await renderPages({ site, engine, server, cache }, { workers, shared, shard }, async (page) => {
    result.pages++;
    if (page.fromCache) result.fromCache++;
    problems.push(...applySettings(page.facts.diagnostics, site.config.checks));
    if (!isUnusable(page.facts.diagnostics)) await complete(page);
  });
  site.outlines.save();
  await shared?.publish();
  return problems;
}

/** Returns a function that makes what a build needs of a page besides its content: its image and its history. */
function pageParts(site: Site, engine: string, cache: Cache) {
  const look = siteLook(site);
  const times: ExtensionTimes = new Map();
  const history = historyOf({ site, engine, cache });
  return async ({ facts, source }: RenderedPage): Promise<void> => {
    const image = await pageImage({ site, cache, times }, look, facts);
    if (image && 'content' in image) await image.content();
    const known = site.config.changes && (await history());
    if (!known) return;
    const { versionOf } = await import('../outputs/newest-changes.ts');
    const versioned = await versionOf(known, { facts, text: source });
    for (const file of versioned?.files ?? []) if ('content' in file) await file.content();
  };
}
