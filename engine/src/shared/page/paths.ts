/**
 * Paths and the base path. A *path* is a page's clean URL path without the base: `/cli/commands`,
 * `/` for the home page. A *base* is `''` or begins with a slash and does not end with one.
 */

/** Turns `docs`, `/docs/` or `/` into a base: `/docs`, `/docs`, `''`. */
export function normalizeBase(basePath: string): string {
  const inner = basePath.slice(0, beforeSlashes(basePath, basePath.length)).replace(/^\/+/, '');
  return inner === '' ? '' : `/${inner}`;
}

/** Where the slashes begin that stand before an end. A pattern would look again from each of them. */
function beforeSlashes(text: string, end: number): number {
  let start = end;
  while (start > 0 && text[start - 1] === '/') start--;
  return start;
}

/**
 * Reduces any of a page's three URL paths (`/x`, `/x/`, `/x.html`) to its clean path. Clients send what
 * they like: the time is linear in the length.
 */
export function cleanPath(pathname: string): string {
  const end = pathname.length - (pathname.endsWith('.html') ? '.html'.length : 0);
  const path = pathname.slice(0, beforeSlashes(pathname, end));
  if (path === 'index') return '/';
  if (!path.endsWith('/index')) return path || '/';
  return path.slice(0, beforeSlashes(path, path.length - 'index'.length)) || '/';
}

/** Decodes a path; invalid percent-encoding stays unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Encodes a path, including `#` and `?`. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');
}

/** Adds the base to a path. `withBase('/docs', '/')` is `/docs/`. */
export function withBase(base: string, path: string): string {
  return `${base}${path}`;
}

/** The address of a configured link to a path: clean, with base, query and fragment. */
export function internalHref(base: string, link: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link)!;
  return withBase(base, cleanPath(path)) + rest;
}

/** Removes the base from a pathname; undefined if the pathname is outside of it. */
export function withoutBase(base: string, pathname: string): string | undefined {
  return `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : undefined;
}

/** Whether `prefix` covers `path` at a segment boundary: `/api` covers `/api/auth`, not `/api-x`. */
export function isUnder(path: string, prefix: string): boolean {
  const clean = cleanPath(prefix);
  return clean === '/' || path === clean || path.startsWith(`${clean}/`);
}

/** The longest of `prefixes` that covers `path` at a segment boundary, if any. */
export function longestPrefix<Prefix extends string>(
  prefixes: Iterable<Prefix>,
  path: string,
): Prefix | undefined {
  let longest: Prefix | undefined;
  for (const prefix of prefixes) {
    if (!isUnder(path, prefix)) continue;
    if (longest === undefined || cleanPath(prefix).length > cleanPath(longest).length) {
      longest = prefix;
    }
  }
  return longest;
}

/** The HTML files of a page in the output: `/x` is `x.html` and `x/index.html`. */
export function htmlFiles(path: string): string[] {
  return path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`];
}

/** Whether the name of an output file contains a hash of its content: the file never changes. */
export function isNamedByContent(path: string): boolean {
  return /^\/(assets\/.*-[\w-]{8}\.\w+|(_page\/sidebar|_live\/frame)-[\da-f]{8}\.html)$/.test(path);
}

/**
 * The digest that a path of the output carries in its name: the first 8 digits of its SHA-256 in hex.
 * The files of pages (pictures, types, style sheets) are named so. Those of the bundler look alike, and
 * their digits are of its own making.
 */
export function digestInName(path: string): string | undefined {
  return /^\/assets\/.*-([\da-f]{8})\.\w+$/.exec(path)?.[1];
}

/**
 * What stands at the end of a sidebar's file: its name says its items, not its bytes, so that only this
 * tells it from what a host or a portal answers in its place, and from one that breaks off.
 */
export function endOfSidebar(file: string): string {
  return `<!--${file}-->`;
}

/** The file of a path with another ending, `index` standing for the home page. */
export function fileOfPath(path: string, ending: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}${ending}`;
}

/** The output folder of payloads; no page may have a path below it. */
export const payloadFolder = '_page';

/** Where a page's source text stands in the output; "Copy page for LLMs" fetches it. */
export function sourceFile(path: string): string {
  return `${payloadFolder}/${fileOfPath(path, '.txt')}`;
}

/** Where a page's navigation payload stands in the output, and under the base in a URL. */
export function payloadFile(path: string): string {
  return `${payloadFolder}/${fileOfPath(path, '.json')}`;
}
