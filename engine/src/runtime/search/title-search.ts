import MiniSearch from 'minisearch';
import {
  indexOptions,
  type SearchDocument,
  termsOfQuery,
} from '../../shared/search/search-options.ts';
import { foldText } from '../../shared/search/tokenize.ts';

/** The maximum number of sections for one index of all titles; it takes 80 ms on a slow machine. */
const maxWhole = 2000;
/** The number of candidates that are ranked on a site with more sections. */
const maxCandidates = 300;
/** The weight of a term in a section's own title; in the titles above it is 1. */
const ownTitleWeight = 1.5;

/**
 * Creates a function that returns an index of titles for a query. A large site gets a new index for each
 * query, of the sections with most of its terms: to index 10,000 titles takes most of a second on a slow
 * machine, to scan them some milliseconds. The ranking is nearly that of one index (MRR of titles 1.0 on
 * 1,000 pages, of headings 0.91 instead of 0.99), but a query of misspelt words only has no results.
 */
export function createTitleSearch(
  documents: SearchDocument[],
): (query: string) => MiniSearch<SearchDocument> {
  if (documents.length <= maxWhole) {
    const whole = indexOf(documents);
    return () => whole;
  }
  const texts = documents.map(({ title, titles, text }) => ({
    own: foldText(title),
    all: foldText([title, ...titles, text].join('\n')),
  }));
  return (query) => {
    const terms = termsOfQuery(query);
    const candidates: [score: number, place: number][] = [];
    for (const [place, { own, all }] of texts.entries()) {
      let score = 0;
      for (const term of terms)
        if (all.includes(term)) score += own.includes(term) ? ownTitleWeight : 1;
      if (score > 0) candidates.push([score, place]);
    }
    candidates.sort(([a, place], [b, other]) => b - a || place - other);
    return indexOf(candidates.slice(0, maxCandidates).map(([, place]) => documents[place]!));
  };
}

function indexOf(documents: SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(documents);
  return index;
}
