import { micromark } from 'micromark';
import { sheetOf, takeStyles } from '../../content/html/page-styles.ts';
import {
  integrityOf,
  sourceOf,
  sourcesInCss,
  sourcesInHtml,
  sourcesOfSheets,
} from '../../content/html/policy-sources.ts';
import * as v from 'valibot';
import {
  type Config,
  configSchemaWith,
  type TopNavItem,
  type UserConfig,
} from '../../shared/config/config.ts';
import type { DocumentBanner, DocumentFile } from '../../shared/document/document.ts';
import { mergeSources, type PolicySources } from '../../shared/page/policy.ts';
import type { Renderer } from '../../shared/page/renderer.ts';
import { type Chrome, createSidebarFiles } from './document-data.ts';
import { topNavItems } from './document-links.ts';
import { hash } from '../files/hash.ts';
import { filesOfSearch } from '../search/collect-search.ts';
import { searchStarts } from '../search/search-starts.ts';
import { type PartName, partNames } from '../../shared/extension/parts.ts';
import type { ExtensionTimes } from '../site/extensions.ts';
import { renderExtensionHeads, renderHeads } from './heads.ts';
import { documentLanguages } from './languages.ts';
import { linksElsewhere } from './links-elsewhere.ts';
import { documentVersions } from './versions.ts';
import { siteLook } from './page-image.ts';
import { headScript } from './head-script.ts';
import { inLanguage } from '../../shared/config/languages-config.ts';
import { validParts } from '../site/config/foreign-config.ts';
import { withOwnPaths } from '../site/edition-sidebars.ts';
import type { Site } from '../site/site.ts';
import { itemsOfVersion } from '../site/versions/version-items.ts';

type ReactNode = import('react').ReactNode;

/** Renders an element of the configuration. */
export type RenderElement = Renderer['renderElement'];

/** The addresses of the browser's files in documents. */
export interface ChromeAssets {
  scripts: DocumentFile[];
  /** See `Chrome`. */
  offer?: DocumentFile | undefined;
  styles: string[];
  /** The style sheets of extensions' content, by extension. */
  contentStyles: Record<string, string>;
  preload: DocumentFile[];
  /** A hash of the files. */
  version: string;
}

/** The parts of the configuration that every page shows, rendered. */
export interface ChromeContent extends Pick<
  Chrome,
  'banner' | 'outlineFooter' | 'topNav' | 'heads'
> {
  /** The styles of its elements. */
  css: string;
  /** The sources that the Content-Security-Policy must allow for it. */
  sources: PolicySources;
}

/**
 * Renders the parts of the configuration that every page shows.
 *
 * @param paths The paths of all pages, for their heads.
 * @param times Receives the times of extensions.
 */
export async function renderChromeContent(
  config: Config,
  renderElement: RenderElement,
  paths: string[],
  times?: ExtensionTimes,
): Promise<ChromeContent> {
  const styles: Parameters<typeof sheetOf>[0] = [];
  const sources: PolicySources[] = [];
  const render: RenderElement = (element, prefix) => {
    const written = renderElement(element, prefix);
    const taken = takeStyles(written);
    styles.push(taken.styles);
    sources.push(sourcesInHtml(written), sourcesOfSheets(taken.styles.kept));
    return taken.html;
  };
  const topNav = topNavItems(config, render);
  const banner = createBanner(config, render);
  const outlineFooter =
    config.outlineFooter === undefined ? null : inline(config.outlineFooter, 'f-', config, render);
  const heads = [
    await renderHeads(config.head, paths, render),
    ...(await renderExtensionHeads(config, paths, render, times)),
  ];
  const css = await sheetOf(styles);
  const images = imagesOf(config).map(sourceOf).filter(Boolean);
  return {
    banner,
    outlineFooter,
    topNav,
    heads,
    css,
    sources: mergeSources([...sources, { 'img-src': images }, sourcesInCss(css)]),
  };
}

/** The addresses of the images in the configuration. */
function imagesOf({ iconUrl, logoUrl, sponsors }: Config): string[] {
  const written = [iconUrl, logoUrl].flatMap((it) => Object.values(it ?? {}) as string[]);
  const logos = sponsors.flatMap(({ rows }) => rows.flat().map(({ image }) => image));
  return [...written, ...logos];
}

/** Whether extensions replace parts of the chrome that stay mounted while pages change. */
function replacesFrame({ extensions }: Config): boolean {
  const names = extensions.flatMap(({ components }) => Object.keys(components ?? {}));
  return names.some((name) => partNames[name as PartName].mounted);
}

