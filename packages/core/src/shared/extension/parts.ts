import type {
  ChatLink,
  DocumentArea,
  DocumentBanner,
  DocumentData,
  DocumentLanguage,
  DocumentVersion,
  DocumentNavItem,
  DocumentSocial,
  ShownSidebarItem,
} from '../document/document.ts';
import type { Heading } from '../page/page.ts';

type ReactNode = import('react').ReactNode;

type Site = Pick<DocumentData, 'base' | 'logoUrl' | 'siteTitle'>;

/**
 * The parts of the chrome that an extension replaces by name, each with the props that its component
 * receives. All props are plain data, so that a replacement may be an island.
 */
export interface Parts {
  /** The message above every page. Stays mounted while pages change. */
  Banner: { banner: DocumentBanner };
  /**
   * The bar at the top of every page, with the parts Logo, SearchButton, TopNav, Socials and
   * ThemeToggle. Stays mounted.
   */
  Header: Site & {
    topNav: DocumentNavItem[];
    /** The positions of the active items; a navigation updates elements with `data-nav`. */
    topNavActive: string[];
    socials: DocumentSocial[];
    /** The languages of the site, as of the first page; null if it has one. */
    languages: DocumentLanguage[] | null;
    /** The versions of the site, as of the first page; null if it has one. */
    versions: DocumentVersion[] | null;
    /** Whether readers cannot choose the color scheme. */
    isSchemeForced: boolean;
  };
  /** The link to the home page in header and sidebar. Stays mounted. */
  Logo: Site;
  /** The button that opens search: an element with `data-action="search"`. Stays mounted. Without search the original is empty. */
  SearchButton: object;
  /** The top navigation. Stays mounted: a navigation updates `aria-current` of elements with `data-nav`. */
  TopNav: { items: DocumentNavItem[]; active: string[] };
  /** The social links in the header and in the footer of pages. Stays mounted. */
  Socials: { socials: DocumentSocial[] };
  /** The button that switches the theme: an element with `data-action="toggle-theme"`. Stays mounted. */
  ThemeToggle: object;
  /**
   * The items of a sidebar. Pages share a sidebar, which is fetched once. Only the first document knows its
   * `path`: a navigation marks the `.Sidebar-link` with the URL of the page.
   */
  Sidebar: { items: ShownSidebarItem[]; path: string | undefined; base: string };
  /** The first row of the sidebar: logo, link back, and the button that closes it on small screens. */
  SidebarHead: Site & { home: string };
  /** The bar below the header on small screens: section and page, as breadcrumbs. */
  Curtain: {
    hasSidebar: boolean;
    /** The text of the page's sidebar group or area. */
    section: string | null;
    pageTitle: string;
    /** The text of the button that opens the outline; null without outline and AI actions. */
    outlineTitle: string | null;
  };
  /** The outline: the headings of the page, in order, not nested. */
  Outline: { title: string; headings: Heading[] };
  /** The AI actions: the URLs of the chat and of the page's source. */
  AiActions: { chats: ChatLink[]; source: string };
  /** The links to the pages of an area. */
  AreaLinks: { area: DocumentArea };
  /** The end of a page on the docs layout: edit link, last update, previous and next page. */
  PageFooter: Pick<
    DocumentData,
    'base' | 'path' | 'pageTitle' | 'edit' | 'lastUpdatedAt' | 'previous' | 'next'
  >;
  /**
   * A whole page between header and sidebar: its layout, and the part Footer. A replacement puts both, its
   * `children`, into a frame of the site.
   */
  Page: { path: string; layout: string; title: string };
  /**
   * The end of every page, below its layout. The original is empty on the docs layout, else it has the
   * social links.
   */
  Footer: { path: string; layout: string; socials: DocumentSocial[] };
  /** The content of the page for unknown paths, unless the site has its own `404.mdx`. */
  NotFound: { base: string };
}

/** The name of a replaceable part. */
export type PartName = keyof Parts;

/**
 * The props of a component that replaces a part. `children` is the original: rendered where the
 * replacement puts it, or not at all. A `'use client'` component receives it as a slot. `Options` is the
 * type of the `options` that the extension passes to the module.
 */
export type PartProps<Name extends PartName, Options = undefined> = Parts[Name] & {
  children: ReactNode;
} & ([Options] extends [undefined] ? { options?: undefined } : { options: Options });

/** Every replaceable part, and whether it stays mounted while pages change. */
export const partNames: { readonly [Name in PartName]: { mounted: boolean } } = {
  Banner: { mounted: true },
  Header: { mounted: true },
  Logo: { mounted: true },
  SearchButton: { mounted: true },
  TopNav: { mounted: true },
  Socials: { mounted: true },
  ThemeToggle: { mounted: true },
  Sidebar: { mounted: true },
  SidebarHead: { mounted: true },
  Curtain: { mounted: false },
  Outline: { mounted: false },
  AiActions: { mounted: false },
  AreaLinks: { mounted: false },
  PageFooter: { mounted: false },
  Page: { mounted: false },
  Footer: { mounted: false },
  NotFound: { mounted: false },
};

/** The props of a layout: the data of its page, and its rendered content. */
export interface LayoutProps {
  /**
   * The data of the document: `path`, `pageTitle`, `description`, `outline`, `previous` and `next`,
   * `lastUpdatedAt` and the like.
   */
  data: DocumentData;
  /** The content as HTML, for `dangerouslySetInnerHTML`. */
  html: string;
  /** The part PageFooter of the page, for a layout to place; its links come from the sidebar. */
  footer: ReactNode;
}
