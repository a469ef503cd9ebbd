import type { RootContent } from 'mdast';
import type { SidebarItem } from '../config/config-parts.ts';
import type { Labels } from '../config/labels-config.ts';
import type { PolicySources } from '../page/policy.ts';
import type { CheckedPage } from './checked.ts';
import type { FenceWord } from './fence-word.ts';

/** A fence of a page, with its includes. */
export interface FeatureFence {
  /** Lower-case. */
  language: string;
  title?: string | undefined;
  code: string;
  /** The line in the page's file of each line of the code, from 1. */
  sourceLines: readonly number[];
  /** The line in the page's file that opens the fence, from 1. */
  line: number;
}

/** A problem of a page that a feature has found. */
export interface FeatureProblem {
  /** The line in the page's file, from 1. */
  line: number;
  /** A rule of the extension, by its name in `rules`, or one of the engine. */
  rule: string;
  /** The problem first, without its place. */
  message: string;
  /** What to do. */
  hint?: string | undefined;
  /** The subject, such as an address or a name, which `allow` of the rule may name. */
  target?: string | undefined;
}

/** What a feature gets of the page that is compiled. */
export interface FeaturePage<Own extends string = never> {
  /** Without base: `/guide/first`. */
  path: string;
  /** The page's file, relative to the site's root. */
  file: string;
  /** The site's root, absolute: on a page of an earlier version, the folder of the site's files at that time. */
  root: string;
  /** The texts of the engine and of all extensions. */
  labels: Labels & Record<Own, string>;
  report(problem: FeatureProblem): void;
  /** Notes a file that the result depends on, absolute, before it is read: it may be missing. */
  reads(file: string): void;
  /**
   * Asks the module of `thread` in the same row of `features`: for work that takes seconds, such as a compiler's. The
   * answer is stored for later builds, until the question, the options or a file that it depends on changes.
   *
   * @param input Data that JSON holds.
   * @param seconds The maximum time; a thread that takes longer is ended.
   * @returns What the thread answers; undefined if it took longer.
   * @throws Error if the row has no thread, or the thread throws. In `docs dev` also if somebody opens the page and the
   *   answer takes its time: the page is shown without what the feature adds, and once more with it. Let this error pass.
   */
  ask<Output>(input: unknown, seconds: number): Promise<Output | undefined>;
  /** Begins with a letter, and differs from the ids of all other fences of the page. */
  id: string;
}

/** An answer of a thread. */
export interface ThreadAnswer<Output> {
  /** Data that JSON holds. */
  output: Output;
  /** Files that it depends on, absolute; the page then depends on them. Default: none. */
  reads?: string[];
  /** Whether it is stored for later builds. Default true. */
  isStored?: boolean;
}

/**
 * The default export of a module of `thread`: it is called once with the options of the row, and returns what answers
 * the questions of pages, one after the other. All such modules of a site share a thread, which starts with the first question
 * and ends with the build: what a module has loaded serves all pages, and other modules, too.
 */
export type FeatureThread<Options, Input, Output> = (
  options: Options,
  site: {
    /** The site's root, absolute. */
    root: string;
    /**
     * Returns what a function returns. It is called once for all modules of the thread that give this function: they
     * share what takes long to load, such as the files that a compiler has parsed.
     */
    share<Value>(create: () => Value): Value;
  },
) => (input: Input) => ThreadAnswer<Output> | Promise<ThreadAnswer<Output>>;

/** A drawing in place of a fence. */
export interface Drawing {
  /** The class of the figure around it. */
  className: string;
  /** Safe HTML inside the figure. */
  html: string;
  /** Its text, for search. */
  text: string;
}

/** An element of an .mdx page that a feature writes: `<Chart of="rooms">…</Chart>` on lines of its own. */
export interface FeatureElement {
  name: string;
  /** The values of attributes as written; `true` for one without a value. Expressions are an error. */
  attributes: Record<string, string | true>;
  /** The Markdown between its tags, as a tree with places. */
  children: RootContent[];
  /** From 1. */
  line: number;
}

/** What a feature gets of the page that has an element. */
export interface ElementPage<Own extends string = never> extends Omit<FeaturePage<Own>, 'id'> {
  /** The root of today's site, absolute, with its packages. */
  siteRoot: string;
  /** The name of the earlier version that the page is of; undefined for today's. */
  version(): string | undefined;
}

/** The functions of a feature by name: methods, so that a feature with texts of its own is a `PageFeature`. */
interface ByName<Own extends string> {
  draw(
    fence: FeatureFence,
    page: FeaturePage<Own>,
  ): Promise<Drawing | undefined> | Drawing | undefined;
  write(
    element: FeatureElement,
    page: ElementPage<Own>,
  ): Promise<RootContent[] | undefined> | RootContent[] | undefined;
}

