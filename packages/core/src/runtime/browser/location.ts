import { cleanPath, withBase, withoutBase } from '../../shared/page/paths.ts';

/** The `html` element. It carries the theme and the loading state. */
export const root = document.documentElement;

/** The base path of this site; see `paths.ts`. */
export const base = root.dataset.base ?? '';

/** The build of this document; see `Payload`. */
export const build = root.dataset.build ?? '';

/** The path of a page of this site; undefined for any other address. */
export function pathOf(url: URL | Location): string | undefined {
  if (url.origin !== location.origin) return undefined;
  const path = withoutBase(base, url.pathname);
  if (path === undefined || /\.(?!html$)[a-z]\w*$/i.test(path)) return undefined;
  try {
    return cleanPath(decodeURI(path));
  } catch {
    return undefined; // The path is not valid UTF-8: no page has it.
  }
}

/** The address of an output file of this site. */
export function urlOfFile(file: string): string {
  return encodeURI(withBase(base, `/${file}`));
}

/**
 * The element that a fragment (`#id`) names. A former id of a heading yields the heading. Default:
 * the fragment of the address.
 */
export function elementOfHash(hash = location.hash): HTMLElement | null {
  // Firefox warns of an empty id.
  if (hash.length < 2) return null;
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    return target?.closest<HTMLElement>('h1,h2,h3,h4,h5,h6') ?? target;
  } catch {
    return null; // The fragment is not valid UTF-8: no element has it as its id.
  }
}

/** The path of a link's target, if a soft navigation can show it; undefined otherwise. */
export function pathOfLink(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.target || link.hasAttribute('download')) return undefined;
  return pathOf(new URL(link.href));
}
