import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { ExtensionTimes } from '../site/extensions.ts';
import { isSource } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { checkExpansions } from './expansion-targets.ts';
import { checkLinks } from './links.ts';
import { checkNavigation } from './navigation-targets.ts';
import { checkByExtensions } from './own-checks.ts';
import { checkOrphans } from './orphans.ts';
import { checkOutputs } from './outputs.ts';
import { checkPartLinks } from './part-links.ts';
import { checkRedirects } from './redirect-targets.ts';
import { checkTranslations } from './translations.ts';

type SiteCheck = (
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
  times?: ExtensionTimes,
) => Diagnostic[] | Promise<Diagnostic[]>;

/**
 * Every check that needs the whole site; `content/rehype/rehype-checks.ts` has the checks of a single
 * page.
 */
const siteChecks: SiteCheck[] = [
  checkExpansions,
  checkNavigation,
  checkOrphans,
  checkPartLinks,
  checkByExtensions,
  checkTranslations,
];

/** The checks that need the pages of other languages and versions, too. */
const editionChecks: SiteCheck[] = [checkOutputs, checkRedirects];

/**
 * All mistakes between the pages of a site, with the default severities.
 *
 * @param targets The pages that links may lead to, also of other languages. Default: the same.
 * @param times Receives the times of the checks of extensions.
 */
export async function checkSite(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
  targets: ReadonlyMap<string, PageFacts> = pages,
  times?: ExtensionTimes,
): Promise<Diagnostic[]> {
  const links = checkLinks(site, pages, targets);
  if (!isSource(site)) return [...links, ...checkTranslations(site, pages)];
  const found = await Promise.all([
    ...editionChecks.map((check) => check(site, targets)),
    ...siteChecks.map((check) => check(site, pages, times)),
  ]);
  return [...links, ...found.flat()];
}
