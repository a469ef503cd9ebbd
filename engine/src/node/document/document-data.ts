import { posix } from 'node:path';
import { nameOfContent } from '../../content/digest.ts';
import type { Config, TopNavItem } from '../../shared/config/config.ts';
import type {
  DocumentArea,
  DocumentBanner,
  DocumentData,
  DocumentLink,
  DocumentNavItem,
  PageStyle,
  SearchStart,
  ShownSidebarItem,
} from '../../shared/document/document.ts';
import { externalHref, hrefKind } from '../../shared/page/href.ts';
import {
  activeItems,
  activeTrail,
  type NavigationLink,
  neighbours,
  pageOf,
  sidebarItems,
  sidebarKey,
  sidebarMaxDepth,
} from '../../shared/page/site-navigation.ts';
import { areaOf } from '../../shared/page/areas.ts';
import { type PageFacts, pageTitle as titleOf } from '../../shared/page/page.ts';
import {
  fileOfPath,
  sourceFile,
  internalHref,
  isUnder,
  longestPrefix,
  payloadFolder,
  withBase,
} from '../../shared/page/paths.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import type { Renderer } from '../../shared/page/renderer.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import { notFoundPath } from '../site/discover.ts';
import { hash } from '../files/hash.ts';
import { feedFile, hasFeed, manifestFile } from '../site/linked-outputs.ts';
import { shownSidebar } from './shown-sidebar.ts';
import type { Site } from '../site/site.ts';
import { socialCard } from './social-card.ts';
import type { CardStyle } from './social-card-style.ts';
import { structuredData } from './structured-data.ts';
import { directionOf } from '../../shared/config/direction.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';

/** What every document of a site has in common, made once. */
export interface Chrome {
  assets: DocumentData['assets'];
  /** The style sheet of API references. */
  apiStyles: string[];
  /**
   * A hash of the scripts, the styles and the chrome that stays mounted while pages change. Documents and
   * payloads carry it: a payload is shown only in a document of the same build.
   */
  build: string;
  banner: DocumentBanner | null;
  outlineFooter: string | null;
  topNav: DocumentNavItem[];
  searchStarts: SearchStart[];
  /** What the Content-Security-Policy has to allow for all this. */
  sources: PolicySources;
  /** The style of the social cards; null on a site without cards. */
  cards: CardStyle | null;
  /** The output file of the sidebar with these items. */
  sidebarFile(items: ShownSidebarItem[]): string;
}

/** Says which file a sidebar stands in: the output file is named by its contents. */
export function createSidebarFiles(config: Config): Chrome['sidebarFile'] {
  const known = new WeakMap<ShownSidebarItem[], string>();
  return (items) => {
    let file = known.get(items);
    if (file === undefined) {
      const logo = JSON.stringify(config.logoUrl ?? config.title);
      const { home, close } = config.labels;
      const version = hash(JSON.stringify(items), config.base, logo, home, close);
      file = `${payloadFolder}/sidebar-${version.slice(0, 8)}.html`;
      known.set(items, file);
    }
    return file;
  };
}

