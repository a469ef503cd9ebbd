import { join } from 'node:path';
import { type Diagnostic, hasErrors, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import { bundleServer } from '../assets/server-bundle.ts';
import { applySettings } from '../checks/settings.ts';
import { historyOf } from '../document/documents.ts';
import { pageImage, siteLook } from '../document/page-image.ts';
import { type Cache, openCache } from '../files/cache.ts';
import { engineVersion } from '../files/engine-version.ts';
import type { RenderedPage } from '../page/render-pages.ts';
import { renderPages } from '../page/render-pages.ts';
import type { Shard } from '../page/shard.ts';
import { openSharedResults } from '../page/shared-results.ts';
import type { ExtensionTimes } from '../site/extensions.ts';
import { AllProblems, namingAllProblems } from './all-problems.ts';
import { loadSite, type Site, type SiteOptions } from '../site/site.ts';

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
  const { workers, shard } = options;
  const site = await loadSite(options);
  const cache = openCache(join(site.cacheFolder, 'results'));
  try {
    const engine = engineVersion();
    const server = await bundleServer(site, engine);
    const shared = openSharedResults(site, { engine, server: server.version }, cache);
    const complete = pageParts(site, engine, cache);
    const problems: Diagnostic[] = [];
    const result = {
      pages: 0,
      of: site.pages.length,
      fromCache: 0,
      isShared: shared !== undefined,
    };
    await renderPages({ site, engine, server, cache }, { workers, shared, shard }, async (page) => {
      result.pages++;
      if (page.fromCache) result.fromCache++;
      problems.push(...applySettings(page.facts.diagnostics, site.config.checks));
      if (!isUnusable(page.facts.diagnostics)) await complete(page);
    });
    cache.save();
    site.outlines.save();
    await shared?.publish();
    if (hasErrors(problems)) throw new AllProblems(problems);
    return result;
  } finally {
    cache.close();
  }
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
