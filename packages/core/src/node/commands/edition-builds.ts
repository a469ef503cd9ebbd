import type { PageFacts } from '../../shared/page/page.ts';
import { cleanPath } from '../../shared/page/paths.ts';
import type { BuildContext } from '../document/documents.ts';
import type { OutputTarget } from '../files/in-folder.ts';
import type { RenderedSite } from '../outputs/rendered-site.ts';
import type { RenderPagesOptions } from '../page/render-pages.ts';
import { editionFolder, isSource, sourcePathOf } from '../site/editions.ts';
import type { Site } from '../site/site.ts';

/** An edition that is built. */
export interface EditionBuild {
  context: BuildContext;
  rendered: RenderedSite;
  /** The folder of the output that its files are written to. */
  target: OutputTarget;
  options: Pick<RenderPagesOptions, 'pool' | 'workers' | 'shared'>;
}

/**
 * The pages that links of an edition may lead to: a translation's lead to the source's pages as well, and the
 * source's name the folder of a translation, or of a version. A version that a translation names is in its language.
 */
export function linkTargets(
  of: EditionBuild,
  present: EditionBuild[],
  past: EditionBuild[],
): Map<string, PageFacts> {
  const [source] = present;
  const { lang } = of.context.site.config;
  const others = [...present, ...past].flatMap((edition): [string, PageFacts][] => {
    const { site } = edition.context;
    const isOwn = site.version && (isSource(site) || site.config.lang === lang);
    if (edition === of || (of !== source && edition !== source && !isOwn)) return [];
    const folder = of === source ? editionFolder(site) : (site.version?.name ?? '');
    return Array.from(edition.rendered.facts).flatMap(([path, facts]): [string, PageFacts][] => {
      const names = [path, sourcePathIn(site, path)];
      return names.map((name) => [folder === '' ? name : cleanPath(`/${folder}${name}`), facts]);
    });
  });
  return new Map([...others, ...of.rendered.facts]);
}

/** The path of the source's page of a page. */
function sourcePathIn({ editions }: Pick<Site, 'editions'>, path: string): string {
  return editions ? sourcePathOf(editions.own, path) : path;
}

/** The translations of an edition: none of a translation. */
export function translationsOf(edition: EditionBuild, editions: EditionBuild[]): EditionBuild[] {
  const { editions: own } = edition.context.site;
  if (!own || !isSource(edition.context.site)) return [];
  return editions.filter(
    ({ context: { site } }) => !isSource(site) && site.editions!.all === own.all,
  );
}
