import { queryText } from '../query-pairs.ts';
import type { SampleLanguage } from './sample-languages.ts';
import type { Har } from './sample-request.ts';

/** Stand for what the generator would write in another way; because of the brackets it writes the address in quotes. */
const marks = { host: 'host.invalid', query: '(the-query)' };

/** A request with marks, and what they stand for. */
export interface MarkedRequest {
  har: Har;
  host: string;
  query: string;
}

/** Replaces a host with placeholders, and a query that is more than encoded pairs. */
export function markRequest(har: Har): MarkedRequest {
  const [, start = '', host = ''] = /^(https?:\/\/)([^/?]*\{[^/?]*)/.exec(har.url) ?? [];
  const url = host ? start + marks.host + har.url.slice(start.length + host.length) : har.url;
  if (!har.queryString.some(({ name, allowReserved }) => name === '' || allowReserved))
    return { har: { ...har, url }, host, query: '' };
  const pairs = har.queryString.map((pair) => [pair.name, pair.value, pair.allowReserved] as const);
  return {
    har: { ...har, url: url + marks.query, queryString: [] },
    host,
    query: (url.includes('?') ? '&' : '?') + queryText(pairs),
  };
}

/** The languages that write an address in single quotes, with the single quote inside of them. */
const quotes: Partial<Record<SampleLanguage, string>> = {
  curl: String.raw`'\''`,
  javascript: String.raw`\'`,
};

/** Puts what the marks stand for into code. */
export function fillMarks(language: SampleLanguage, code: string, marked: MarkedRequest): string {
  const query = marked.query.replaceAll("'", () => quotes[language] ?? "'");
  const whole = marked.host ? code.replaceAll(marks.host, () => marked.host) : code;
  return whole.replaceAll(marks.query, () => query);
}
