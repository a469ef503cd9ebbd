import { callError, doOwnCall } from '../../content/base/own-calls.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import type { Config } from '../../shared/config/config.ts';
import type { SearchSection } from '../../shared/extension/page-feature.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { hash } from '../files/hash.ts';
import { searchFiles } from '../../shared/search/search-options.ts';
import { maxPagesInOneFile, shardManifest } from '../../shared/search/shard-files.ts';
import { once } from '../files/remember.ts';
import {
  indexPages,
  isSearchable,
  type SearchRow,
  searchTitle,
  sidebarNames,
} from './search-index.ts';
import { serializeSearch } from './serialize-search.ts';
import { untranslatedPages } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import type { ReadTerms } from './text-terms.ts';
import { phrasesOf, writeExpansions } from './write-expansions.ts';
import { type ShardOutput, writeShards } from './write-shards.ts';

/** The search index, created on demand. */
export interface VersionedIndex {
  /** A hash of the input of `make` and `shards`. */
  version: string;
  /** The file, in chunks. */
  make(): Iterable<string>;
  /** The file of the expansions; undefined if the site has none. */
  expansions?: string | undefined;
  /** The files that readers of a large site use in place of the index; undefined on a small one. */
  shards?(): Iterable<ShardOutput>;
  /** The content of one of these files, by name. All of them stay in memory then. */
  shard?(file: string): string | undefined;
}

/** The files that a reader's browser fetches when search opens; none without search. Shards contain the expansions. */
export function filesOfSearch(
  site: Pick<Site, 'pages' | 'expansions'> &
    Partial<Pick<Site, 'editions'>> & { config: Pick<Config, 'search'> },
): string[] {
  if (!site.config.search) return [];
  if (isLargeSearch(site)) return [shardManifest];
  const { expansions } = site;
  return expansions.length > 0 ? [searchFiles.index, searchFiles.expansions] : [searchFiles.index];
}

/** Whether readers fetch shards, not one file. */
function isLargeSearch({
  pages,
  editions,
}: Pick<Site, 'pages'> & Partial<Pick<Site, 'editions'>>): boolean {
  const others = editions ? untranslatedPages(editions) : [];
  return pages.length + others.length > maxPagesInOneFile;
}

/** Collects the sections of pages, in any order. */
export interface SearchCollector {
  add(facts: PageFacts, content: SearchContent): void;
  /** Adds a page of the source that is not translated. */
  addUntranslated(facts: PageFacts, content: SearchContent): void;
  /** The index of the added pages, in the order of the site. */
  finish(): VersionedIndex;
}

interface SearchContent {
  htmlVersion: string;
  sections(): string;
}

/** The input of a collector: the current site. */
interface SearchContext {
  readonly site: Pick<Site, 'config' | 'pages' | 'expansions'> & Partial<Pick<Site, 'editions'>>;
  engine: string;
  /** Finds the terms of a text. Default: none are remembered. */
  readTerms?: ReadTerms | undefined;
}

/** Creates a collector without pages. */
export function createSearchCollector(context: SearchContext): SearchCollector {
  type Row = SearchRow & { version: string };
  const rows = new Map<string, Row>();
  const untranslated = new Map<string, Row>();
  /** The index and the shards are made from the same sections. */
  let last: VersionedIndex | undefined;
  const addTo = (
    to: Map<string, Row>,
    facts: PageFacts,
    { htmlVersion, sections }: SearchContent,
    source: SearchRow['source'],
  ) => {
    const { config } = context.site;
    to.delete(facts.path);
    if (!isSearchable(facts)) return;
    const title = searchTitle(config, facts);
    to.set(facts.path, {
      path: facts.path,
      ...sidebarNames(config, facts.path, title),
      source,
      version: `${htmlVersion} ${title}`,
      sections: () => withTitle(JSON.parse(sections()) as SearchSection[], title),
    });
  };
  return {
    add: (facts, content) => addTo(rows, facts, content, undefined),
    addUntranslated(facts, content) {
      const { all, own } = context.site.editions!;
      const { lang, base } = all[0]!;
      const shown = own.fallback === 'page' ? own.base : base;
      addTo(untranslated, facts, content, { lang, base: shown });
    },
    finish() {
      const { config, pages, editions } = context.site;
      const phrases = new Map(context.site.expansions.map((own) => [own.path, phrasesOf(own)]));
      const weighed = (of: Map<string, Row>, { path, file }: { path: string; file: string }) => {
        const row = of.get(path);
        const weight = row && weightOf(config, path, file);
        return row && weight !== 0 ? [{ ...row, weight }] : [];
      };
      const own = pages.flatMap((page) =>
        weighed(rows, page).map((row) => ({ ...row, expansions: phrases.get(page.path) })),
      );
      const others = editions ? untranslatedPages(editions) : [];
      const inOrder = [...own, ...others.flatMap((page) => weighed(untranslated, page))];
      const expansions = writeExpansions(config.base, inOrder);
      const outline = inOrder.map((row) => [
        row.path,
        row.groups,
        row.name,
        row.version,
        row.source,
        row.weight,
      ]);
      // Shards contain the expansions, the index does not.
      const isLarge = config.search && isLargeSearch(context.site);
      const version = hash(
        ...['search', context.engine, config.base, config.lang, JSON.stringify(outline)],
        ...(isLarge && expansions ? [expansions] : []),
      );
      if (last?.version === version && last.expansions === expansions) return last;
      const index = once(() => indexPages(config.base, inOrder, config.lang, context.readTerms));
      const shards = () => writeShards(index());
      const byFile = once(
        () => new Map(Array.from(shards(), ({ file, content }) => [file, content])),
      );
      return (last = {
        version,
        make: () => serializeSearch(index()),
        expansions,
        ...(isLarge && { shards, shard: (file: string) => byFile().get(file) }),
      });
    },
  };
}

/**
 * The weight of a page in the ranking; undefined if the site has none.
 *
 * @throws DiagnosticError if it is no number from 0 on.
 */
function weightOf({ search }: Pick<Config, 'search'>, path: string, file: string) {
  if (typeof search !== 'object') return undefined;
  const problem = { rule: 'config', hint: 'Correct the function "search.weight"', file } as const;
  const call = { ...problem, message: `"search.weight" of the configuration failed on ${path}` };
  let weight: number | undefined;
  try {
    weight = doOwnCall(call, () => search.weight?.({ path, file }));
  } catch (error) {
    throw callError(call, error);
  }
  if (weight === undefined || (Number.isFinite(weight) && weight >= 0)) return weight;
  const message = `Unexpected weight ${String(weight)} of ${path}, expected a number from 0 on`;
  throw errorWith({ ...problem, message });
}

/** A page without a title has the title of the site. */
function withTitle([page, ...below]: SearchSection[], title: string): SearchSection[] {
  return page ? [{ ...page, title, html: page.html || escapeHtml(title) }, ...below] : [];
}
