import { queryText } from '../query-pairs.ts';
import type { SampleLanguage } from './sample-languages.ts';
import type { Har } from './sample-request.ts';

/** Stands for a query that the generator would encode; because of the brackets it writes the address in quotes. */
const mark = '(the-query)';

/** Takes a query with reserved characters out of a request; undefined if it has none. */
export function takeQuery(har: Har): { har: Har; query: string } | undefined {
  if (!har.queryString.some(({ allowReserved }) => allowReserved)) return undefined;
  const pairs = har.queryString.map((pair) => [pair.name, pair.value, pair.allowReserved] as const);
  const joint = har.url.includes('?') ? '&' : '?';
  return {
    har: { ...har, url: har.url + mark, queryString: [] },
    query: joint + queryText(pairs),
  };
}

/** The languages that write an address in single quotes, with the single quote inside of them. */
const quotes: Partial<Record<SampleLanguage, string>> = {
  curl: String.raw`'\''`,
  javascript: String.raw`\'`,
};

/** Puts the query into the code. */
export function putQuery(language: SampleLanguage, code: string, query: string): string {
  const text = query.replaceAll("'", () => quotes[language] ?? "'");
  return code.replaceAll(mark, () => text);
}
