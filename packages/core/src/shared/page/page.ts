import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FrontMatter } from '../config/front-matter.ts';
import type { SectionWords } from './changes.ts';
import type { PolicySources } from './policy.ts';

/** A heading of a page, for the outline and the checks. */
export interface Heading {
  /** 1 to 6. */
  level: number;
  id: string;
  /** Plain text without inline markup. */
  text: string;
  /** Line in the source file, from 1. */
  line: number;
}

/** A link of a page, resolved to a path of this site or an external address. */
export interface PageLink {
  kind: 'page' | 'asset' | 'external';
  /** The link as written in the source. */
  href: string;
  /** The path or external address of the target, without base and fragment. */
  target: string;
  /** The fragment without `#`, decoded; empty when there is none. */
  fragment: string;
  line: number;
  column: number;
  /** The partial's file, for a link in a partial. */
  file?: string | undefined;
}

/** The source file of a page, not compiled. */
export interface PageSource {
  path: string;
  /** Set on a translation with a path of its own: the path of the source's page. */
  sourcePath?: string | undefined;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** The whole file, without byte order mark and with LF line ends. */
  text: string;
  /** Set on the pages that a feature of an extension made: they have no file of their own. */
  made?: { by: string; data: unknown } | undefined;
  /** Set on a translation: the source's page. */
  translationOf?: TranslatedPage | undefined;
  /** Set on the lists of tags: they have no file. The paths of the posts that a feed of the list names. */
  list?: { title: string; posts: string[] } | undefined;
  /** The colors of its code at an earlier render; see `rememberColors`. Default: unknown. */
  colors?: string | undefined;
}

/** The source's page of a translation, in two versions. */
export interface TranslatedPage {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** The text that was translated. */
  from: string;
  now: string;
  /** The recorded version of `from`, if the repository lacks it; `from` is then as now. */
  missing?: string | undefined;
}

/** A section of a translation whose source has changed since it was translated. */
export interface StaleSection {
  /** The id of its heading in the translation; null for the start of the page, and for sections that it lacks. */
  at: string | null;
  /** The title of the source's section; empty for the start of the page. */
  title: string;
  /** The id of its heading in the source; null for the start of the page, and if it is gone. */
  id: string | null;
  kind: 'changed' | 'added' | 'removed';
  /** The blocks that differ, as runs of words in the source's language. */
  blocks: SectionWords;
}

/** The sections of a translation that are newer in the source. */
export interface Staleness {
  /** How many sections the source has. */
  of: number;
  sections: StaleSection[];
}

/** A file that a page references. */
export type PageAsset = { output: string } & ({ source: string } | { content: string });

/** A place in a source file; line and column from 1. */
export interface SourcePlace {
  /** The partial's file, for a place in a partial. */
  file?: string;
  line: number;
  column: number;
}

/** The results of the pipeline for a page; plain data. */
export interface PageFacts {
  path: string;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  frontMatter: FrontMatter;
  /** From the `# Title [subtitle]` heading. */
  title?: string | undefined;
  description?: string | undefined;
  headings: Heading[];
  /** Every id of the page, the valid fragments of links. */
  anchors: string[];
  links: PageLink[];
  diagnostics: Diagnostic[];
  /** The page's files in the output: copied from `source` (absolute), or written from text. */
  assets: PageAsset[];
  /** The included files, absolute, each with its version before it was read. */
  reads: Record<string, string>;
  /** The extensions whose content follows the page's own. Default: none. */
  addedBy?: string[] | undefined;
  /** The ids of the headings whose sections have a Markdown twin of their own. Default: none. */
  twins?: string[] | undefined;
  /** The sections of a translation that are newer in the source. Default: none. */
  stale?: Staleness | undefined;
  /** Whether the page's HTML depends on components, imported or built in. */
  usesComponents: boolean;
  /** The components that the page uses without importing them. */
  components: { name: string; line: number; column: number; file?: string | undefined }[];
  /** The address of every link in the rendered content, including links of components. */
  rendered?: string[] | undefined;
  /** The style sheet of its inline styles; see `page-styles.ts`. */
  css?: string | undefined;
  /** The sources that the Content-Security-Policy must allow for this page. */
  sources?: PolicySources | undefined;
  /** Set on a page with an async component or `await`, which is rendered in every build. */
  isAwaited?: true;
  /** Set if a component has read the site's base. */
  readsBase?: true;
  /** The imports of the page, with their specifiers in the source. */
  imports: { specifier: string; line: number }[];
}

/** The facts of a page without content. */
export function emptyFacts(path: string, file: string): PageFacts {
  return {
    path,
    file,
    frontMatter: {},
    headings: [],
    anchors: [],
    links: [],
    diagnostics: [],
    assets: [],
    reads: {},
    usesComponents: false,
    components: [],
    imports: [],
  };
}

/** A page's own title; empty if it has none. */
export function pageTitle({ frontMatter, title }: PageFacts): string {
  return frontMatter.title || title || '';
}

/** A page compiled and rendered. */
export interface Page {
  facts: PageFacts;
  /** The page's content as HTML. */
  html: string;
  /** The content as Markdown, for the twin: without front matter, links without the site's address. */
  twin: string;
  /** The sections for search, as JSON; see `SearchSection`. */
  sections: string;
  /** The ids of the islands in the HTML. */
  islands: string[];
  /** The colors of its code, unless they are those of the source. */
  colors?: string | undefined;
}
