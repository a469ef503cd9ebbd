import {
  cleanPath,
  decodePath,
  digestInName,
  isNamedByContent,
  payloadFile,
  payloadFolder,
  withBase,
  withoutBase,
} from '../shared/page/paths.ts';
import { liveFolder } from '../shared/live/messages.ts';
import { jsonKey } from './json-files.ts';

/** The kinds of requests that the worker answers. */
export type RequestKind = 'document' | 'payload' | 'json' | 'image' | 'named-by-content';

/** Images, by file extension. */
export const images = /\.(svg|png|jpe?g|gif|webp|avif|ico)$/i;

/**
 * The kind of a request.
 *
 * @param base See `paths.ts`.
 * @returns Undefined for a request that the worker ignores: to another site, with another method
 *   than GET, or for a range of bytes. A document may belong to another application below the base;
 *   only its content shows that.
 */
export function requestKind(
  { url, method, mode, headers }: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>,
  origin: string,
  base: string,
): RequestKind | undefined {
  if (method !== 'GET' || headers.has('range')) return undefined;
  const asked = new URL(url);
  const path = asked.origin === origin ? withoutBase(base, asked.pathname) : undefined;
  if (path === undefined) return undefined;
  // The frame of live samples has no origin, and no worker; its file never changes.
  if (path.startsWith(`/${liveFolder}/`)) return undefined;
  if (mode === 'navigate') return 'document';
  const isImage = images.test(path);
  // The name of an image such as `big-elephant.png` may look like a name with a hash.
  if (isNamedByContent(path) && (!isImage || digestInName(path))) return 'named-by-content';
  if (path.startsWith(`/${payloadFolder}/`) && path.endsWith('.json')) return 'payload';
  if (jsonKey(path)) return 'json';
  return isImage ? 'image' : undefined;
}

/** The path of an address of this site, with the base. */
export function pathnameOf(address: string): string {
  return new URL(address, 'https://of-this-site.invalid').pathname;
}

/** The path of the page at an address, decoded. */
export function pagePathOf(url: string, base: string): string {
  const pathname = pathnameOf(url);
  return decodePath(cleanPath(withoutBase(base, pathname) ?? pathname));
}

/**
 * The addresses under which a page's document and payload are stored, for any form of the page's
 * address.
 */
export function addressesOf(url: string, base: string): { document: string; payload: string } {
  const pathname = pathnameOf(url);
  const path = cleanPath(withoutBase(base, pathname) ?? pathname);
  return { document: withBase(base, path), payload: withBase(base, `/${payloadFile(path)}`) };
}
