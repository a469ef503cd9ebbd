import type { FrontMatter } from '../config/front-matter.ts';
import type { Heading } from '../page/page.ts';

/** A page of the site, for the functions of extensions. Read only. */
export interface SitePage {
  /** The path, without base: `/guide/first`. */
  path: string;
  /** The address in links: the path with the base. */
  href: string;
  /** Its source, relative to the site's root. Empty for a page that the engine generates. */
  file: string;
  /** Its own title; the site's if it has none. */
  title: string;
  /** Its own description; empty if it has none. */
  description: string;
  /** The keys of its front matter, with defaults, and those that begin with `x-`. */
  frontMatter: FrontMatter;
  /** Its headings in order, each with `id`, `text` and `level`. */
  headings: Heading[];
  /** ISO 8601; null if it is unknown. */
  lastUpdatedAt: string | null;
  /** Whether search, the sitemap and `llms.txt` name it. */
  isListed: boolean;
  /** Creates its Markdown twin. */
  markdown: () => string;
}

/** A page that was rendered or read from the cache: `SitePage` and its content. */
export interface BuiltPage extends SitePage {
  /** Its content as HTML, without the chrome. */
  html: () => string;
}

/** The site, for the functions of extensions. Read only. */
export interface BuiltSite {
  /** The option `title`. */
  title: string;
  /** A BCP 47 tag. */
  lang: string;
  /** The base: `''`, or `/docs` without a trailing slash. */
  base: string;
  /** The site's address without base path. */
  baseUrl: string | undefined;
  /** Every page except that for unknown paths, sorted by path. */
  pages: SitePage[];
}

/** The detail of the event `docs:navigate`, which `document` dispatches after each navigation. */
export interface Navigation {
  /**
   * The path of the previous page, without base. Null for the page that the document was loaded with.
   */
  from: string | null;
  /** The path of the page that is shown, without base. */
  to: string;
  /** The title of the document. */
  title: string;
}
