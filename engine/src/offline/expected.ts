import { endOfSidebar, digestInName, payloadFolder, withoutBase } from '../shared/page/paths.ts';
import { searchFiles } from '../shared/search/search-options.ts';
import { digestLength, type WorkerSite } from '../shared/document/worker-build.ts';
import { addressesOf, images, pathnameOf, type RequestKind } from './requests.ts';

/*
 * Whether an answer is what was asked for. A host without a file may answer with its home page, a portal
 * with its own, and both say 200.
 */

/** The content types of files that a browser, or the worker's answers, are particular about. */
const types: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /(java|ecma)script/],
  [/\.css$/, /^text\/css/],
  [images, /^image\//],
  // A sidebar, which says by its end that it is one.
  [/\.html$/, /(?:)/],
];
/** Hosts give many to the rest, which is told by its content; but this is another document. */
const otherType = /^(?!text\/html)/;

/** What only the JSON of a file of search has. */
const searchParts = { [searchFiles.index]: 'serializationVersion' };

/** Whether an answer can be what was asked for, by what it says of itself. */
export function isPlausible(
  kind: RequestKind,
  url: string,
  { ok, redirected, url: final, headers }: Response,
  base: string,
): boolean {
  if (!ok) return false;
  const isDocument = kind === 'document';
  // Hosts lead from one form of a page's address to another.
  const isSame = () => addressesOf(final, base).document === addressesOf(url, base).document;
  if (redirected && !(isDocument && isSame())) return false;
  const path = pathnameOf(url);
  const [, ofFile] = types.find(([ending]) => ending.test(path)) ?? [path, otherType];
  return (isDocument ? /^text\/html/ : ofFile).test(headers.get('content-type') ?? '');
}

/** The first digits of a file's SHA-256 in hex, as the build notes them. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, digestLength);
}

/** The digest of a file of the worker's own build, by its address. */
export function noted({ files, others }: Pick<WorkerSite, 'files' | 'others'>, pathname: string) {
  return files[pathname] ?? others[pathname];
}

/** Whether a file that is named by its content is the one of that name. */
export async function isNamed(
  site: WorkerSite,
  pathname: string,
  bytes: ArrayBuffer,
): Promise<boolean> {
  const path = withoutBase(site.base, pathname) ?? '';
  if (path.startsWith(`/${payloadFolder}/`))
    return new TextDecoder().decode(bytes).endsWith(endOfSidebar(path.slice(1)));
  const digest = noted(site, pathname) ?? digestInName(path);
  return digest !== undefined && (await digestOf(bytes)).startsWith(digest);
}

/** Whether a text is that file of search. */
export function isSearchFile(pathname: string, text: string): boolean {
  const found = JSON.parse(text) as object | null;
  return Object.entries(searchParts).some(
    ([file, part]) => pathname.endsWith(`/${file}`) && Object.hasOwn(found ?? {}, part),
  );
}
