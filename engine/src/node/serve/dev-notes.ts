import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { checkLinks } from '../checks/links.ts';
import { applySettings } from '../checks/settings.ts';
import type { Site } from '../site/site.ts';

/**
 * The mistakes of a rendered page that leave it usable: warnings and dead links. The anchors of pages that
 * were not rendered yet are not checked.
 *
 * @param known The facts of the pages rendered so far, by path.
 */
export function notesOf(
  path: string,
  site: Site,
  known: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const page = known.get(path);
  if (!page || !site.pages.some((each) => each.path === path)) return [];
  const own = applySettings(page.diagnostics, site.config.checks);
  return [
    ...own.filter(({ severity }) => severity === 'warning'),
    ...deadLinksOf(page, site, known),
  ];
}

function deadLinksOf(
  page: PageFacts,
  site: Site,
  known: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const pages = new Map(site.pages.map(({ path, file }) => [path, unread(path, file)]));
  for (const [path, facts] of known)
    if (pages.has(path)) pages.set(path, { ...facts, links: [], rendered: [] });
  return applySettings(checkLinks(site, pages.set(page.path, page)), site.config.checks);
}

/** The facts of a page that was not rendered yet. */
function unread(path: string, file: string): PageFacts {
  const message = 'Unexpected page, expected one that was rendered';
  const diagnostics: Diagnostic[] = [{ severity: 'error', rule: 'render', message }];
  return { ...emptyFacts(path, file), diagnostics };
}
