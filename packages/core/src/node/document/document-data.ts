import { posix } from 'node:path';
import { nameOfContent } from '../../content/base/digest.ts';
import type { Config } from '../../shared/config/config.ts';
import {
  type DocumentArea,
  type DocumentBanner,
  type DocumentData,
  type DocumentFile,
  type DocumentNavItem,
  type PageStyle,
  type SearchStart,
  shownOptions,
  type ShownSidebarItem,
} from '../../shared/document/document.ts';
import {
  activeItems,
  activeTrail,
  neighbours,
  pageOf,
  sidebarItems,
  sidebarKey,
  sidebarMaxDepth,
} from '../../shared/page/site-navigation.ts';
import { areaOf } from '../site/areas.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import {
  fileOfPath,
  sourceFile,
  internalHref,
  payloadFolder,
  withBase,
} from '../../shared/page/paths.ts';
import type { SiteLook } from '../../shared/extension/page-feature.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { notFoundPath } from '../site/discover.ts';
import { isSource, sourcePathOf } from '../site/editions.ts';
import { hash } from '../files/hash.ts';
import { headData } from './head-data.ts';
import { headElements } from './head-elements.ts';
import { type Heads, headOf } from './heads.ts';
import { shownSidebar } from './shown-sidebar.ts';
import type { Site } from '../site/site.ts';
import { documentLanguages, documentSource } from './languages.ts';
import { documentDifferences, documentVersions } from './versions.ts';
import { versionsAt } from '../site/versions/versions.ts';
import { isDocsLayout } from '../site/layout-names.ts';
import { directionOf } from '../../shared/config/direction.ts';
import { chatLinks, documentLink, editLink, showsAiCta } from './document-links.ts';

/** The data of one document that does not follow from the facts of its page. */
export interface OwnData extends Partial<Pick<DocumentData, 'version' | 'image'>> {
  /** The site's own prompt for chats about the page. */
  prompt?: string | undefined;
  /** Whether the page stands in for one without translation. Default false. */
  isFallback?: boolean | undefined;
}

/** The data that all documents of a site share, created once. */
export interface Chrome {
  assets: DocumentData['assets'];
  /** The addresses of the style sheets of extensions' content, by extension. */
  contentStyles: Record<string, string>;
  /** The script of pages that exist in other languages; undefined on a site with one. */
  offer?: DocumentFile | undefined;
  /**
   * A hash of the scripts, the styles and the chrome that stays mounted while pages change. Documents and
   * payloads carry it: a payload is shown only in a document of the same build.
   */
  build: string;
  banner: DocumentBanner | null;
  outlineFooter: string | null;
  topNav: DocumentNavItem[];
  /** The elements of `head`, and of extensions, for the heads of pages. */
  heads: Heads[];
  searchStarts: SearchStart[];
  searchFiles: string[];
  /** The sources that the Content-Security-Policy must allow for this data. */
  sources: PolicySources;
  /** The look of the site, for features that draw; null if none does. */
  look: SiteLook | null;
  /** The output file of the sidebar with these items. */
  sidebarFile(items: ShownSidebarItem[]): string;
}

/**
 * Creates the names of sidebars' files, which contain a hash of the content.
 *
 * @param frame The chrome with replaced parts; see `Renderer.renderFrame`.
 */
export function createSidebarFiles(config: Config, frame = ''): Chrome['sidebarFile'] {
  const fileNames = new WeakMap<ShownSidebarItem[], string>();
  return (items) => {
    let file = fileNames.get(items);
    if (file === undefined) {
      const logo = JSON.stringify(config.logoUrl ?? config.title);
      const { home, close } = config.labels;
      const version = hash(
        JSON.stringify(items),
        config.base,
        logo,
        home,
        close,
        ...(frame ? [frame] : []),
      );
      file = `${payloadFolder}/sidebar-${version.slice(0, 8)}.html`;
      fileNames.set(items, file);
    }
    return file;
  };
}

/** What the page for unknown paths leaves out: nobody edits, dates or discusses a page that is not there. */
const ofNotFound = { editLink: false, lastUpdated: false, showAiCta: false } as const;

/**
 * Derives all data for a page's document besides its content.
 */
