import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { Site } from '../site/site.ts';
import { placesInDocument } from './document-places.ts';
import { renderedLinks } from './rendered-links.ts';
import { createTargets } from './targets.ts';

/** Finds every dead link, anchor and file of a page. */
export function checkLinks(site: Site, pages: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  const { problemOf, hasAsset } = createTargets(site, pages);
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
      // A link of a component has no place in the page; a link of an OpenAPI document has one in its
      // own file.
      ...renderedLinks(facts, site.config.base)
        .filter(({ target, path }) => pages.has(target) || !hasAsset(path))
        .flatMap((link) => {
          const [problem] = found(link, {});
          if (!problem) return [];
          const { root, config } = site;
          const places = placesInDocument({ root, base: config.base }, facts, link.href);
          return places.length > 0 ? places.map((place) => ({ ...problem, ...place })) : [problem];
        }),
    ];
  });
}
