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
import { searchFiles } from '../shared/search/search-options.ts';

/** How the worker answers a request. */
export type RequestKind = 'document' | 'payload' | 'search' | 'image' | 'named-by-content';

/** The files that are pictures, by their ending. */
export const images = /\.(svg|png|jpe?g|gif|webp|avif|ico)$/i;

/**
 * Says what a request asks for.
 *
 * @param base See `paths.ts`.
 * @returns Undefined for what is none of the worker's business: another site's, not read from, or
 * asked for in parts. A document may be of another application below the base: its content tells.
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
  if (mode === 'navigate') return 'document';
  const isImage = images.test(path);
  // A picture of a site's own, `big-elephant.png`, may look so.
  if (isNamedByContent(path) && (!isImage || digestInName(path))) return 'named-by-content';
  if (path.startsWith(`/${payloadFolder}/`) && path.endsWith('.json')) return 'payload';
  if (Object.values(searchFiles).some((file) => path === `/${file}`)) return 'search';
  return isImage ? 'image' : undefined;
}

/** The path of an address of this site, with the base. */
export function pathnameOf(address: string): string {
  return new URL(address, 'https://of-this-site.invalid').pathname;
}

/** The path of the page that an address is of, decoded. */
export function pagePathOf(url: string, base: string): string {
  const pathname = pathnameOf(url);
  return decodePath(cleanPath(withoutBase(base, pathname) ?? pathname));
}

/** The addresses that a page's document and its payload are stored under, for any form of its own. */
export function addressesOf(url: string, base: string): { document: string; payload: string } {
  const pathname = pathnameOf(url);
  const path = cleanPath(withoutBase(base, pathname) ?? pathname);
  return { document: withBase(base, path), payload: withBase(base, `/${payloadFile(path)}`) };
}
