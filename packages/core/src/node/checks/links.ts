import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { ruled } from '../../shared/diagnostics/own-rules.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { Site } from '../site/site.ts';
import { type Features, noFeatures } from '../../content/source/features.ts';
import { renderedLinks } from './rendered-links.ts';
import { createTargets } from './targets.ts';

/**
 * Finds every dead link, anchor and file of a page.
 *
 * @param targets The pages that links may lead to. Default: the same.
 */
export function checkLinks(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
  targets: ReadonlyMap<string, PageFacts> = pages,
): Diagnostic[] {
  const { problemOf, hasAsset } = createTargets(site, targets);
  const { rules: ownRules } = site.loadedFeatures ?? noFeatures;
  /** The places of dead links in files that many pages show. */
  const told = new Set<string>();
  return [...pages.values()].flatMap((facts): Diagnostic[] => {
    const { file } = facts;
    const found = (link: Parameters<typeof problemOf>[0], place: object): Diagnostic[] => {
      const problem = problemOf(link);
      return problem
        ? [{ severity: rules[problem.rule].severity, ...problem, file, ...place }]
        : [];
    };
    return [
      ...facts.links.flatMap(({ line, column, file: own = file, ...link }) =>
        found(link, { file: own, line, column }),
      ),
      // A link of a component has no place in the page; a link of added content may have one in a file
      // of its own.
      ...renderedLinks(facts, site.config.base)
        .filter(({ target, path }) => targets.has(target) || !hasAsset(path))
        .flatMap((link) => {
          const [problem] = found(link, {});
          if (!problem) return [];
          const places = placesOf(site, facts, link.href);
          if (places.length === 0) return [problem];
          return places.flatMap((place) => {
            const key = JSON.stringify([place, problem.target]);
            if (told.has(key)) return [];
            told.add(key);
            return [ruled({ ...problem, ...place }, ownRules)];
          });
        }),
    ];
  });
}

/** The places of a link in the content that features add to a page. */
function placesOf({ root, config, ...site }: Site, facts: PageFacts, href: string) {
  const { added }: Features = site.loadedFeatures ?? noFeatures;
  const { path, file, frontMatter } = facts;
  const page = { path, file, frontMatter, root, base: config.base };
  return added.flatMap(({ feature }) => feature.placesOf?.(page, href) ?? []);
}
