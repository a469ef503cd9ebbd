import { type DifferingSections, mayInclude } from '../../content/changes/differing-sections.ts';
import { compareSections, type SectionChange } from '../../content/changes/compare-sections.ts';
import type { DifferingPage, VersionDifferences } from '../../shared/page/differences.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { notFoundPath } from '../site/discover.ts';
import type { Site } from '../site/site.ts';
import { readOutline } from '../../content/source/page-outline.ts';
import { headOf } from '../site/source-title.ts';
import { versionPairs } from '../site/versions/differences.ts';
import { samePage } from '../site/versions/moves.ts';
import { pathsIn, type VersionEditions } from '../site/versions/versions.ts';
import { versionOf } from './page-history.ts';
import { differencesIn, pairOf } from './since.ts';

interface DifferencesContext {
  readonly site: Site;
  engine: string;
  cache: Pick<Cache, 'get' | 'set' | 'use'>;
}

/** The maximum length of a text that is old or new as a whole, in characters. */
const maxText = 600;

/**
 * What differs between the two versions of a page of differences; undefined for any other page.
 *
 * @param facts The facts of the present pages, for the ids of headings.
 */
export async function versionDifferences(
  context: DifferencesContext,
  path: string,
  facts: ReadonlyMap<string, PageFacts>,
): Promise<VersionDifferences | undefined> {
  const { versions, config } = context.site;
  const pair = versionPairs(versions ?? []).find((it) => it.path === path);
  if (!pair) return undefined;
  const pages: DifferingPage[] = [];
  const breaking: DifferingPage[] = [];
  const { from, to } = pair;
  const [before, after] = [pathsIn(from, config.lang), pathsIn(to, config.lang)];
  const seen = new Set<string>();
  for (const page of pagesOf(to)) {
    const old = samePage(page.path, after, before);
    if (old !== undefined) seen.add(old);
    const found = old === undefined ? [] : await compare(context, pair, old, page.path);
    const sections = breakingFirst(found);
    if (old !== undefined && sections.length === 0) continue;
    const head = about(to, page);
    const ids = to.commit === undefined ? idsOf(facts.get(page.path)) : new Map<string, string>();
    const list = sections[0] && isBreaking(sections[0]) ? breaking : pages;
    list.push({
      ...head,
      kind: old === undefined ? 'added' : 'changed',
      sections: sections.map(({ title, kind, blocks }) => ({
        // The page is named anyway.
        title: title === head.title ? '' : title,
        kind,
        id: kind === 'removed' ? null : (ids.get(title) ?? null),
        words: blocks.map((pieces) =>
          pieces.map(([sort, text]): [-1 | 0 | 1, string] => [
            sort,
            text.length > maxText ? `${text.slice(0, maxText)}…` : text,
          ]),
        ),
      })),
    });
  }
  for (const page of pagesOf(from))
    if (!seen.has(page.path) && samePage(page.path, before, after) === undefined)
      pages.push({ ...about(from, page), kind: 'removed', sections: [] });
  return { from: from.name, to: to.name, pages: [...breaking, ...pages] };
}

const breakingWord = /^breaking\b/i;

/** Whether an author says that a change breaks something: a new paragraph, or a heading, begins with the word. */
function isBreaking({ title, kind, blocks }: SectionChange): boolean {
  if (kind === 'removed') return false;
  const news = blocks.filter((pieces) => pieces.some(([sort]) => sort === 1));
  const textOf = (pieces: (typeof blocks)[number]) =>
    pieces.map(([sort, text]) => (sort === -1 ? '' : text)).join('');
  const isTitled = breakingWord.test(title) && news.length > 0;
  return isTitled || news.some((pieces) => breakingWord.test(textOf(pieces).trim()));
}

/** The sections with what breaks first, else in their order. */
function breakingFirst(sections: SectionChange[]): SectionChange[] {
  return sections.toSorted((one, other) => Number(isBreaking(other)) - Number(isBreaking(one)));
}

/** The pages of the source that have words of their own, in order. */
function pagesOf({ editions: [source] }: VersionEditions): PageSource[] {
  return [...source!.pages.values()].filter(
    ({ path, made, list }) => !made && !list && path !== notFoundPath,
  );
}

function about({ editions: [source] }: VersionEditions, page: PageSource) {
  const { title } = headOf(page, () => readOutline('title', page));
  return { title, href: withBase(source!.base, encodePath(page.path)) };
}

async function compare(
  context: DifferencesContext,
  { from, to }: { from: VersionEditions; to: VersionEditions },
  old: string,
  path: string,
): Promise<SectionChange[]> {
  const pages = pairOf({ version: from, path: old }, { version: to, path });
  if (!pages) return [];
  const texts = pages.map(({ page }) => page);
  if (texts.some(mayInclude)) return changesOf(await differencesIn(context, pages));
  if (texts[0]!.text === texts[1]!.text) return [];
  const { cache, engine } = context;
  const key = hash('differences', engine, ...texts.flatMap(({ file, text }) => [file, text]));
  const stored = cache.get(key);
  if (stored) return JSON.parse(stored.toString()) as SectionChange[];
  const changes = changesOf(await differencesIn(context, pages));
  cache.set(key, JSON.stringify(changes));
  return changes;
}

function changesOf({ before, after }: DifferingSections): SectionChange[] {
  return versionOf(before) === versionOf(after) ? [] : compareSections(before, after);
}

/** The ids of headings by their text; the section `text (n)` has the nth heading of a text. */
function idsOf(facts: PageFacts | undefined): Map<string, string> {
  const counts = new Map<string, number>();
  const rows = (facts?.headings ?? []).map(({ text, id }): [string, string] => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return [count > 1 ? `${text} (${count})` : text, id];
  });
  return new Map(rows);
}
