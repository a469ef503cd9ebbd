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
  const found = redirects.flatMap((redirect) => {
    const finding =
      conflict(redirect, redirects, site, pages) ??
      circle(redirect, redirects) ??
      deadTarget(redirect, redirects, targets);
    return finding ? { ...finding, path: ['redirects', redirect.from] } : [];
  });
  return placeProblems(found, site.configFiles.main);
}

/** The existing file or page at the path of a redirect. */
function conflict(
  redirect: Redirect,
  redirects: Redirect[],
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
  const first = redirects.find((other) => other.path === path)!;
  return first === redirect
    ? undefined
    : found('repeats another one', `It is written as "${first.from}" too: keep one of them`);
}

/** The diagnostic of a cycle, reported for its first redirect only. */
function circle(redirect: Redirect, redirects: Redirect[]): Finding | undefined {
  const way = [redirect];
  for (;;) {
    const target = linkedPath(way.at(-1)!.to);
    const next = redirects.find(({ path }) => path === target);
    if (!next) return undefined;
    if (next === redirect) break;
    if (way.includes(next)) return undefined;
    way.push(next);
  }
  const first = redirects.find((other) => way.includes(other));
  if (first !== redirect) return undefined;
  const shown = [...way, redirect].map(({ path }) => path).join(' → ');
  return {
    rule: 'config',
    message: `Redirects form a cycle: ${shown}`,
    hint: 'Give one of them a page as target',
  };
}

function deadTarget(
  { from, to }: Redirect,
  redirects: Redirect[],
  { problemOf, hasAsset }: ReturnType<typeof createTargets>,
): Finding | undefined {
  // A redirect into a cycle is reported with the cycle.
  if (hrefKind(to) !== 'path' || redirects.some(({ path }) => path === linkedPath(to)))
    return undefined;
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
