import { stemmer } from 'stemmer';
import type { SearchDocument } from '../../packages/core/src/shared/search/search-options.ts';
import { isSign, tokenize } from '../../packages/core/src/shared/search/tokenize.ts';
import type { Query } from './queries.ts';

/** A section as the index stores it. */
export type Section = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'text'>;

/**
 * Words without a meaning of their own: articles, pronouns, auxiliaries, conjunctions, prepositions,
 * question words, determiners, negations. Verbs such as "get", "make" and "use" are content words.
 */
const functionWords = new Set(
  `a about above across after again all also am an and another any are around as at be because been before
  being below between both but by can cannot could did do does doing done during each every for from had has
  have having he her here hers herself him himself his how i if in inside into is it its itself many may me
  might mine more most much must my myself no nor not of off on once one only onto or other our ours out over
  own same shall she should so some something such than that the their theirs them themselves then there
  these they this those through to too under until up us very was we were what when where whether which while
  who whom whose why will with within without would yes you your yours yourself`.split(/\s+/),
);

/** The content words of a text by their stems. The parts of a symbol are words too. */
function contentWords(text: string): Map<string, string> {
  const words = tokenize(text).filter((term) => !isSign(term) && !functionWords.has(term));
  return new Map(words.map((word) => [stemmer(word), word]));
}

/**
 * What is wrong with queries that should share no content word with any of their answers: one line
 * for each shared word, and for each answer that is no section. Words are compared by their stems.
 * The words of a section: its text, its heading and all titles above it.
 */
export function sharedWords(sections: Section[], queries: Query[]): string[] {
  const byAddress = new Map(sections.map((section) => [section.href, section]));
  return queries.flatMap(([query, ...answers]) =>
    answers.flatMap((answer) => {
      const section = byAddress.get(answer);
      if (!section)
        return [`"${query}": Unexpected answer ${answer}, expected a section of the site`];
      const { title, titles, text } = section;
      const words = contentWords([title, ...titles, text].join('\n'));
      return [...contentWords(query)]
        .filter(([stem]) => words.has(stem))
        .map(
          ([stem, word]) =>
            `"${query}": Unexpected word "${word}", which ${answer} has as "${words.get(stem)}"`,
        );
    }),
  );
}