/** Derives everything a page's document shows around its content. */
export function documentData(site: Site, chrome: Chrome, facts: PageFacts): DocumentData {
  const { config } = site;
  const { frontMatter, path } = facts;
  const layout = frontMatter.layout ?? 'docs';
  const isDocs = layout === 'docs';
  const isApi = frontMatter.openapi !== undefined;
  // An empty title is none.
  const pageTitle = titleOf(facts) || undefined;
  const title = pageTitle ? config.titleTemplate.replaceAll('%s', () => pageTitle) : config.title;
  const description = frontMatter.description ?? facts.description ?? config.description;
  const page = { title: pageTitle ?? config.title, description };
  const image = cardImage(config, path, page);
  const card =
    image === null && path !== notFoundPath ? (socialCard(chrome.cards, page) ?? null) : null;
  const canonical = config.baseUrl && path !== notFoundPath ? pageAddress(config, path) : null;
  const key = sidebarKey(config, path);
  const items = sidebarItems(config, key);
  const showSidebar = (frontMatter.showSidebar ?? isDocs) && key !== undefined && items.length > 0;
  const active = activeTrail(items, path, sidebarMaxDepth).at(-1)?.link;
  const [section, ...below] = activeTrail(items, path);
  const shown = shownSidebar(items, section);
  const sidebar = showSidebar
    ? {
        key,
        file: chrome.sidebarFile(shown),
        items: shown,
        active: active === undefined ? '' : internalHref(config.base, active),
      }
    : null;
  const area = documentArea(config, path);
  const around = isDocs ? neighbours(items, path) : {};
  const showAiCta = (frontMatter.showAiCta ?? isDocs) && config.aiCta !== false;
  return {
    path,
    base: config.base,
    lang: config.lang,
    dir: directionOf(config.lang),
    build: chrome.build,
    siteTitle: config.title,
    title,
    pageTitle: page.title,
    description,
    canonical,
    noindex: path === notFoundPath,
    image: image ?? (card && fileAddress(config, `/${card.file}`)),
    card,
    manifest: config.iconUrl === undefined ? null : withBase(config.base, `/${manifestFile}`),
    feed:
      isUnder(path, `/${config.blogDir}`) && hasFeed(site)
        ? withBase(config.base, `/${feedFile}`)
        : null,
    structuredData: isDocs && canonical ? structuredData(site, facts, page.title) : null,
    colorScheme: config.theme.colorScheme,
    layout,
    show: {
      logo: frontMatter.showLogo ?? true,
      topNav: frontMatter.showTopNav ?? true,
      sidebar: showSidebar,
      aiCta: showAiCta,
    },
    outline: outline(facts, isDocs),
    outlineTitle: isDocs && !isApi ? config.labels.onThisPage : config.labels.contents,
    style: pageStyle(facts),
    sheets: isApi ? chrome.apiStyles : [],
    icon: config.iconUrl ?? null,
    logo: config.logoUrl ?? null,
    topNav: chrome.topNav,
    // An unknown path and a landing page belong to no section.
    topNavActive:
      path === notFoundPath || layout === 'landing' ? [] : activeItems(config.topNav, path),
    sidebar,
    section: (below.length > 0 && section?.text) || (area && !area.isListed && area.text) || null,
    area: area ?? null,
    previous: documentLink(config, around.previous),
    next: documentLink(config, around.next),
    edit: isDocs && config.editLink ? editLink(config.editLink, config, facts.file) : null,
    lastUpdatedAt: isDocs ? site.dates.of(facts.file) : null,
    socials: site.socials,
    banner: chrome.banner,
    outlineFooter: chrome.outlineFooter,
    searchStarts: chrome.searchStarts,
    aiCta: showAiCta
      ? {
          ask: askAddress(config, path),
          source: withBase(config.base, `/${isApi ? fileOfPath(path, '.md') : sourceFile(path)}`),
        }
      : null,
    assets: chrome.assets,
  };
}

/** The headings of the outline: levels 2 and 3, or as many from 2 as the front matter says. */
function outline({ frontMatter, headings }: PageFacts, isDocs: boolean): DocumentData['outline'] {
  const { showOutline = isDocs || frontMatter.openapi !== undefined } = frontMatter;
  if (showOutline === false) return [];
  const levels = showOutline === true ? 2 : showOutline;
  return headings.filter(({ level }) => level >= 2 && level < 2 + levels);
}

/** The page's own style sheet: paddings and width of its content, and what its HTML brings. */
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

/** The configured image of the page's card. */
function cardImage(
  config: Config,
  path: string,
  page: { title: string; description: string },
): string | null {
  const { ogImageUrl, logoUrl } = config;
  const prefix = longestPrefix(Object.keys(ogImageUrl), path);
  const pattern = prefix === undefined ? undefined : ogImageUrl[prefix];
  if (!pattern) return null;
  const values = { logo: fileAddress(config, logoUrl?.dark ?? ''), ...page };
  const filled = pattern.replace(/%(logo|title|description)/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
  return fileAddress(config, filled);
}

function documentLink({ base }: Config, link: NavigationLink | undefined): DocumentLink | null {
  if (!link) return null;
  const { href, external } = target(base, link.link);
  return { ...link, external, link: href };
}

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

/** Where a written link leads; `mailto:` and the like are left to the browser. */
function target(base: string, link: string): { href: string; external: boolean } {
  const kind = hrefKind(link);
  return {
    href: kind === 'path' ? internalHref(base, link) : externalHref(link),
    external: kind === 'external',
  };
}

function editLink(
  { pattern, text }: NonNullable<Config['editLink']>,
  { pagesDir, labels }: Config,
  file: string,
) {
  const path = posix.relative(pagesDir, file);
  return {
    text: text ?? labels.editPage,
    href: pattern.replaceAll(':path', () => path.split('/').map(encodeURIComponent).join('/')),
  };
}

/** The chat that is asked about a page. */
function askAddress(config: Config, path: string): string {
  const location = new URL(pageAddress(config, path), config.baseUrl ?? 'http://localhost');
  const prompt = config.aiCta
    ? config.aiCta.query({ location })
    : fillLabel(config.labels.askPrompt, { address: location.href });
  return `https://chatgpt.com/?hints=search&q=${encodeURIComponent(prompt)}`;
}

/** The items of the top navigation, with their addresses; elements are rendered by `render`. */
export function topNavItems(config: Config, render: Renderer['renderElement']): DocumentNavItem[] {
  const toItem = (item: TopNavItem, id: string): DocumentNavItem => {
    return {
      text: item.text ?? '',
      external: false,
      ...(item.link !== undefined && target(config.base, item.link)),
      ...(item.items && {
        items: item.items.map((child, index) => toItem(child, `${id}.${index}`)),
      }),
      ...(item.element !== undefined && { html: render(item.element, `${id}-`) }),
    };
  };
  return config.topNav.map((item, index) => toItem(item, `t${index}`));
}
