import {
  differingSections,
  type DifferingSections,
  mayInclude,
} from '../../content/changes/differing-sections.ts';
import {
  type EarlierPage,
  type SinceMark,
  sinceMarks,
  withMarks,
} from '../../content/changes/since.ts';
import { escapeHtml } from '../../content/code/line-html.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { isSource } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { samePage } from '../site/versions/moves.ts';
import { pathsIn, type VersionEditions, versionsAt } from '../site/versions/versions.ts';
import { hasVersions, readPresent } from './history.ts';

interface SinceContext {
  readonly site: Site;
  engine: string;
  cache: Pick<Cache, 'get' | 'set' | 'use'>;
}

/** A page with marks: what earlier versions did not have says since when it is there. */
export interface MarkedPage {
  html(): string;
  /** A hash of the inputs of the HTML. */
  htmlVersion: string;
}

/**
 * Marks what earlier versions did not have, on pages of the source of the present version. Any other page stays as it is.
 *
 * @param page The page as rendered.
 */
export async function withSince(
  context: SinceContext,
  facts: PageFacts,
  page: MarkedPage,
): Promise<MarkedPage> {
  const { site, engine, cache } = context;
  const { versions, version, config } = site;
  if (!versions || version || !isSource(site) || !hasVersions(facts)) return page;
  const [present, ...past] = versionsAt(site, facts.path)?.all ?? [];
  if (!present) return page;
  const { frontMatter, path, headings } = facts;
  const key = hash(
    ...['since', engine, path, present.name, String(frontMatter.since), page.htmlVersion],
    ...past.flatMap(({ name, commit }) => [name, commit!]),
  );
  const stored = cache.get(key);
  const find = async () => {
    const earlier: EarlierPage[] = [];
    const compared: Compared = new Map();
    for (const each of past)
      earlier.push(await earlierPage(context, { present, each, compared }, path));
    return sinceMarks(
      { html: page.html(), headings, present: present.name, written: frontMatter.since },
      earlier,
    );
  };
  const marks = stored ? (JSON.parse(stored.toString()) as SinceMark[]) : await find();
  if (!stored) cache.set(key, JSON.stringify(marks));
  if (marks.length === 0) return page;
  const markOf = (since: string) =>
    ` <small class="Since">${escapeHtml(fillLabel(config.labels.since, { version: since }))}</small>`;
  return {
    html: () => withMarks(page.html(), marks, markOf),
    htmlVersion: hash(page.htmlVersion, JSON.stringify(marks), config.labels.since),
  };
}

/** A page of today in an earlier version. */
async function earlierPage(
  context: SinceContext,
  {
    present,
    each: version,
    compared,
  }: { present: VersionEditions; each: VersionEditions; compared: Compared },
  path: string,
): Promise<EarlierPage> {
  const { lang } = context.site.config;
  const then = samePage(path, pathsIn(present, lang), pathsIn(version, lang));
  const pages = then && pairOf({ version, path: then }, { version: present, path });
  if (!pages) return { name: version.name, sections: undefined };
  const [{ page }] = pages;
  const key = mayInclude(page) ? version.name : page.file + page.text;
  const found = compared.get(key) ?? (await differencesIn(context, pages));
  compared.set(key, found);
  return { name: version.name, sections: found.before, against: found.after };
}

/** What was compared with the present page: most versions have the text of another one. */
type Compared = Map<string, DifferingSections>;

/** A page of a version, with the folder of its files; undefined for the present version. */
interface VersionPage {
  page: PageSource;
  root: string | undefined;
}

/** A page in two versions; undefined if one of them has no words of its own. */
export function pairOf(
  ...places: [Place, Place]
): [before: VersionPage, after: VersionPage] | undefined {
  const [before, after] = places.map(({ version: { editions, root }, path }) => {
    const page = editions[0]!.pages.get(path);
    return page && !page.made && !page.list ? { page, root } : undefined;
  });
  return before && after && [before, after];
}

interface Place {
  version: VersionEditions;
  path: string;
}

/** The sections of two texts of a page that may differ. */
export async function differencesIn(
  { engine, cache, site }: SinceContext,
  [before, after]: [before: VersionPage, after: VersionPage],
): Promise<DifferingSections> {
  if (!mayInclude(before.page) && !mayInclude(after.page))
    return differingSections(before.page, after.page);
  const read = async ({ page: { file, text }, root = site.root }: VersionPage) =>
    (await readPresent(root, cache, hash('past', engine, file, text), file, text)).sections;
  return { before: await read(before), after: await read(after) };
}
