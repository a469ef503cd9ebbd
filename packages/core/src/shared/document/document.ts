import type { Config, SidebarItem } from '../config/config.ts';
import type { NavigationLink } from '../page/site-navigation.ts';
import type { Heading, Staleness } from '../page/page.ts';

/** An item of the top navigation, ready to render. */
export interface DocumentNavItem {
  text: string;
  href?: string;
  external: boolean;
  items?: DocumentNavItem[];
  /** The HTML of its icon. */
  icon?: string;
  badge?: SidebarItem['badge'];
  /** An element of the configuration, rendered. */
  html?: string;
}

/** The link to the previous or next page. */
export interface DocumentLink extends NavigationLink {
  external: boolean;
}

/** The links around a page outside of the sidebar, ready to render. */
export interface DocumentArea {
  text: string;
  /** Whether the page's sidebar lists it. */
  isListed: boolean;
  links: (NavigationLink & { isCurrent: boolean })[];
}

/** A link to the project on another site, ready to render. */
export interface DocumentSocial {
  label: string;
  link: string;
  /** SVG path data of a 24 by 24 box. */
  icon: string;
}

/** A style sheet of one page. */
export interface PageStyle {
  /** Its path in the output. */
  file: string;
  css: string;
}

/** A file that every page fetches. */
export interface DocumentFile {
  src: string;
  /** Its hash for Subresource Integrity; null in dev, where the file may change. */
  integrity: string | null;
}

/** An image, or one per color scheme. */
export interface LightDark {
  light: string;
  dark: string;
}

/** An item of a rendered sidebar. */
export interface ShownSidebarItem extends SidebarItem {
  /** Whether its items are omitted: the sidebar of the link's page shows them. */
  isSection?: boolean;
}

/** An element that the configuration adds to the head. */
export interface HeadElement {
  html: string;
  /**
   * The `property` or `name` of a `<meta>`, or `canonical`: the engine's element of this name is left
   * out. Null for any other `<meta>` or `<link>`; a navigation replaces these too. Undefined for scripts
   * and styles, which a navigation does not insert.
   */
  replaces?: string | null;
}

/** A language that readers of a page can switch to. */
export interface DocumentLanguage {
  lang: string;
  /** Its name, in the language itself. */
  label: string;
  href: string;
  isCurrent: boolean;
  /** The title of the page that the link leads to, if the language lacks this page. */
  instead: string | null;
  /** The words, in the language itself, that offer this page in it; null for the current one, and without translation. */
  offer: string | null;
}

/** The source's page of a page in another language. */
export interface DocumentSource {
  /** The base of its addresses. */
  base: string;
  lang: string;
  dir: 'rtl' | 'ltr';
  label: string;
  href: string;
}

/** A version that readers of a page can switch to. */
export interface DocumentVersion {
  label: string;
  href: string;
  isCurrent: boolean;
  archived: boolean;
  /** The title of the page that the link leads to, if the version lacks this page. */
  instead: string | null;
}

/** The sections of a translation that are newer in the source. */
export interface DocumentStale extends Staleness {
  source: DocumentSource;
}

/** The options of the configuration that components receive unchanged. */
export const shownOptions = ['base', 'lang', 'iconUrl', 'logoUrl'] as const;

/**
 * Everything that a document shows around its content, derived once from site and page. Plain data: the
 * components render it without decisions.
 */
export interface DocumentData extends Pick<Config, (typeof shownOptions)[number]> {
  path: string;
  /** The direction of the language; undefined for left to right. */
  dir: 'rtl' | undefined;
  /** The languages of the site; null if it has one. */
  languages: DocumentLanguage[] | null;
  /** The versions of the site; null if it has one. */
  versions: DocumentVersion[] | null;
  /** The page that compares the version with another one; null on a site with one version. */
  differences: { text: string; href: string } | null;
  /** Where the content comes from, on a page that is not translated. */
  source: DocumentSource | null;
  /** The source's page of a translation that a machine made; null of any other. */
  machineTranslated: DocumentSource | null;
  /** What is newer in the source of a translation; null if nothing is. */
  stale: DocumentStale | null;
  build: string;
  siteTitle: string;
  /** The text of the document's `title` element. */
  title: string;
  /** The page's own title, for announcements and the curtain. */
  pageTitle: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  image: string | null;
  /** The address of the web app manifest. */
  manifest: string | null;
  /** The address of the blog's feed, on the pages that link to it. */
  feed: string | null;
  /** The page's structured data for search engines, as JSON-LD. */
  structuredData: string | null;
  colorScheme: 'light' | 'dark';
  /** Whether readers cannot choose another color scheme. */
  isSchemeForced: boolean;
  /** A built-in layout, or one of an extension. */
  layout: string;
  show: { logo: boolean; topNav: boolean };
  /** The headings of the outline; empty when it is not shown. */
  outline: Heading[];
  /** The title of the outline; an API reference has another one. */
  outlineTitle: string;
  /** The page's own style sheet. */
  style: PageStyle | null;
  /** The addresses of the style sheets that only some pages need. */
  sheets: string[];
  topNav: DocumentNavItem[];
  /** The positions of the active item and its active sub-link; see `activeItems`. */
  topNavActive: string[];
  /** The sidebar; `active` is the address of its active link, empty if there is none. */
  sidebar: { key: string; file: string; items: ShownSidebarItem[]; active: string } | null;
  /** The text of the page's sidebar group or area, for the curtain. */
  section: string | null;
  /** The other pages of its area, if the sidebar does not list all of them; see `areaOf`. */
  area: DocumentArea | null;
  previous: DocumentLink | null;
  next: DocumentLink | null;
  edit: { href: string; text: string } | null;
  /** ISO 8601. */
  lastUpdatedAt: string | null;
  /** Identifies the words of the page; null without `changes` in the configuration. */
  version: string | null;
  socials: DocumentSocial[];
  banner: DocumentBanner | null;
  outlineFooter: string | null;
  /** The elements of the configuration for the head of this page. */
  head: HeadElement[];
  searchStarts: SearchStart[];
  /** The files that search fetches when it opens, relative to the output. */
  searchFiles: string[];
  /** The links to chats, and the address of the page's source; null if the page does not show the AI actions. */
  aiCta: { chats: ChatLink[]; source: string } | null;
  assets: {
    scripts: DocumentFile[];
    styles: string[];
    /** Fonts. */
    preload: DocumentFile[];
    inline: string;
  };
}

/** The data of the chrome that stays mounted while pages change. */
export type FrameData = Pick<
  DocumentData,
  | 'base'
  | 'languages'
  | 'versions'
  | 'logoUrl'
  | 'siteTitle'
  | 'topNav'
  | 'topNavActive'
  | 'socials'
  | 'banner'
  | 'isSchemeForced'
>;

/** The data of a sidebar besides its items. */
export type SidebarData = Pick<DocumentData, 'base' | 'logoUrl' | 'siteTitle'>;

/** A page that search offers before the reader types. */
export interface SearchStart {
  href: string;
  /** The text of its group in the sidebar, unless it equals the title. */
  group: string | null;
  text: string;
}

/** The message above every page, rendered. */
export interface DocumentBanner {
  html: string;
  /** A hash of the content: a dismissal applies to this content only. */
  key: string;
  dismissable: boolean;
}

/** A link to a program that answers questions about the page. */
export interface ChatLink {
  name: string;
  href: string;
}
