import { join } from 'node:path';
import { configKeys } from '../../shared/config/config.ts';
import {
  type Diagnostic,
  DiagnosticError,
  diagnosticsOf,
} from '../../shared/diagnostics/diagnostic.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import type { RuleName } from '../../shared/diagnostics/rules.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { bundleServer, bundleTheme, type ServerBundle } from '../assets/server-bundle.ts';
import { checkSite } from '../checks/index.ts';
import { pageProblems } from '../checks/page-problems.ts';
import { applySettings } from '../checks/settings.ts';
import { openCache } from '../files/cache.ts';
import { engineVersion } from '../files/engine-version.ts';
import { renderPages } from '../page/render-pages.ts';
import { editionFolder } from '../site/editions.ts';
import { wholeConfig } from '../site/config/load-config.ts';
import { loadSites, type Site, type SiteOptions } from '../site/site.ts';

/** The rules whose mistakes follow from a component that cannot be loaded. */
const needComponents: RuleName[] = ['render', 'import', 'missing-component', 'island-props'];

const linkRules: RuleName[] = ['dead-link', 'dead-anchor', 'dead-asset'];

/** The rules whose mistakes follow from an option that is left out, by its name. */
const follow: Record<string, RuleName[]> = {
  // A configuration that cannot be loaded may write files.
  [wholeConfig]: ['partial', 'include', 'import', 'dead-asset', 'live-sample'],
  areas: ['orphan-page'],
  extensions: [
    ...(['missing-package', 'unknown-component', 'unknown-directive', 'unknown-language'] as const),
    ...(['unknown-fence-word', 'dead-link', 'dead-anchor', 'dead-asset', 'orphan-page'] as const),
    ...(['front-matter', 'live-host'] as const),
  ],
  files: ['dead-asset', 'dead-link'],
  languages: ['dead-link', 'dead-asset', 'orphan-page'],
  live: ['live-host', 'live-sample'],
  markdown: ['foreign-syntax', 'math', 'directive-syntax', 'dead-anchor'],
  pagesDir: ['no-pages', 'dead-link', 'orphan-page', 'unused-sidebar'],
  redirects: ['dead-link'],
  sidebar: ['orphan-page'],
  tagPages: ['dead-link'],
  topNav: ['orphan-page'],
  twoslash: ['missing-package'],
  versions: ['dead-link'],
};

/**
 * The mistakes of a build that ended before it had read all pages, and those of the pages: they are read without what is wrong
 * in the configuration and without components that cannot be bundled.
 *
 * @param error What ended the build.
 */
export async function withHiddenProblems(
  error: DiagnosticError,
  options: SiteOptions & { workers?: number | undefined },
): Promise<DiagnosticError> {
  const problems = [...error.diagnostics];
  try {
    const sites = await loadSites({ ...options, leavesOut: true });
    const present: ReadSite[] = [];
    for (const site of sites.filter(({ version }) => !version)) {
      const read = await readPages(site, options.workers);
      problems.push(...read.problems);
      present.push(read);
    }
    for (const read of present) problems.push(...(await problemsOf(read, present)));
  } catch (second) {
    problems.push(...diagnosticsOf(second));
  }
  const known = new Map(problems.map((each) => [JSON.stringify(each), each]));
  return new DiagnosticError([...known.values()]);
}

/** What is known about the pages of a site in one language. */
interface ReadSite {
  site: Site;
  facts: Map<string, PageFacts>;
  /** What kept the components from being bundled or loaded. */
  problems: Diagnostic[];
}

async function readPages(site: Site, workers: number | undefined): Promise<ReadSite> {
  const engine = engineVersion();
  const cache = openCache(join(site.cacheFolder, 'results'));
  const facts: ReadSite['facts'] = new Map();
  const read = (server: ServerBundle) =>
    renderPages({ site, engine, server, cache }, { workers }, async (page) => {
      facts.set(page.facts.path, page.facts);
    });
  try {
    await read(await bundleServer(site, engine));
    return { site, facts, problems: [] };
  } catch (error) {
    await read(await bundleTheme(site, engine));
    return { site, facts, problems: diagnosticsOf(error) };
  } finally {
    cache.close();
  }
}

async function problemsOf(
  { site, facts, problems }: ReadSite,
  present: ReadSite[],
): Promise<Diagnostic[]> {
  const hidden = new Set<string>([
    ...(site.leftOut ?? []).flatMap(consequencesOf),
    ...(problems.length > 0 ? needComponents : []),
    ...(site.versions ? linkRules : []),
  ]);
  // A link to another language names its folder; a translation's may lead to a page that only the source has.
  const others = present.flatMap((other) => {
    const folder = editionFolder(other.site);
    return Array.from(other.facts, ([path, page]) => [join('/', folder, path), page] as const);
  });
  const between = await checkSite(site, facts, new Map([...others, ...facts]));
  return [
    ...applySettings([...site.diagnostics, ...between], site.config.checks),
    ...[...facts.values()].flatMap(({ diagnostics }) => pageProblems(site, diagnostics)),
  ].filter(({ rule }) => !hidden.has(rule));
}

/** The rules whose mistakes may follow from a key of the configuration that is left out, which may be a slip. */
function consequencesOf(key: string): RuleName[] {
  return follow[key] ?? follow[nearest(key, configKeys()) ?? ''] ?? [];
}
