import type { FrontMatter } from '../config/front-matter.ts';
import type { Heading, PageLink } from '../page/page.ts';
import type { BuiltSite } from './built.ts';

/** A page for the checks of extensions: what its Markdown says. Read only. */
export interface CheckedPage {
  /** The path, without base: `/guide/first`. */
  path: string;
  /** Its source, relative to the site's root. */
  file: string;
  /** Its own title; empty if it has none. */
  title: string;
  /** The keys of its front matter, with defaults, and those that begin with `x-`. */
  frontMatter: FrontMatter;
  /** Its headings in order, each with `id`, `text`, `level` and `line`. */
  headings: Heading[];
  /** The links of its Markdown, each with `kind`, `href`, `target`, `fragment` and its place. */
  links: PageLink[];
  /** Its Markdown with the front matter; its lines are the lines of messages. */
  source: string;
}

/** The site for a check of an extension. Read only. */
export interface CheckedSite extends Omit<BuiltSite, 'pages' | 'checks' | 'labels' | 'editions'> {
  /** The site's root, absolute. */
  root: string;
  /** Every page that could be compiled, sorted by path. */
  pages: CheckedPage[];
  /** Reports a mistake. */
  report(problem: SiteProblem): void;
}

/** A mistake that the check of an extension has found in a site. */
export interface SiteProblem {
  /** A rule of the extension, by its name in `rules`, or one of the engine. */
  rule: string;
  /** The problem first, without its place. */
  message: string;
  /** What to do. */
  hint?: string | undefined;
  /** The subject, such as a URL or a name, which `allow` of the rule may name. */
  target?: string | undefined;
  /** Relative to the site's root: `page.file`. Default: the message names no file. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** From 1. */
  column?: number | undefined;
}
