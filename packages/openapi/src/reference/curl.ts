import { curlField, quote } from '../curl-form.ts';
import { isFormData, isMultipart } from '../form-pairs.ts';
import { filledPairs, type FilledRequest, sentBody, toRequest } from './send-request.ts';

/**
 * The reader’s request as a command for curl, with the keys that were entered.
 *
 * @throws Error if the input is not a valid request.
 */
export function curlOf(filled: FilledRequest, page: string): string {
  const { method, url, headers: sent } = toRequest({ ...filled, proxy: undefined }, page);
  const headers = new Headers(sent);
  const { type = '' } = filled.body ?? {};
  const isForm = isMultipart(type);
  // curl writes the boundary itself, and the whole header of form data.
  if (isFormData(type)) headers.delete('Content-Type');
  else if (isForm) headers.set('Content-Type', type);
  return [
    `curl ${method === 'HEAD' ? '--head' : `--request ${method}`} ${quote(url)}`,
    ...[...headers].map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...cookiesOf(filled),
    ...bodyOf(filled, isForm),
  ].join(' \\\n  ');
}

function bodyOf(filled: FilledRequest, isForm: boolean): string[] {
  const body = sentBody(filled);
  if (body === undefined) return [];
  if (isForm) return filledPairs(filled.body!).map(curlField);
  return body instanceof File
    ? [`--data-binary ${quote(`@${body.name}`)}`]
    : [`--data-raw ${quote(body as string)}`];
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
