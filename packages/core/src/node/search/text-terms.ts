import { withoutIds } from '../../shared/search/line-ids.ts';
import { tokenize } from '../../shared/search/tokenize.ts';

/** The distinct terms of a text in the order of their first occurrences, and how often each occurs. */
export type TextTerms = Map<string, number>;

/** Finds the terms of a text. */
export type ReadTerms = (text: string) => TextTerms;

/** Reads the terms of a text of the index. */
export function readTerms(text: string): TextTerms {
  const terms: TextTerms = new Map();
  for (const term of tokenize(withoutIds(text))) terms.set(term, (terms.get(term) ?? 0) + 1);
  return terms;
}

/** The length of the remembered texts, at most, in characters: those of some 5,000 pages. */
const maxRemembered = 20_000_000;

/** Remembers the terms of texts: the languages and the versions of a site have most of them in common. */
export function rememberTerms(): ReadTerms {
  const known = new Map<string, TextTerms>();
  let length = 0;
  return (text) => {
    const terms = known.get(text) ?? readTerms(text);
    if (!known.has(text) && (length += text.length) <= maxRemembered) known.set(text, terms);
    return terms;
  };
}
