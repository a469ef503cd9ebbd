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

/** Stand for the characters of a body that the generator would leave as they are, and what a language writes for them. */
const escapes: Record<string, [mark: string, written: string]> = {
  '\\': ['\ue000', String.raw`\\`],
  '"': ['\ue001', String.raw`\"`],
  '\n': ['\ue002', String.raw`\n`],
  '\r': ['\ue003', String.raw`\r`],
};
/** What it leaves in a text, by language. */
const leftInText: Partial<Record<SampleLanguage, RegExp>> = {
  javascript: /\\/g,
  swift: /["\\\r\n]/g,
};
/** The languages in which it leaves backslashes of JSON, which it writes as a value of the language. */
const leaveInJson: SampleLanguage[] = ['javascript', 'python', 'swift'];

/** Marks what a language would read in another way in the text of a body. */
export function markBody(language: SampleLanguage, har: Har): Har {
  if (!har.postData || !('text' in har.postData)) return har;
  const { mimeType, text } = har.postData;
  const pattern = leftInText[language] ?? /(?!)/g;
  const marked = !isJson(mimeType, text)
    ? text.replace(pattern, (all) => escapes[all]![0])
    : leaveInJson.includes(language)
      ? text.replace(/\\(.)/g, (all, next) => (next === '\\' ? escapes['\\']![0] : all))
      : text;
  return { ...har, postData: { mimeType, text: marked } };
}

/** Puts what the marks of a body stand for into code. */
export function fillBody(code: string): string {
  return Object.values(escapes).reduce(
    (text, [mark, written]) => text.replaceAll(mark, () => written),
    code,
  );
}

/** Whether the generator reads a body as JSON. */
function isJson(type: string, text: string): boolean {
  try {
    return /^(?:application|text)\/(?:x-)?json$/.test(type) && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