/** A check of a value of front matter: a Standard Schema, which Valibot, Zod and ArkType make. */
export interface FrontMatterCheck {
  '~standard': {
    validate(
      value: unknown,
    ): { value: unknown } | { issues: readonly { message: string }[] } | Promise<unknown>;
  };
}

/** What a feature gets of a site that is discovered. */
export interface FeatureSite<Own extends string = never> {
  /** Absolute. */
  root: string;
  /** The texts of the engine and of all extensions. */
  labels: Labels & Record<Own, string>;
  /** The folder for data that can be made again, absolute; undefined if nothing is stored. */
  cacheFolder: string | undefined;
  /** Changes with the code of the feature, for the keys of what it stores. */
  version: string;
  /** The pages whose front matter has one of the feature's keys, by path. Mistakes in it are reported later. */
  pages: { path: string; file: string; frontMatter: Record<string, unknown> }[];
}

/** A page that no file has. */
export interface MadePage {
  /** Without base: `/rooms/blue`. */
  path: string;
  /** Markdown with its front matter. */
  text: string;
  /**
   * Relative to the site's root: the file that messages about the page name, and that its relative links begin
   * at; its ending is the page's syntax. Default: where the page's own file would be, ending in `.md`.
   */
  file?: string | undefined;
  /** What `after` gets of the page as `made`; data that JSON holds. */
  data?: unknown;
}

/** A problem of content that a feature adds, which may be written in another file than the page. */
export interface ContentProblem extends FeatureProblem {
  /** From 1. */
  column?: number | undefined;
  /** Relative to the site's root. Default: the page's file. */
  file?: string | undefined;
}

/** What a feature gets of a page whose Markdown is compiled. */
export interface CompiledFeaturePage<Own extends string = never> extends Omit<
  FeaturePage<Own>,
  'id' | 'report'
> {
  report(problem: ContentProblem): void;
  /** The base of the site's addresses: `/docs`; empty without one. */
  base: string;
  /** A BCP 47 tag. */
  lang: string;
  frontMatter: Record<string, unknown>;
  /** The title of its Markdown. */
  title: string | undefined;
  /** The `data` of a page that this feature made. */
  made: unknown;
  /** The place of a value of the front matter in the page's file: `place('openapi')`. */
  place(...path: string[]): { line: number; column: number };
  /**
   * Code as the HTML inside a `<figure class="Code">`, with colors and a button to copy it. It is HTML of this page
   * alone: a placeholder, which the code replaces when the page is rendered.
   *
   * @param name The name for screen readers.
   * @throws Error if there is no such language.
   */
  highlight(code: string, language: string, name: string): Promise<string>;
}

/** What a feature gets of a page to check. */
export interface CheckedFeaturePage extends CheckedPage {
  /** The site's root, absolute. */
  root: string;
  report(problem: ContentProblem): void;
  /** Notes a file that the result depends on, absolute, before it is read: it may be missing. */
  reads(file: string): void;
}

/** Content after a page, or around it. */
export interface AddedContent {
  /** The prop `data` of the extension's `contentComponent`; data that JSON holds. */
  data: unknown;
  /** The title of the page, if neither its front matter nor its Markdown has one. */
  title?: string | undefined;
  /** Headings of the content, for the outline. */
  headings?: { level: number; id: string; text: string }[];
  /**
   * The content for search. Default: its HTML, in which headings begin sections. With it the HTML of a page without
   * components of its own is not read at all: `sources` are all that its content needs.
   */
  sections?: SearchSection[];
  /** Other ids of the content, that links may lead to. */
  anchors?: string[];
  /** Sources of the Content-Security-Policy that the page needs. */
  sources?: PolicySources;
  /** The content in the page's Markdown twin. */
  markdown?: string;
  /** The ids of headings in `markdown` whose sections have a twin of their own, at `/page/id.md`. */
  twins?: string[];
}

/** A part of content for search. */
export interface SearchSection {
  /** The id of its heading; empty for the page itself. */
  id: string;
  /** 1 to 6; 1 for the page itself. */
  level: number;
  title: string;
  /** The title as HTML, with `<code>` only. */
  html: string;
  /** Plain text. Lines end with `\n`, the cells of a table’s row with a tab; see also `lineWithId`. */
  text: string;
  /** Whether the text is a list of links alone, such as "Where to go next". */
  isLinkList?: true;
}

/** The props of an extension's `contentComponent`. */
export interface ContentProps<Data = unknown> {
  data: Data;
  /** The former ids of headings of the content, by their ids: `aliases` of the page's front matter. */
  aliases: Record<string, string[]>;
  /** The content of the page itself. */
  children: import('react').ReactNode;
}

