import { lineOf, withoutIds } from './line-ids.ts';
import { excerptOf, symbolKind, patternOf, type Pieces, piecesOf } from './excerpt.ts';
import { markedTerms } from './marked-terms.ts';
import { type RankedSection, rankSections } from './rank.ts';
import { boosts, maxQueryLength, resultCap, searchFields, termsOfQuery } from './search-options.ts';
import type { FoundSection, SearchSource } from './search-source.ts';
import { isSign, symbolsOf } from './tokenize.ts';

/* The search of a site: the same for the dialog and for agents. */

/** A result for the reader. All its parts are plain text. */
export interface SearchResult {
  href: string;
  isPage: boolean;
  /** The language of a page that is not translated; undefined on all others. */
  lang?: string | undefined;
  /** The titles of the section's ancestors. */
  titles: string[];
  title: Pieces;
  /** The kind of the matched symbol, from its table: "Option", "Prop". */
  kind: string | null;
  excerpt: Pieces;
  /** The expansion that is a reason for the result; empty if its own text is. */
  also: Pieces;
  /** The terms of the index to highlight in the result; see `markedTerms`. */
  terms: string[];
}

/**
 * The best results of a query, at most `resultCap`. A query without letters and digits, such as `?.`, finds the sections
 * that hold it as it is written: most punctuation is no term of the index.
 */
export async function findSections(source: SearchSource, query: string): Promise<SearchResult[]> {
  const text = query.slice(0, maxQueryLength).trim();
  const held = text !== '' && isSign(text) ? await source.holding(text) : [];
  const ranked =
    held.length > 0 ? held.slice(0, resultCap).map(asWritten) : await rankSections(source, text);
  return Promise.all(
    ranked.map(async (each) => {
      const own = searchFields.flatMap((_, field) => [...each.found[field]!]);
      const terms = held.length > 0 ? [text] : markedTerms(text, [...new Set(own)], source.words);
      const asked = termsOfQuery(text, source.words);
      return resultOf({ query: text, asked, terms }, each, await source.section(each));
    }),
  );
}

/** A section that holds the query as it is written. */
const asWritten = (id: number): RankedSection => ({
  id,
  score: 0,
  found: boosts.map(() => new Set()),
  isByExpansion: false,
});

function resultOf(
  { query, asked, terms }: { query: string; asked: string[]; terms: string[] },
  ranked: RankedSection,
  section: FoundSection,
): SearchResult {
  const { isPage, lang, titles, title } = section;
  const symbol = /\s/.test(query) ? '' : asked[0];
  const pattern = patternOf(terms);
  const line = lineOf(section.text, asked, terms, [title, ...titles]);
  const text = line?.text ?? withoutIds(section.text);
  const names = symbol ? terms.filter((term) => term.startsWith(symbol)) : [];
  return {
    href: line
      ? `${section.href.replace(/#.*$/, '')}#${encodeURIComponent(line.id)}`
      : section.href,
    isPage: isPage && !line,
    lang,
    titles,
    title: piecesOf(title, pattern),
    kind: symbolKind(text, patternOf(names)),
    excerpt: excerptOf(text, pattern),
    also: ranked.isByExpansion ? reasonOf(ranked, section) : [''],
    terms,
  };
}

/** The expansion with the most matched terms. */
function reasonOf({ found }: RankedSection, { also = [] }: FoundSection): Pieces {
  const terms = found[searchFields.length]!;
  const countIn = (phrase: string) =>
    symbolsOf(phrase).filter((symbol) => symbol.terms.some((term) => terms.has(term))).length;
  const [best = ''] = also.toSorted((a, b) => countIn(b) - countIn(a));
  return piecesOf(best, patternOf([...terms]));
}
