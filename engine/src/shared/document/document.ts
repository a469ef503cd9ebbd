import type { SidebarItem } from '../config/config.ts';
import type { Layout } from '../config/front-matter.ts';
import type { NavigationLink } from '../page/site-navigation.ts';
import type { Heading } from '../page/page.ts';

/** An item of the top navigation, ready to be drawn. */
export interface DocumentNavItem {
  text: string;
  href?: string;
  external: boolean;
  items?: DocumentNavItem[];
  /** An element of the configuration, rendered. */
  html?: string;
}

/** The link to the page before or behind. */
export interface DocumentLink extends NavigationLink {
  external: boolean;
}

/** A link to the project elsewhere, ready to be drawn. */
export interface DocumentSocial {
  label: string;
  link: string;
  /** SVG path data of a 24 by 24 box. */
  icon: string;
}

/** A card that is drawn for a page. */
export interface SocialCard {
  /** Where it stands in the output. */
  file: string;
  /** Identifies what it shows and how. */
  version: string;
  title: string;
  description: string;
}

/** A style sheet of one page. */
export interface PageStyle {
  /** Where it stands in the output. */
  file: string;
  css: string;
}

/** A file that every page fetches, and what it has to be. */
export interface DocumentFile {
  src: string;
  /** Its hash, as Subresource Integrity has it; null where it may change while it is served. */
  integrity: string | null;
}

/** An image, or one per color scheme. */
export interface LightDark {
  light: string;
  dark: string;
}

/** An item of a sidebar as it is shown. */
export interface ShownSidebarItem extends SidebarItem {
  /** A section whose items are left out: the link leads to where they are shown. */
  isSection?: boolean;
}

/**
 * Everything a document shows around its content, derived once from site and page. Plain data: the
 * components that draw it decide nothing.
 */
export interface DocumentData {
  path: string;
  base: string;
  lang: string;
  /** The direction of the language, where that is not from left to right. */
  dir: 'rtl' | undefined;
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
  /** The card that is drawn for the page, where it has no other image. */
  card: SocialCard | null;
  /** The address of the web app manifest. */
  manifest: string | null;
  /** The address of the blog's feed, on the pages that tell of it. */
  feed: string | null;
  /** What the page is to search engines, as JSON-LD. */
  structuredData: string | null;
  colorScheme: 'light' | 'dark';
  layout: Layout;
  show: { logo: boolean; topNav: boolean; sidebar: boolean; aiCta: boolean };
  /** The headings of the outline; empty when it is not shown. */
  outline: Heading[];
  /** The page's own style sheet. */
  style: PageStyle | null;
  icon: LightDark | null;
  logo: LightDark | null;
  topNav: DocumentNavItem[];
  /** The places of the active item and of the active sub-link in it; see `activeItems`. */
  topNavActive: string[];
  /** The sidebar shown; `active` is the address of its active link, empty where none is. */
  sidebar: { key: string; file: string; items: ShownSidebarItem[]; active: string } | null;
  /** The text of the sidebar group that holds the page, for the curtain. */
  section: string | null;
  previous: DocumentLink | null;
  next: DocumentLink | null;
  edit: { href: string; text: string } | null;
  /** ISO 8601. */
  lastUpdatedAt: string | null;
  socials: DocumentSocial[];
  banner: DocumentBanner | null;
  outlineFooter: string | null;
  /** The addresses behind the AI actions, or null when they are not shown. */
  aiCta: { ask: string; source: string } | null;
  assets: {
    scripts: DocumentFile[];
    styles: string[];
    /** Fonts. */
    preload: DocumentFile[];
    inline: string;
  };
}

/** The message above every page, rendered. */
export interface DocumentBanner {
  html: string;
  /** Identifies the content, so that a dismissal counts for it alone. */
  key: string;
  dismissable: boolean;
}
