import type { LanguageWords } from './language-words.ts';
import { termsOfQuery } from './search-options.ts';
import { symbolsOf } from './tokenize.ts';

/**
 * The terms to highlight in a section: in its title, its excerpt and its page. A word or symbol of the
 * query is highlighted as a whole if the section contains it, or a word with this prefix; else its parts
 * are; else similar terms are. So `useSize` highlights neither each `use` nor `useFrame` in a section
 * that contains `useSize`.
 *
 * @param matches The matched terms of the index.
 */
export function markedTerms(query: string, matches: string[], words?: LanguageWords): string[] {
  const searched = termsOfQuery(query, words);
  const from = (begin: string) => matches.filter((term) => term.startsWith(begin));
  const similar = matches.filter((term) => !searched.some((begin) => term.startsWith(begin)));
  const marked = symbolsOf(query).flatMap(({ whole, terms }) => {
    const own = terms.filter((term) => searched.includes(term));
    if (own.length === 0) return [];
    const wholes = own.includes(whole) ? from(whole) : [];
    const parts = wholes.length > 0 ? wholes : own.flatMap(from);
    return parts.length > 0 ? parts : similar;
  });
  return [...new Set(marked)];
}
