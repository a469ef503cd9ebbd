/**
 * Paths and the base path. A *path* is a page's clean URL path without the base: `/cli/commands`,
 * `/` for the home page. A *base* is `''` or begins with a slash and does not end with one.
 */

/** Turns `docs`, `/docs/` or `/` into a base: `/docs`, `/docs`, `''`. */
export function normalizeBase(basePath: string): string {
  const inner = basePath.slice(0, beforeSlashes(basePath, basePath.length)).replace(/^\/+/, '');
  return inner === '' ? '' : `/${inner}`;
}

/** The start of the slashes before an end. A pattern would backtrack from each of them. */
function beforeSlashes(text: string, end: number): number {
  let start = end;
  while (start > 0 && text[start - 1] === '/') start--;
  return start;
}

/**
 * Reduces any of a page's three URL paths (`/x`, `/x/`, `/x.html`) to its clean path. The time is
 * linear in the length: clients send any path.
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
 * The digest in the name of an output file: the first 8 digits of its SHA-256 in hex. Images, types
 * and style sheets of pages have such names. The names of bundled files look alike, but contain a
 * hash of the bundler.
 */
export function digestInName(path: string): string | undefined {
  return /^\/assets\/.*-([\da-f]{8})\.\w+$/.exec(path)?.[1];
}

/**
 * The end of a sidebar's file. The name is a hash of the items, not of the bytes, so only this end
 * identifies the file: a host or a portal may answer with another one, and a download may be
 * interrupted.
 */
export function endOfSidebar(file: string): string {
  return `<!--${file}-->`;
}

/** The file of a path with another extension; the home page is `index`. */
export function fileOfPath(path: string, ending: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}${ending}`;
}

/** The file that lists every page for agents (https://llmstxt.org). */
export const agentIndexFile = 'llms.txt';
/** The instructions for agents that a build makes of pages, at the root of the output. */
export const agentRulesFile = 'AGENTS.md';

/** The output folder of payloads; no page may have a path below it. */
export const payloadFolder = '_page';

/** The path of a page's source text in the output; "Copy page for LLMs" fetches it. */
export function sourceFile(path: string): string {
  return `${payloadFolder}/${fileOfPath(path, '.txt')}`;
}

/** The path of a page's navigation payload in the output, and under the base in a URL. */
export function payloadFile(path: string): string {
  return `${payloadFolder}/${fileOfPath(path, '.json')}`;
}

/** The files of a page in the output, relative to its folder. */
export function filesOfPage(path: string): {
  /** The same document under each of its names. */
  documents: string[];
  payload: string;
  source: string;
  markdown: string;
} {
  return {
    documents: htmlFiles(path),
    payload: payloadFile(path),
    source: sourceFile(path),
    markdown: fileOfPath(path, '.md'),
  };
}

/** The output folder of changes; no page may have a path below it. */
export const changesFolder = '_changes';

/** The path of the page for unknown paths. */
export const notFoundPath = '/404';
