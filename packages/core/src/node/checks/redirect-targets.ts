import { join } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { hrefKind, splitHref } from '../../shared/page/href.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { decodePath, htmlFiles } from '../../shared/page/paths.ts';
import { placeProblems } from '../site/config/config-problems.ts';
import { notFoundPath } from '../site/discover.ts';
import { linkedPath, type Redirect, redirectsOf } from '../site/redirects.ts';
import type { Site } from '../site/site.ts';
import { createTargets, type Finding, isFile } from './targets.ts';

/**
 * Finds every redirect that hides a file, is cyclic, or has a dead target.
 *
 * @param pages The pages of the site, also of other languages.
 */
export async function checkRedirects(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<Diagnostic[]> {
  const redirects = redirectsOf(site.config);
  if (redirects.length === 0) return [];
  const targets = createTargets(site, pages);
  /** The first redirect of each path. */
  const first = new Map(redirects.toReversed().map((redirect) => [redirect.path, redirect]));
  const circles = circlesIn(redirects, first);
  const found = redirects.flatMap((redirect) => {
    const finding =
      conflict(redirect, first, site, pages) ??
      circles.get(redirect) ??
      deadTarget(redirect, first, targets);
    return finding ? { ...finding, path: ['redirects', redirect.from] } : [];
  });
  return placeProblems(found, site.configFiles.main);
}

/** The existing file or page at the path of a redirect. */
function conflict(
  redirect: Redirect,
  firstOf: ReadonlyMap<string, Redirect>,
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Finding | undefined {
  const { from, path } = redirect;
  const found = (conflict: string, hint: string): Finding => ({
    rule: 'config',
    message: `The redirect from "${from}" ${conflict}`,
    hint,
  });
  const page = pages.get(path);
  if (page) return found('starts at a page', `Delete ${page.file}, or the redirect`);
  if (path === notFoundPath)
    return found('starts at the page of unknown paths', 'Delete the redirect');
  const names = [path, ...htmlFiles(path).map((name) => `/${name}`)];
  const made = names.find((name) => Object.hasOwn(site.config.files, name));
  if (made) return found('starts at a file', `Delete ${made} of "files", or the redirect`);
  const file = names.find((name) => isFile(join(site.root, 'public', name)));
  if (file) return found('starts at a file', `Delete public${file}, or the redirect`);
  const first = firstOf.get(path)!;
  return first === redirect
    ? undefined
    : found('repeats another one', `It is written as "${first.from}" too: keep one of them`);
}

/** The diagnostics of cycles, by the first redirect of each. */
function circlesIn(
  redirects: Redirect[],
  byPath: ReadonlyMap<string, Redirect>,
): Map<Redirect, Finding> {
  const places = new Map(redirects.map((redirect, place) => [redirect, place]));
  const circles = new Map<Redirect, Finding>();
  const known = new Set<Redirect>();
  for (const start of redirects) {
    const way: Redirect[] = [];
    let at: Redirect | undefined = start;
    while (at && !known.has(at)) {
      known.add(at);
      way.push(at);
      at = byPath.get(linkedPath(at.to));
    }
    const entry = at ? way.indexOf(at) : -1;
    if (entry === -1) continue;
    const circle = way.slice(entry);
    const first = circle.reduce((a, b) => (places.get(a)! < places.get(b)! ? a : b));
    const turn = circle.indexOf(first);
    const inOrder = [...circle.slice(turn), ...circle.slice(0, turn)].map(({ path }) => path);
    const { length } = inOrder;
    const isLong = length > 10;
    const shown = [...inOrder.slice(0, isLong ? 5 : length), ...(isLong ? ['…'] : []), first.path];
    const count = isLong ? ` (${length} paths)` : '';
    circles.set(first, {
      rule: 'config',
      message: `Redirects form a cycle: ${shown.join(' → ')}${count}`,
      hint: 'Give one of them a page as target',
    });
  }
  return circles;
}

function deadTarget(
  { from, to }: Redirect,
  byPath: ReadonlyMap<string, Redirect>,
  { problemOf, hasAsset }: ReturnType<typeof createTargets>,
): Finding | undefined {
  // A redirect into a cycle is reported with the cycle.
  if (hrefKind(to) !== 'path' || byPath.has(linkedPath(to))) return undefined;
  const { pathname, fragment } = splitHref(to);
  const problem = problemOf({
    kind: 'page',
    target: linkedPath(to),
    fragment: decodePath(fragment),
    href: to,
  });
  if (!problem || (problem.rule === 'dead-link' && hasAsset(decodePath(pathname))))
    return undefined;
  if (problem.rule === 'dead-anchor')
    return { ...problem, message: `${problem.message}, in the redirect from "${from}"` };
  return {
    ...problem,
    rule: 'config',
    message: `The redirect from "${from}" leads to "${to}", which does not exist`,
    hint: problem.hint ?? 'Create the page, or redirect to another one',
  };
}
