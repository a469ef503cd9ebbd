import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { emptyFacts, type PageFacts, type PageSource } from '../../shared/page/page.ts';
import { cleanPath, withoutBase } from '../../shared/page/paths.ts';
import { expansionProblems } from '../checks/expansion-targets.ts';
import { checkLinks } from '../checks/links.ts';
import { type Edition, isSource } from '../site/editions.ts';
import { applySettings } from '../checks/settings.ts';
import type { Site } from '../site/site.ts';

/**
 * The mistakes of a rendered page that leave it usable: warnings and dead links. Links to anchors of
 * pages that are not rendered yet are not checked.
 *
 * @param factsByPath The facts of the rendered pages, by path.
 */
export function notesOf(
  path: string,
  site: Site,
  factsByPath: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const page = factsByPath.get(path);
  if (!page || !site.pages.some((each) => each.path === path)) return [];
  const own = applySettings(page.diagnostics, site.config.checks);
  return [
    ...own.filter(({ severity }) => severity === 'warning'),
    ...deadLinksOf(page, site, factsByPath),
    ...applySettings(
      site.expansions
        .filter((own) => own.path === path)
        .flatMap((own) => expansionProblems(own, page)),
      site.config.checks,
    ),
  ];
}

function deadLinksOf(
  page: PageFacts,
  site: Site,
  factsByPath: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const all = [...pagesOfOthers(site), ...site.pages];
  const pages = new Map(all.map(({ path, file }) => [path, unread(path, file)]));
  for (const [path, facts] of factsByPath)
    if (pages.has(path)) pages.set(path, { ...facts, links: [], rendered: [] });
  return applySettings(checkLinks(site, pages.set(page.path, page)), site.config.checks);
}

/**
 * The pages of other languages and versions, by the paths that links name them with: a page of the source has the
 * same path in a translation, which may lack it.
 */
function pagesOfOthers({ config, editions, versions }: Site): Pick<PageSource, 'path' | 'file'>[] {
  const past = (versions ?? []).flatMap(({ all }) => all.slice(1));
  const all = [...(editions?.all ?? []), ...past.flatMap((version) => version.editions)];
  const isTranslation = editions !== undefined && !isSource({ editions });
  // A translation names a version without its language.
  const named = past.flatMap(({ name, editions: [source, ...others] }) =>
    (isTranslation ? [source!, ...others] : [])
      .filter((edition) => edition === source || edition.lang === config.lang)
      .flatMap(({ pages }) => namesOf(`/${name}`, pages)),
  );
  const others = all.flatMap(({ base, pages }) => {
    const folder = base === editions?.all[0]!.base ? '' : withoutBase(config.base, base);
    if (folder === undefined || base === config.base) return [];
    return namesOf(folder, pages);
  });
  return [...others, ...named];
}

/** The paths of pages below a folder: their own, and those of the source's pages, which redirect there. */
function namesOf(folder: string, pages: Edition['pages']): Pick<PageSource, 'path' | 'file'>[] {
  return [...pages].flatMap(([of, { path, file }]) =>
    [...new Set([of, path])].map((each) => ({ path: cleanPath(folder + each), file })),
  );
}

/** The facts of a page that is not rendered yet. */
function unread(path: string, file: string): PageFacts {
  const message = 'The page is not rendered yet';
  const diagnostics: Diagnostic[] = [{ severity: 'error', rule: 'render', message }];
  return { ...emptyFacts(path, file), diagnostics };
}
