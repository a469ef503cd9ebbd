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
import { headingIds } from '../../content/changes/translated-headings.ts';
import { readPage } from '../../content/source/read-page.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { type Edition, sourcePathOf } from '../site/editions.ts';
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
 * Marks what earlier versions did not have, on pages of the present version. A translation has the marks of its source, whose
 * heading ids it has. Any other page stays as it is.
 *
 * @param page The page as rendered.
 */
export async function withSince(
  context: SinceContext,
  facts: PageFacts,
  page: MarkedPage,
): Promise<MarkedPage> {
  const { engine, cache, site } = context;
  const { versions, version, config, editions } = site;
  if (!versions || version || !hasVersions(facts)) return page;
  const [present, ...past] = versionsAt(site, facts.path)?.all ?? [];
  const path = editions ? sourcePathOf(editions.own, facts.path) : facts.path;
  const source = present?.editions[0]!.pages.get(path);
  if (!present || !source) return page;
  const own = { path, source, isTranslation: source.file !== facts.file };
  const key = hash(
    ...['since', engine, path, present.name, String(facts.frontMatter.since), page.htmlVersion],
    ...(own.isTranslation ? [source.text] : []),
    ...past.flatMap(({ name, commit }) => [name, commit!]),
  );
  const stored = cache.get(key);
  const find = async () => {
    const earlier = await earlierPages(context, [present, ...past], own);
    const { headings, since } = own.isTranslation
      ? headOfSource(source, facts, config.markdown.math !== undefined)
      : { headings: facts.headings, since: facts.frontMatter.since };
    const { isTranslation } = own;
    const rendered = { html: page.html(), headings, isTranslation };
    return sinceMarks({ ...rendered, present: present.name, written: since }, earlier);
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

/** What a translation takes from the present text of its source: the ids of headings, and the version in front matter. */
function headOfSource({ text, file }: PageSource, { frontMatter }: PageFacts, hasMath: boolean) {
  const page = readPage(text, file, { hasMath });
  const own = page.isBroken ? [] : page.headings;
  const ids = headingIds(own);
  return {
    headings: own.map((heading, index) => ({ ...heading, id: ids[index]! })),
    since: frontMatter.since ?? page.frontMatter.since,
  };
}

/** A page of the present version. */
interface OwnPage {
  /** The path of the source's page. */
  path: string;
  source: PageSource;
  isTranslation: boolean;
}

/** What earlier versions have of pages of the source: it is found once for all languages. */
const known = new WeakMap<PageSource, Promise<EarlierPage[]>>();

function earlierPages(
  context: SinceContext,
  [present, ...past]: VersionEditions[],
  { path, source }: OwnPage,
): Promise<EarlierPage[]> {
  const find = async () => {
    const compared: Compared = new Map();
    const earlier: EarlierPage[] = [];
    for (const each of past)
      earlier.push(await earlierPage(context, { present: present!, each, compared }, path));
    return earlier;
  };
  const found = known.get(source) ?? find();
  if (context.site.editions) known.set(source, found);
  return found;
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
  const [{ lang }] = present.editions as [Edition];
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
