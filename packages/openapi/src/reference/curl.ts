import { type FilledRequest, toRequest } from './send-request.ts';

/**
 * The reader’s request as a command for curl, with the keys that were entered.
 *
 * @throws Error if the input is not a valid request.
 */
export function curlOf(filled: FilledRequest, page: string): string {
  const { method, url, headers } = toRequest({ ...filled, proxy: undefined }, page);
  const { body } = filled;
  const hasBody = body !== undefined && body.text !== '' && !['GET', 'HEAD'].includes(method);
  const isForm = hasBody && body.type.startsWith('multipart/');
  return [
    `curl --request ${method} ${quote(url)}`,
    ...[...headers].map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...cookiesOf(filled),
    ...(isForm ? formOf(body.text) : hasBody ? [`--data-raw ${quote(dataOf(body))}`] : []),
  ].join(' \\\n  ');
}

/** Cookies, which a page cannot send. */
function cookiesOf({ fields, security, keys }: FilledRequest): string[] {
  const pairs = [
    ...fields.filter(({ place }) => place === 'cookie').map(({ name, value }) => [name, value]),
    ...security
      .filter(({ place }) => place === 'cookie')
      .map(({ key, name }) => [key, keys[name] ?? '']),
  ].filter(([, value]) => value !== '');
  if (pairs.length === 0) return [];
  return [`--cookie ${quote(pairs.map((pair) => pair.join('=')).join('; '))}`];
}

function formOf(text: string): string[] {
  return Object.entries(JSON.parse(text) as object).map(
    ([name, value]) => `--form-string ${quote(`${name}=${asText(value)}`)}`,
  );
}

function dataOf({ type, text }: { type: string; text: string }): string {
  if (!/form/.test(type)) return text;
  const entries = Object.entries(JSON.parse(text) as object);
  return new URLSearchParams(entries.map(([name, value]) => [name, asText(value)])).toString();
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
