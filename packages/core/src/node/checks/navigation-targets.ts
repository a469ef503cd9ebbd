import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { hrefKind, splitHref } from '../../shared/page/href.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { cleanPath, decodePath, isUnder } from '../../shared/page/paths.ts';
import { type ConfigProblem, placeProblems } from '../site/config/config-problems.ts';
import type { Site } from '../site/site.ts';
import { type ConfigLink, configLinks } from './config-links.ts';
import { createTargets, type Finding, type Targets } from './targets.ts';

/** Finds every dead address of the configuration, and sidebars of no page. */
export async function checkNavigation(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<Diagnostic[]> {
  const targets = createTargets(site, pages);
  const problems = configLinks(site.config).flatMap((link) => {
    const finding = problemOf(link, targets, pages);
    return finding ? { ...finding, path: link.path } : [];
  });
  return placeProblems([...problems, ...unusedSidebars(site, pages)], site.configFiles.main);
}

function problemOf(
  { link, where, kind }: ConfigLink,
  targets: Targets,
  pages: ReadonlyMap<string, PageFacts>,
): Finding | undefined {
  const written = hrefKind(link);
  if (written === 'external' || written === 'protocol') return undefined;
  const { pathname, fragment } = splitHref(link);
  if (kind === 'asset') {
    // An address with a placeholder differs for each page.
    if (written !== 'path' || link.includes('%') || targets.hasAsset(pathname)) return undefined;
    return {
      rule: 'dead-asset',
      message: `The file "${link}" ${where} does not exist`,
      hint: `Put it at public${pathname}`,
      target: pathname,
    };
  }
  const target = cleanPath(decodePath(pathname));
  if (written === 'path' && !pages.has(target) && targets.hasAsset(decodePath(pathname)))
    return undefined;
  const problem = targets.problemOf({
    kind: 'page',
    target: written === 'path' ? target : link,
    fragment: decodePath(fragment),
    href: link,
  });
  if (!problem) return undefined;
  const what =
    written === 'path'
      ? 'leads to a page that does not exist'
      : 'is neither an address nor a path that begins with /';
  const guess = written === 'path' ? undefined : nearest(`/${link}`, pages.keys());
  return problem.rule === 'dead-link'
    ? {
        ...problem,
        message: `The link "${link}" ${where} ${what}`,
        hint: guess ? `Did you mean "${guess}"?` : problem.hint,
      }
    : { ...problem, message: `${problem.message}, in the link "${link}" ${where}` };
}

function unusedSidebars(
  { config: { sidebar } }: Site,
  pages: ReadonlyMap<string, PageFacts>,
): ConfigProblem[] {
  const paths = [...pages.keys()];
  return Object.keys(sidebar).flatMap((prefix) => {
    if (paths.some((path) => isUnder(path, prefix))) return [];
    const guess = nearest(prefix, [...new Set(paths.flatMap(prefixesOf))]);
    return {
      path: ['sidebar', prefix],
      rule: 'unused-sidebar' as const,
      message: `No page shows the sidebar of "${prefix}"`,
      hint: guess && `Did you mean "${guess}"?`,
      target: prefix,
    };
  });
}

/** The path prefixes of `/a/b/c`: `/a`, `/a/b` and itself. */
function prefixesOf(path: string): string[] {
  const parts = path.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
