import type { Config } from '../../shared/config/config.ts';
import { hrefKind } from '../../shared/page/href.ts';
import {
  cleanPath,
  decodePath,
  encodePath,
  internalHref,
  withBase,
} from '../../shared/page/paths.ts';
import { escapeXml } from './xml.ts';
import type { Site } from './site.ts';
import { directionOf } from '../../shared/config/direction.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';

/** A path that redirects. */
export interface Redirect {
  /** The path as written in the configuration. */
  from: string;
  /** The clean path, without base. */
  path: string;
  /** The final target, as written: chains of redirects are followed. */
  to: string;
}

type RedirectConfig = Pick<Config, 'redirects'>;

/** The configured redirects of a site, and those to translations with a path of their own. */
export function allRedirects({ config, pages }: Pick<Site, 'config' | 'pages'>): RedirectConfig {
  const own = pages.flatMap(({ path, sourcePath }) =>
    sourcePath === undefined ? [] : [[sourcePath, path]],
  );
  return { redirects: { ...config.redirects, ...Object.fromEntries(own) } };
}

/** The configured redirects. A cyclic redirect has its own target. */
export function redirectsOf({ redirects }: RedirectConfig): Redirect[] {
  const next = new Map(Object.entries(redirects).map(([from, to]) => [linkedPath(from), to]));
  return Object.entries(redirects).map(([from, to]) => {
    const seen = new Set([linkedPath(from)]);
    let last = to;
    for (;;) {
      const path = linkedPath(last);
      const following = next.get(path);
      if (following === undefined) return { from, path: linkedPath(from), to: last };
      if (seen.has(path)) return { from, path: linkedPath(from), to };
      seen.add(path);
      last = following;
    }
  });
}

/** The clean path of a written link to the site; an external address stays unchanged. */
export function linkedPath(link: string): string {
  return hrefKind(link) === 'path' ? cleanPath(decodePath(link.replace(/[?#].*$/s, ''))) : link;
}

/** The target address of a redirect, in characters that a header may contain. */
export function redirectHref({ base }: Pick<Config, 'base'>, { to }: Redirect): string {
  const href = hrefKind(to) === 'path' ? internalHref(base, to) : to;
  return href.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** A document for hosts without redirects: it redirects at once, without a script. */
export function redirectDocument(
  config: Pick<Config, 'base' | 'baseUrl' | 'lang' | 'labels'>,
  redirect: Redirect,
): string {
  const href = redirectHref(config, redirect);
  const target = escapeXml(href);
  const { moved, movedTitle } = config.labels;
  const dir = directionOf(config.lang) ? ' dir="rtl"' : '';
  const canonical = escapeXml(new URL(href, config.baseUrl ?? 'http://localhost').href);
  return `<!doctype html>
<html lang="${escapeXml(config.lang)}"${dir}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fillLabel(escapeXml(movedTitle), { target })}</title>
<link rel="canonical" href="${config.baseUrl === undefined ? target : canonical}">
<meta http-equiv="refresh" content="0; url=${target}">
<p>${fillLabel(escapeXml(moved), { target: `<a href="${target}">${target}</a>` })}</p>
</html>
`;
}

/**
 * The rules of a `_redirects` file for Netlify and Cloudflare Pages: all three addresses of each
 * path, of each language.
 *
 * @returns Undefined without redirects.
 */
export function redirectRules(configs: Pick<Config, 'base' | 'redirects'>[]): string | undefined {
  const rules = configs.flatMap((config) =>
    redirectsOf(config).flatMap((redirect) =>
      ['', '/', '.html'].map((end) => {
        const from = withBase(config.base, encodePath(redirect.path) + end);
        return `${from} ${redirectHref(config, redirect)} 301\n`;
      }),
    ),
  );
  return rules.length > 0 ? rules.join('') : undefined;
}
