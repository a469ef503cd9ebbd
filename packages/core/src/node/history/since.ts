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
import type { PageVersion } from './page-history.ts';

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
    // One after the other: what is equal in several versions is parsed once.
    for (const each of past) earlier.push(await earlierPage(context, { present, each }, path));
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
  { present, each: version }: { present: VersionEditions; each: VersionEditions },
  path: string,
): Promise<EarlierPage> {
  const { lang } = context.site.config;
  const then = samePage(path, pathsIn(present, lang), pathsIn(version, lang));
  const sections = then && (await pageOfVersion(context, version, then))?.sections;
  return { name: version.name, sections: sections || undefined };
}

/** The words of pages that include no file; equal pages share them. */
const known = new WeakMap<PageSource, PageVersion>();
const byKey = new Map<string, WeakRef<PageVersion>>();

/** The words of a page of the source in an earlier version; undefined if it has none of its own. */
export async function pageOfVersion(
  { engine, cache, site }: SinceContext,
  { editions: [source], root = site.root }: VersionEditions,
  path: string,
): Promise<PageVersion | undefined> {
  const page = source!.pages.get(path);
  if (!page || page.made || page.list) return undefined;
  const read = known.get(page);
  if (read) return read;
  const key = hash('past', engine, page.file, page.text);
  const own =
    byKey.get(key)?.deref() ?? (await readPresent(root, cache, key, page.file, page.text));
  // What a page includes is another file in each version.
  if (own.files.length > 0) return own;
  known.set(page, own);
  byKey.set(key, new WeakRef(own));
  return own;
}
