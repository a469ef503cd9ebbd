import { externalAttributes, externalHref, hrefKind } from '../../shared/page/href.ts';
import { cleanPath, decodePath, internalHref, withoutBase } from '../../shared/page/paths.ts';
import { siteData } from './site-data.ts';

/** What components need to know of the site. */
export interface Site {
  title: string;
  /** As configured, without base; the same for both color schemes if there is one logo. */
  logoUrl?: { light: string; dark: string };
  /** `/docs`; empty without one. */
  base: string;
  /** A BCP 47 tag. */
  lang: string;
}

/** The site, at build and in the browser. */
export function useSite(): Site {
  return site;
}

/** The base at build: `siteData` has a placeholder there; see `shared/page/base-placeholder.ts`. */
let ownBase: string | undefined;
let isBaseRead = false;

const site: Site = {
  ...siteData,
  get base() {
    isBaseRead = true;
    return ownBase ?? siteData.base;
  },
};

/** Sets the base that components read at build. */
export function setBase(base: string): void {
  ownBase = base;
}

/** Whether a component has read the base since the last call: then what it shows may be right for this base only. */
export function takeBaseRead(): boolean {
  const wasRead = isBaseRead;
  isBaseRead = false;
  return wasRead;
}

/** The path of the page that is rendered, without the site's base: `/guide/first`. */
export function usePagePath(): string {
  if (typeof window === 'undefined') return rendered;
  const { pathname } = window.location;
  return cleanPath(decodePath(withoutBase(siteData.base, pathname) ?? pathname));
}

/** The attributes of a link. */
export interface LinkAttributes {
  href: string;
  target?: string;
  rel?: string;
}

/**
 * The attributes of a link, as Markdown would write it: an address of the site gets the base, one of another site
 * opens in a tab of its own.
 *
 * @param href `/guide/first#part`, `https://…` or any other address.
 */
export function linkTo(href: string): LinkAttributes {
  const kind = hrefKind(href);
  if (kind === 'path') return { href: internalHref(siteData.base, href) };
  return { href: externalHref(href), ...(kind === 'external' && externalAttributes) };
}

/** The path of the page that is rendered at build: a render is synchronous. */
let rendered = '/';

/** Sets the path of the page to render, for `usePagePath`. */
export function renderAt(path: string): void {
  rendered = path;
}
