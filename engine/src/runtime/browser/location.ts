import { cleanPath, withoutBase } from '../../shared/page/paths.ts';

/** The element that carries the theme and the state of loading. */
export const root = document.documentElement;

/** The base this site is served under; see `paths.ts`. */
export const base = root.dataset.base ?? '';

/** Identifies the build this document belongs to. */
export const build = root.dataset.build ?? '';

/** The path of a page of this site; undefined for any other address. */
export function pathOf(url: URL | Location): string | undefined {
  if (url.origin !== location.origin) return undefined;
  const path = withoutBase(base, url.pathname);
  if (!path || /\.(?!html$)[a-z]\w*$/i.test(path)) return undefined;
  try {
    return cleanPath(decodeURI(path));
  } catch {
    return undefined; // A path that is not valid UTF-8 is no page's.
  }
}

/** The address of a file of this site's output. */
export function urlOfFile(file: string): string {
  return encodeURI(`${base}/${file}`);
}

/** The element a fragment names (`#id`): that of the address, or of a link. */
export function elementOfHash(hash = location.hash): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A fragment that is not valid UTF-8 names nothing.
  }
}

/** The path of the page a link leads to, if a navigation can show it in place. */
export function pathOfLink(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.target || link.hasAttribute('download')) return undefined;
  return pathOf(new URL(link.href));
}