/** The chrome that stays mounted, if extensions replace parts of it; else empty. */
export async function renderFrame(
  site: Pick<Site, 'config' | 'socials' | 'editions' | 'version' | 'versions'>,
  { banner, topNav }: ChromeContent,
  loadServer: () => Promise<Pick<Renderer, 'renderFrame'>>,
): Promise<string> {
  const { config, socials } = site;
  if (!replacesFrame(config)) return '';
  const { renderFrame } = await loadServer();
  const { base, logoUrl, title: siteTitle } = config;
  const languages = documentLanguages(site, '/');
  const versions = documentVersions(site, '/');
  const texts = { base, languages, versions, logoUrl, siteTitle };
  const data = { ...texts, topNav, topNavActive: [], socials, banner };
  const isSchemeForced = config.theme.forced === true;
  return renderFrame({ ...data, isSchemeForced }, Object.values(config.sidebar));
}

/**
 * Creates the data that all documents share.
 *
 * @param frame The chrome that stays mounted, if parts of it are replaced; see `renderFrame`.
 */
export function createChrome(
  site: Pick<
    Site,
    | 'config'
    | 'editions'
    | 'expansions'
    | 'fonts'
    | 'loadedFeatures'
    | 'pages'
    | 'root'
    | 'version'
    | 'versions'
  >,
  assets: ChromeAssets,
  { banner, outlineFooter, topNav, heads, sources }: ChromeContent,
  frame = '',
): Chrome {
  const { config } = site;
  const { scripts, styles, contentStyles, preload, offer, version } = assets;
  const inline = headScript(config);
  const starts = searchStarts(config);
  const searchFiles = filesOfSearch(site);
  return {
    assets: { scripts, styles, preload, inline },
    contentStyles,
    offer,
    build: hash(
      version,
      JSON.stringify([
        topNav,
        banner,
        outlineFooter,
        starts,
        config.logoUrl,
        config.title,
        config.socials,
        ...(frame ? [frame] : []),
        searchFiles,
      ]),
    ).slice(0, 12),
    banner,
    outlineFooter,
    topNav,
    heads,
    searchStarts: starts,
    searchFiles,
    sources: mergeSources([sources, { 'script-src': [`'${integrityOf(inline)}'`] }]),
    look: siteLook(site),
    sidebarFile: createSidebarFiles(config, frame + linksElsewhere(site).version),
  };
}

/** The banner's content, and the key that a dismissal stores. */
export function createBanner(config: Config, render: RenderElement): DocumentBanner | null {
  const { banner } = config;
  if (banner === undefined) return null;
  const html = inline(banner.content, 'b-', config, render);
  return { html, key: hash(html).slice(0, 8), dismissable: banner.dismissable };
}

/** Renders a value of the configuration: a text is inline Markdown, anything else an element. */
function inline(value: ReactNode, prefix: string, { base }: Config, render: RenderElement): string {
  if (typeof value !== 'string') return render(value, prefix);
  const html = micromark(value.trim()).replace(/^<p>((?:(?!<p>).)*)<\/p>$/s, '$1');
  return html.replace(/href="\/(?!\/)/g, `href="${base}/`);
}

/** Whether the configuration contains elements, which need the server bundle. */
export function hasElements({ banner, extensions, head, outlineFooter, topNav }: Config): boolean {
  const isElement = (value: unknown) => value !== undefined && typeof value !== 'string';
  const holdsElement = (items: TopNavItem[]): boolean =>
    items.some(({ element, items: below = [] }) => isElement(element) || holdsElement(below));
  return (
    head !== undefined ||
    extensions.some((extension) => extension.head !== undefined) ||
    isElement(banner?.content) ||
    isElement(outlineFooter) ||
    holdsElement(topNav)
  );
}

/**
 * The configuration of an edition with the elements of the server bundle, which contain islands.
 *
 * @param bundled The configuration of the bundle, as its author writes it: for all languages, and for today.
 */
export function withElements(
  { config, editions, version }: Pick<Site, 'config' | 'editions' | 'version'>,
  bundled: UserConfig,
): Config {
  const all = editions?.all.map(({ lang }) => lang);
  // The loader has left out the same values, with a warning.
  const { config: valid } = validParts(all ? inLanguage(bundled, all, config.lang) : bundled, '');
  const schema = configSchemaWith(valid);
  const { banner, extensions, head, outlineFooter, topNav } = v.parse(schema, valid);
  const then = version ? itemsOfVersion(topNav, version.navigation) : topNav;
  return {
    ...config,
    banner,
    head,
    outlineFooter,
    topNav: editions ? withOwnPaths(then, editions) : then,
    extensions: config.extensions.map((extension, index) => ({
      ...extension,
      head: extensions[index]?.head,
    })),
  };
}

/** Replaces `renderElement` for a configuration without elements. */
export function refuseElement(): never {
  throw new Error('A configuration without elements has an element');
}
