import { termsOfQuery } from './search-options.ts';
import { symbolsOf } from './tokenize.ts';

/**
 * Those of the terms found in a section that are marked for the reader: in its title, in its excerpt
 * and on its page. A word or symbol that is there as typed, or goes on from there, is marked as a whole;
 * one that is not by its parts; and only one of which there is nothing by what is similar. So `useSize`
 * marks neither each `use` nor `useFrame` where it stands itself.
 *
 * @param found The terms as they stand in the index.
 */
export function markedTerms(query: string, found: string[]): string[] {
  const searched = termsOfQuery(query);
  const from = (begin: string) => found.filter((term) => term.startsWith(begin));
  const similar = found.filter((term) => !searched.some((begin) => term.startsWith(begin)));
  const marked = symbolsOf(query).flatMap(({ whole, terms }) => {
    const own = terms.filter((term) => searched.includes(term));
    if (own.length === 0) return [];
    const wholes = own.includes(whole) ? from(whole) : [];
    const parts = wholes.length > 0 ? wholes : own.flatMap(from);
    return parts.length > 0 ? parts : similar;
  });
  return [...new Set(marked)];
}