/** The look of a site, for pictures in its style. */
export interface SiteLook {
  /** The site's root, absolute; `public/` is below it. */
  root: string;
  /** The option `title`. */
  title: string;
  /** A BCP 47 tag. */
  lang: string;
  /** The color scheme without JavaScript. */
  colorScheme: 'light' | 'dark';
  /** The icon for that color scheme, if it is a file of `public/`: `/icon.svg`. */
  icon: string | undefined;
  /** The font of the text, if it is configured: its Latin part in the site's package, absolute. */
  font: { family: string; file: string } | undefined;
  /** The tokens of the theme with the site's accent, as CSS: `--color-text` and the others, `.dark` for the dark ones. */
  tokens: string;
}

/** A page whose image a feature makes. */
export interface PicturedPage {
  /** Without base: `/guide/first`. */
  path: string;
  /** Its own title; the site's if it has none. */
  title: string;
  /** Its description; the site's if it has none, or empty. */
  description: string;
  frontMatter: Record<string, unknown>;
}

/** An image of a page. */
export interface PageImage {
  /** Its name in the folder `assets`, which gets a hash: `card.png`. */
  file: string;
  /** Changes with everything that is visible, and with the version of what draws it. */
  version: string;
  /** Makes the image. A build stores it by its version, the dev server makes it when it is asked for. */
  content(): Promise<Uint8Array> | Uint8Array;
}

/**
 * A part of how pages are compiled. A module of an extension's `features` exports a function by default, which
 * is called with the options of that row and returns the feature. It runs in Node, in several threads at once.
 *
 * `Own` is the names of the extension's `ownLabels`: `PageFeature<keyof typeof texts>`.
 */
export interface PageFeature<Own extends string = never> {
  /**
   * Draws fences in place of their code, by language. A fence without a drawing (`undefined`) is shown as code.
   */
  drawings?: Record<string, ByName<Own>['draw']>;
  /**
   * Words after the language of fences, by name: each adds to the fences that have it. A name begins with a letter,
   * and the engine does not have it.
   */
  words?: Record<string, FenceWord<Own>>;
  /**
   * Writes elements as Markdown, by their names: the result has outline, twin, search and checks like the rest of
   * the page. `undefined` leaves the element as it is. An element of a name that the page imports is not asked for.
   */
  elements?: Record<string, ByName<Own>['write']>;
  /**
   * Style sheets for pages whose HTML contains a text, by that text: `{ 'class="Chart"': './chart.css' }`.
   * A name is relative to the module.
   */
  styles?: Record<string, string>;
  /** The keys of front matter that the feature reads, each with the check of its value. */
  frontMatter?: Record<string, FrontMatterCheck>;
  /**
   * Further pages, which no file has. Called when the pages are found, and in `docs dev` again after each change
   * that may concern it, so it waits for nothing: what comes from elsewhere is an option of the module, which the
   * configuration can wait for. An exception is an error of the site.
   */
  pages?(site: FeatureSite<Own>): MadePage[];
  /**
   * Items of the sidebar for pages, by their paths: they follow below the first item of each sidebar that links to
   * the page, after its own items. Called like `pages`.
   */
  sidebar?(site: FeatureSite<Own>): Record<string, SidebarItem[]>;
  /**
   * Content after the page's own, which the extension's `contentComponent` renders. Called for every page;
   * `undefined` adds nothing.
   */
  after?(
    page: CompiledFeaturePage<Own>,
  ): Promise<AddedContent | undefined> | AddedContent | undefined;
  /**
   * The image of a page for messengers and social networks (Open Graph), unless the configuration names one in
   * `ogImageUrl`. Called for every page, so it only says what to make: `content` makes it. `undefined` is none.
   */
  image?(page: PicturedPage, look: SiteLook): PageImage | undefined;
  /**
   * Checks a page, with what features have added to it: `page.report({ line, rule, message })`. Called for every
   * page when it is compiled, so that `docs dev` shows the mistakes, too.
   */
  check?(page: CheckedFeaturePage): Promise<void> | void;
  /** The style sheet of pages with that content, a file of its own. Its name is relative to the module. */
  contentStyles?: string;
  /**
   * Where a dead link of that content is written, for messages. Files are relative to the site's root. `rule` reports it
   * by a rule of the extension, in place of the engine's.
   *
   * @param href As rendered, with the base.
   */
  placesOf?(
    page: {
      path: string;
      file: string;
      frontMatter: Record<string, unknown>;
      root: string;
      base: string;
    },
    href: string,
  ): { file: string; line: number; column: number; rule?: string }[];
}
