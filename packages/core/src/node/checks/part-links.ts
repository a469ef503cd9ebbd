import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { hrefKind, splitHref } from '../../shared/page/href.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { cleanPath, decodePath, withoutBase } from '../../shared/page/paths.ts';
import { extensionComponents, moduleOf } from '../bundler/extension-modules.ts';
import type { Site } from '../site/site.ts';
import { createTargets, isFile } from './targets.ts';

/**
 * Finds the dead links in the parts and layouts of the site itself, as far as their addresses are
 * literal texts.
 */
export async function checkPartLinks(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<Diagnostic[]> {
  const { root, config } = site;
  const modules = extensionComponents(config).map(({ module }) => moduleOf(root, module));
  const files = [...new Set(modules.map((module) => relative(root, module).replaceAll('\\', '/')))];
  const own = files.filter((file) => isOwn(file) && isFile(join(root, file)));
  if (own.length === 0) return [];
  // Loads the parser.
  const { linksOfModule } = await import('../bundler/module-links.ts');
  const { problemOf, hasAsset } = createTargets(site, pages);
  return own.flatMap((file) =>
    linksOfModule(readFileSync(join(root, file), 'utf8'), file).flatMap(({ href, ...place }) => {
      if (hrefKind(href) !== 'path') return [];
      const { pathname, fragment } = splitHref(href);
      const path = decodePath(withoutBase(config.base, pathname) ?? pathname);
      const target = cleanPath(path);
      if (!pages.has(target) && hasAsset(path)) return [];
      const problem = problemOf({ kind: 'page', target, fragment: decodePath(fragment), href });
      return problem ? [{ severity: rules[problem.rule].severity, ...problem, ...place }] : [];
    }),
  );
}

/** Whether a file belongs to the site, not to a package next to it. */
function isOwn(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !/^\.\.|(?:^|\/)node_modules\//.test(file);
}
