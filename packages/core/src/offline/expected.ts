import { endOfSidebar, digestInName, payloadFolder, withoutBase } from '../shared/page/paths.ts';
import { digestLength, type WorkerSite } from '../shared/document/worker-build.ts';
import { addressesOf, images, pathnameOf, type RequestKind } from './requests.ts';

/* Checks whether an answer is the requested file. A host may answer with its home page for a
   missing file, and a captive portal with its own page, both with status 200. */

/** The content types of files for which browsers, or the worker's answers, require one. */
const types: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /(java|ecma)script/],
  [/\.css$/, /^text\/css/],
  [images, /^image\//],
  // A sidebar, which is identified by the end of its content.
  [/\.html$/, /(?:)/],
];
/** Other files may have any content type except a document's: their content identifies them. */
const otherType = /^(?!text\/html)/;

/** Whether the status, the address and the headers of an answer fit the request. */
export function isPlausible(
  kind: RequestKind,
  url: string,
  { ok, redirected, url: final, headers }: Response,
  base: string,
): boolean {
  if (!ok) return false;
  const isDocument = kind === 'document';
  // Hosts redirect between the forms of a page's address.
  const isSame = () => addressesOf(final, base).document === addressesOf(url, base).document;
  if (redirected && !(isDocument && isSame())) return false;
  const path = pathnameOf(url);
  const [, ofFile] = types.find(([ending]) => ending.test(path)) ?? [path, otherType];
  return (isDocument ? /^text\/html/ : ofFile).test(headers.get('content-type') ?? '');
}

/** The first `digestLength` digits of a file's SHA-256 in hex, as in the build's list. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, digestLength);
}

/** The digest of a file of the worker's own build, by its address. */
export function digestInBuild(
  { files, others }: Pick<WorkerSite, 'files' | 'others'>,
  pathname: string,
) {
  return files[pathname] ?? others[pathname];
}

/** Whether the content of a file matches its name. */
export async function isNamed(
  site: WorkerSite,
  pathname: string,
  bytes: ArrayBuffer,
): Promise<boolean> {
  const path = withoutBase(site.base, pathname) ?? '';
  if (path.startsWith(`/${payloadFolder}/`))
    return new TextDecoder().decode(bytes).endsWith(endOfSidebar(path.slice(1)));
  const digest = digestInBuild(site, pathname) ?? digestInName(path);
  return digest !== undefined && (await digestOf(bytes)).startsWith(digest);
}
