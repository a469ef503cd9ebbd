import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FrontMatter } from '../config/front-matter.ts';
import type { PolicySources } from './policy.ts';

/** A heading of a page, as the outline and the checks see it. */
export interface Heading {
  /** 1 to 6. */
  level: number;
  id: string;
  /** Inline markup reduced to its text. */
  text: string;
  /** Line in the source file, from 1. */
  line: number;
}

/** A link of a page, resolved to a path of this site or an address elsewhere. */
export interface PageLink {
  kind: 'page' | 'asset' | 'external';
  /** As the author wrote it. */
  href: string;
  /** The path (or the external address) it leads to, without base and fragment. */
  target: string;
  /** The fragment without `#`, decoded; empty when there is none. */
  fragment: string;
  line: number;
  column: number;
}

/** One source file of a page, read but not compiled. */
export interface PageSource {
  path: string;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** The whole file, without byte order mark and with LF line ends. */
  text: string;
  /** Set on the pages that follow the first of an API reference, which have no file of their own. */
  api?: { path: string; part: string } | undefined;
}

/** A file that a page brings with it. */
export type PageAsset = { output: string } & ({ source: string } | { content: string });

/** A place in a source file, both from 1. */
export interface SourcePlace {
  line: number;
  column: number;
}

/** What the pipeline learned about a page; plain data. */
export interface PageFacts {
  path: string;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  frontMatter: FrontMatter;
  /** From the `# Title [subtitle]` heading. */
  title?: string | undefined;
  description?: string | undefined;
  headings: Heading[];
  /** Every id on the page: what a link's fragment may name. */
  anchors: string[];
  links: PageLink[];
  diagnostics: Diagnostic[];
  /** Files the page needs in the output: copied from `source` (absolute), or written as they are. */
  assets: PageAsset[];
  /** Other files whose bytes went into the page, absolute, with the version each had before it was read. */
  reads: Record<string, string>;
  /** Whether the page's HTML depends on components, imported or built in. */
  usesComponents: boolean;
  /** The components that the page uses and does not bring itself. */
  components: { name: string; line: number; column: number }[];
  /** The address of every link in the rendered content, where components may have written some. */
  rendered?: string[] | undefined;
  /** The style sheet of what its HTML says of its look; see `page-styles.ts`. */
  css?: string | undefined;
  /** What the site's Content-Security-Policy has to allow for this page. */
  sources?: PolicySources | undefined;
  /** What the page imports, as written. */
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

/** A page compiled and rendered. */
export interface Page {
  facts: PageFacts;
  /** The page's content as HTML. */
  html: string;
  /** Its Markdown twin. */
  twin: string;
  /** The ids of the islands in it. */
  islands: string[];
}
