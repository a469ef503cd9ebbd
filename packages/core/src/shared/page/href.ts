/** The kind of an `href`. */
export type HrefKind = 'external' | 'protocol' | 'fragment' | 'path' | 'relative';

/**
 * Classifies an href of a source file. `www.` and `http(s):` (and `//host`) are `external`;
 * `mailto:`, `tel:` and other schemes are `protocol`; `#id` is `fragment`;
 * `/x` is `path`; everything else is `relative`.
 */
export function hrefKind(href: string): HrefKind {
  if (/^(https?:)?\/\//i.test(href) || /^www\./i.test(href)) return 'external';
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return 'protocol';
  if (href.startsWith('#')) return 'fragment';
  return href.startsWith('/') ? 'path' : 'relative';
}

/** The address of an external href: `www.` gets the scheme `https://`. */
export function externalHref(href: string): string {
  return /^www\./i.test(href) ? `https://${href}` : href;
}

/** The attributes of every link to another site. */
export const externalAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const;

const executable = /^[\u0000-\u0020]*(javascript|vbscript|data):/i;

/** Whether following the href would run code; such links are errors. */
export function isExecutable(href: string): boolean {
  return schemeOf(href) !== undefined;
}

/** Whether the address of an image, audio or video would run code; `data:` is safe there. */
export function isExecutableMedia(src: string): boolean {
  return schemeOf(src) !== undefined && schemeOf(src) !== 'data';
}

/** Removes what browsers ignore: tabs and line ends within a scheme, control characters before it. */
function schemeOf(href: string): string | undefined {
  return executable.exec(href.replace(/[\t\n\r]/g, ''))?.[1]?.toLowerCase();
}

/** The path and the fragment of a written address; its query is dropped. */
export function splitHref(href: string): { pathname: string; fragment: string } {
  const [, pathname = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { pathname, fragment };
}
