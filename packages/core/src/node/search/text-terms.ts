import { withoutIds } from '../../shared/search/line-ids.ts';
import { isSign, tokenize } from '../../shared/search/tokenize.ts';

/** A term of the texts of a reader. */
export interface Term {
  term: string;
  /** Terms are numbered as they appear: what an index knows of them is in an array. */
  id: number;
  isSign: boolean;
}

/** The distinct terms of a text in the order of their first occurrences, and how often each occurs. */
export interface TextTerms {
  terms: Term[];
  counts: number[];
}

/** Finds the terms of a text of the index. */
export type ReadTerms = (text: string) => TextTerms;

/** Creates a reader of texts. A term is the same object in all of them: an index compares millions. */
export function createTermReader(): ReadTerms {
  const known = new Map<string, { own: Term; text: number; at: number }>();
  let texts = 0;
  return (text) => {
    const found: TextTerms = { terms: [], counts: [] };
    texts++;
    for (const term of tokenize(withoutIds(text))) {
      let entry = known.get(term);
      if (!entry) {
        const own = { term, id: known.size, isSign: isSign(term) };
        known.set(term, (entry = { own, text: 0, at: 0 }));
      }
      if (entry.text === texts) found.counts[entry.at]!++;
      else {
        entry.text = texts;
        entry.at = found.counts.push(1) - 1;
        found.terms.push(entry.own);
      }
    }
    return found;
  };
}

/** The length of the remembered texts, at most, in characters: those of some 5,000 pages. */
const maxRemembered = 20_000_000;

/** Remembers the terms of texts: the languages and the versions of a site have most of them in common. */
export function rememberTerms(): ReadTerms {
  const read = createTermReader();
  const known = new Map<string, TextTerms>();
  let length = 0;
  return (text) => {
    const terms = known.get(text) ?? read(text);
    if (!known.has(text) && (length += text.length) <= maxRemembered) known.set(text, terms);
    return terms;
  };
}
