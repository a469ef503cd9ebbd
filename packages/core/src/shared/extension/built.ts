import type { ChecksConfig } from '../config/checks-config.ts';
import type { FrontMatter } from '../config/front-matter.ts';
import type { Labels, PackageLabels } from '../config/labels-config.ts';
import type { Heading, PageLink } from '../page/page.ts';

/** A commit of git. */
export interface Commit {
  id: string;
  /** ISO 8601. */
  date: string;
}

/** A page of the site, for the functions of extensions. Read only. */
export interface SitePage {
  /** The path, without base: `/guide/first`. */
  path: string;
  /** Of a translation, the path of the source's page; else its own. */
  sourcePath: string;
  /** The URL in links: the path with the base. */
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
  /** The links of its Markdown, each with `kind`, `href`, `target`, `fragment` and its place. */
  links: PageLink[];
  /** ISO 8601; null if it is unknown. */
  lastUpdatedAt: string | null;
  /**
   * Reads the last commit that touched the page, a file that it includes, or a module that it imports. Undefined
   * without git, in a shallow clone, and if the page differs from that commit.
   */
  commit: () => Promise<Commit | undefined>;
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
  /** The site's URL without base path. */
  baseUrl: string | undefined;
  /** Every text of the engine and of all extensions, by name. */
  labels: Labels & PackageLabels;
  /** The option `checks`: the severity of rules that the site sets, and the mistakes that it allows. */
  checks: ChecksConfig;
  /** Every page except that for unknown paths, sorted by path. */
  pages: SitePage[];
  /**
   * The other languages and versions of the site, each with its own base, texts and pages: those that are written in it.
   * Empty on a site with one edition.
   */
  editions: BuiltSite[];
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

/**
 * The default export of a module of `touched`.
 *
 * @param element The element that the selector found.
 * @param event `pointerover`, `focusin`, `keydown` or `click`; the first one came before the module had loaded.
 */
export type Touch<Options = undefined> = (
  element: HTMLElement,
  event: Event,
  options: Options,
) => void;
