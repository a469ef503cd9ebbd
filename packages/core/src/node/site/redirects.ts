import type { Config } from '../../shared/config/config.ts';
import { hrefKind } from '../../shared/page/href.ts';
import {
  cleanPath,
  decodePath,
  encodePath,
  internalHref,
  isUnder,
  withBase,
} from '../../shared/page/paths.ts';
import { isShown, isSource, sourcePathOf } from './editions.ts';
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

/** A redirect of an edition. */
export interface OwnRedirect extends Redirect {
  /** The target address, in characters that a header may contain. */
  href: string;
}

type RedirectConfig = Pick<Config, 'redirects'>;
type RedirectSite = Pick<Site, 'config' | 'pages' | 'editions'>;

/**
 * The redirects of an edition: the configured ones, and those to translations with a path of their own. What a
 * translation does not show is in the source; a path in the folder of a language is the source's to redirect.
 */
export function redirectsIn(site: RedirectSite): OwnRedirect[] {
  const { config, pages, editions } = site;
  const moved = pages.flatMap(({ path, sourcePath }) =>
    sourcePath === undefined ? [] : [[sourcePath, path]],
  );
  const all = redirectsOf({ redirects: { ...config.redirects, ...Object.fromEntries(moved) } });
  if (!editions || isSource(site))
    return all.map((redirect) => ({ ...redirect, href: redirectHref(config, redirect) }));
  const { all: languages, own } = editions;
  const ofSource = (path: string) => languages.some(({ lang }) => isUnder(path, `/${lang}`));
  const isHere = (path: string) => isShown(editions, own, sourcePathOf(own, path));
  return all
    .filter(({ path }) => !ofSource(path))
    .map((redirect) => {
      const { base } = isHere(linkedPath(redirect.to)) ? config : languages[0]!;
      return { ...redirect, href: redirectHref({ base }, redirect) };
    });
}

/** The configured redirects. A cyclic redirect has its own target. */
export function redirectsOf({ redirects }: RedirectConfig): Redirect[] {
  const next = new Map(Object.entries(redirects).map(([from, to]) => [linkedPath(from), to]));
  /** The ends of chains, by the paths in them; undefined for those that end in a cycle. */
  const ends = new Map<string, string | undefined>();
  const endOf = (from: string) => {
    const way = new Set<string>();
    let path = from;
    let end: string | undefined;
    while (next.has(path) && !ends.has(path) && !way.has(path)) {
      way.add(path);
      end = next.get(path)!;
      path = linkedPath(end);
    }
    if (ends.has(path)) end = ends.get(path);
    else if (way.has(path)) end = undefined;
    for (const each of way) ends.set(each, end);
    return ends.get(from);
  };
  return Object.entries(redirects).map(([from, to]) => {
    const path = linkedPath(from);
    return { from, path, to: endOf(path) ?? to };
  });
}

/** The clean path of a written link to the site; an external address stays unchanged. */
export function linkedPath(link: string): string {
  return hrefKind(link) === 'path' ? cleanPath(decodePath(link.replace(/[?#].*$/s, ''))) : link;
}

function redirectHref({ base }: Pick<Config, 'base'>, { to }: Redirect): string {
  const href = hrefKind(to) === 'path' ? internalHref(base, to) : to;
  return href.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** A document for hosts without redirects: it redirects at once, without a script. */
export function redirectDocument(
  config: Pick<Config, 'base' | 'baseUrl' | 'lang' | 'labels'>,
  { href }: Pick<OwnRedirect, 'href'>,
): string {
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
export function redirectRules(sites: RedirectSite[]): string | undefined {
  const rules = sites.flatMap((site) =>
    redirectsIn(site).flatMap(({ path, href }) =>
      ['', '/', '.html'].map((end) => {
        const from = withBase(site.config.base, encodePath(path) + end);
        return `${from} ${href} 301\n`;
      }),
    ),
  );
  return rules.length > 0 ? rules.join('') : undefined;
}