export function documentData(
  site: Site,
  chrome: Chrome,
  facts: PageFacts,
  own: OwnData = {},
): DocumentData {
  const { config } = site;
  const { path } = facts;
  const frontMatter = { ...(path === notFoundPath && ofNotFound), ...facts.frontMatter };
  const layout = frontMatter.layout ?? 'docs';
  const isDocs = isDocsLayout(config, layout);
  const { addedBy = [] } = facts;
  const hasContents = addedBy.length > 0;
  const sourcePath = site.editions ? sourcePathOf(site.editions.own, path) : path;
  const languages = documentLanguages(site, path);
  const inSource = documentSource(site, path);
  const source = own.isFallback ? inSource : null;
  return {
    ...pick(config, shownOptions),
    path,
    dir: directionOf(config.lang),
    languages,
    versions: documentVersions(site, path),
    differences: documentDifferences(site, path),
    source,
    machineTranslated: frontMatter.machineTranslated && !isSource(site) ? inSource : null,
    stale: inSource && facts.stale ? { source: inSource, ...facts.stale } : null,
    build: buildOf(site, chrome, path),
    siteTitle: config.title,
    ...headData(site, facts, own.image ?? null, source),
    head: chrome.heads.flatMap((heads) => headElements(headOf(heads, path))),
    colorScheme: config.theme.colorScheme,
    isSchemeForced: config.theme.forced === true,
    layout,
    show: { logo: frontMatter.showLogo ?? true, topNav: frontMatter.showTopNav ?? true },
    outline: outline(facts, isDocs),
    outlineTitle: isDocs && !hasContents ? config.labels.onThisPage : config.labels.contents,
    style: pageStyle(facts),
    sheets: addedBy.flatMap((name) =>
      Object.hasOwn(chrome.contentStyles, name) ? chrome.contentStyles[name]! : [],
    ),
    topNav: chrome.topNav,
    // The page for unknown paths and landing pages belong to no section.
    topNavActive:
      path === notFoundPath || layout === 'landing' ? [] : activeItems(config.topNav, sourcePath),
    ...sidebarData(config, chrome, facts, isDocs),
    edit:
      isDocs && config.editLink && frontMatter.editLink !== false
        ? editLink(config.editLink, config, fileInPages(site, facts.file))
        : null,
    lastUpdatedAt: isDocs && frontMatter.lastUpdated !== false ? site.dates.of(facts.file) : null,
    version: own.version ?? null,
    socials: site.socials,
    banner: chrome.banner,
    outlineFooter: chrome.outlineFooter,
    searchStarts: chrome.searchStarts,
    searchFiles: chrome.searchFiles,
    aiCta: showsAiCta(config, frontMatter)
      ? {
          chats: chatLinks(config, path, own.prompt),
          source: withBase(
            (source ?? config).base,
            `/${hasContents ? fileOfPath(path, '.md') : sourceFile(path)}`,
          ),
        }
      : null,
    assets:
      chrome.offer && languages?.some(({ offer }) => offer !== null)
        ? { ...chrome.assets, scripts: [...chrome.assets.scripts, chrome.offer] }
        : chrome.assets,
  };
}

/** The build of a page. The menu of versions stays mounted: pages of another area, which has others, load as documents. */
function buildOf(site: Site, { build }: Chrome, path: string): string {
  const { area = '' } = versionsAt(site, path) ?? {};
  return (site.versions?.[0]?.area ?? '/') === '/' ? build : hash(build, area).slice(0, 12);
}

/** The file of a page relative to the folder of all pages, which has the folders of translations. */
function fileInPages({ config, editions }: Site, file: string): string {
  return posix.relative(editions?.all[0]!.pagesDir ?? config.pagesDir, file);
}

function pick<Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

/** The sidebar of a page, and the previous and next page in it. */
function sidebarData(
  config: Config,
  { sidebarFile }: Chrome,
  { path, frontMatter }: PageFacts,
  isDocs: boolean,
): Pick<DocumentData, 'sidebar' | 'section' | 'area' | 'previous' | 'next'> {
  const key = sidebarKey(config, path);
  const items = sidebarItems(config, key);
  const isShown = (frontMatter.showSidebar ?? isDocs) && items.length > 0;
  const active = activeTrail(items, path, sidebarMaxDepth).at(-1)?.link;
  const trail = activeTrail(items, path);
  const [section, ...below] = trail;
  const shown = shownSidebar(items, trail);
  const area = documentArea(config, path);
  const around = isDocs ? neighbours(items, path) : {};
  return {
    sidebar:
      isShown && key !== undefined
        ? {
            key,
            file: sidebarFile(shown),
            items: shown,
            active: active === undefined ? '' : internalHref(config.base, active),
          }
        : null,
    section: (below.length > 0 && section?.text) || (area && !area.isListed && area.text) || null,
    area: area ?? null,
    previous: documentLink(config, around.previous),
    next: documentLink(config, around.next),
  };
}

/**
 * The headings of the outline: levels 2 and 3, or the number of levels from 2 in the front matter.
 */
function outline(
  { frontMatter, headings, addedBy }: PageFacts,
  isDocs: boolean,
): DocumentData['outline'] {
  const { showOutline = isDocs || addedBy !== undefined } = frontMatter;
  if (showOutline === false) return [];
  const levels = showOutline === true ? 2 : showOutline;
  return headings.filter(({ level }) => level >= 2 && level < 2 + levels);
}

/**
 * The page's own style sheet: the paddings and the width of its content, and the styles of its
 * HTML.
 */
function pageStyle({ frontMatter, css: own = '' }: PageFacts): PageStyle | null {
  const names = {
    horizontalPadding: '--content-padding-x',
    verticalPadding: '--content-padding-y',
    width: '--content-width',
  } as const;
  const properties = Object.entries(frontMatter.content ?? {}).map(
    ([name, value]) =>
      `${names[name as keyof typeof names]}:${typeof value === 'number' ? `${value}px` : value}`,
  );
  const rule = properties.length > 0 ? `:root{${properties.join(';')}}` : '';
  const css = [rule, own].filter(Boolean).join('\n');
  return css === '' ? null : { file: `assets/page-${nameOfContent(css)}.css`, css };
}

/**
 * The area of a page that the sidebar does not list, or whose sidebar group ends with links to such
 * pages.
 */
function documentArea(config: Config, path: string): DocumentArea | undefined {
  const area = areaOf(config, path);
  return (
    area && {
      ...area,
      links: area.links.map(({ text, link }) => ({
        text,
        link: internalHref(config.base, link),
        isCurrent: pageOf(link) === path,
      })),
    }
  );
}
