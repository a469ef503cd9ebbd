import type { BuiltPage, BuiltSite } from '../../shared/extension/built.ts';
import type { VersionDifferences } from '../../shared/page/differences.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import type { RenderContext } from '../document/documents.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import type { Content } from '../files/write-output.ts';
import type { VersionedIndex } from '../search/collect-search.ts';
import type { Site } from '../site/site.ts';
import type { ListedPage } from './listed-pages.ts';
import type { ChangeWithWords } from './newest-changes.ts';

/* The types of the table of outputs; see `outputKinds`. */

type Awaitable<T> = T | Promise<T>;
type Files = Awaitable<Iterable<OutputFile> | AsyncIterable<OutputFile>>;

/** The input of a page's outputs. */
export interface PageOutputInput {
  /** The page, for outputs of extensions. */
  page: BuiltPage;
  /** The rendered document, and the payload of a navigation to it. */
  html: string;
  payload: string;
  /** The page's Markdown twin. */
  twin: string;
  /** The page's source text. */
  source: string;
}

/**
 * The input of the outputs of a site. Values are computed only for the outputs that use them, and wait
 * until every page is present.
 */
export interface SiteOutputInput {
  site: Site;
  context: RenderContext;
  /** The facts of the pages that are present, by path. */
  facts: ReadonlyMap<string, PageFacts>;
  /** The files that the documents refer to which are present, by output file. */
  linked: ReadonlyMap<string, LinkedFile>;
  /** The same of every document. */
  allLinked(): Awaitable<ReadonlyMap<string, LinkedFile>>;
  search(): Awaitable<VersionedIndex>;
  pages(): Awaitable<ListedPage[]>;
  /** The same of the other languages of a build. */
  translations: SiteOutputInput[];
  /** The same of the earlier versions of a build, in all languages. */
  versions: SiteOutputInput[];
  /** The site for outputs of extensions. */
  built(): Awaitable<BuiltSite>;
  /** The newest changes of the pages; empty if the configuration does not ask for them. */
  changes(): Awaitable<ChangeWithWords[]>;
  /** What differs between the versions that a page compares. */
  differences(path: string): Awaitable<VersionDifferences | undefined>;
  /** The sources that the Content-Security-Policy must allow for all documents. */
  sources(): Awaitable<PolicySources>;
}

/** A file of the output: one that is made, or a copy. */
export type OutputFile = {
  /** Relative to the output folder; all names have the same content. */
  names: string[];
  /**
   * A hash of the content's input: a build keeps the file of the last output with the same version,
   * without making its content. Default: a hash of the content.
   */
  version?: string | undefined;
  /** Its media type. Default: by its name. */
  type?: string | undefined;
  /** The address that the file redirects to; the dev server redirects by itself. */
  location?: string;
} & (
  | {
      /** Undefined if the site has no such file. */
      content(): Awaitable<Content | undefined>;
    }
  | {
      /** The file to copy, absolute. A missing one is ignored. */
      source: string;
    }
);

/** An output of each page, written as soon as the page is rendered. */
export interface PageOutput {
  /** The names of the files, relative to the output folder; all have the same content. */
  files(path: string): string[];
  pageContent(input: PageOutputInput): Awaitable<string | Uint8Array>;
  /** Its media type. Default: by the name of the file. */
  type?: string;
  /** A hash of the input of `pageContent` besides the page, for outputs of extensions. */
  version?: string;
  /** Whether a page that is not translated has it, too. */
  isDocument?: true;
}

/** One file of the site, unless the site has its own file of that name. */
export interface SiteOutput {
  /** Its name, relative to the output folder. */
  file: string;
  /** A hash of the content's input, if it is cheaper than the content. */
  version?(input: SiteOutputInput): Awaitable<string>;
  /** Undefined if the site has no such file. */
  content(input: SiteOutputInput): Awaitable<Content | undefined>;
  /** Whether a site has the file, for checks of links to it. Default: every site has it. */
  isPresent?(site: Pick<Site, 'config' | 'pages' | 'expansions'>): boolean;
  /** Its media type. Default: by the name of the file. */
  type?: string;
  /** Whether the source alone has it, for all languages. */
  isCommon?: true;
}

/** Several files of the site. */
export interface FilesOutput {
  /** The files. They are written as they are listed, so that a generator may make large contents. */
  list(input: SiteOutputInput): Files;
  /**
   * A hash of the input of `list`, if that is expensive: a build that has every file it listed for this
   * version lists nothing.
   */
  version?(input: SiteOutputInput): Awaitable<string | undefined>;
  /** The file of a name, for the dev server. Default: by `list`. */
  find?(input: SiteOutputInput, name: string): Awaitable<OutputFile | undefined>;
  /**
   * Whether a file may have a name, which the dev server asks before it lists: most lists need every page. Default: it
   * may.
   */
  mayHave?(site: Site, name: string): boolean;
  /** The names that links may lead to, which are known before the files. Default: none. */
  names?(site: Pick<Site, 'config' | 'pages'>): string[];
  /** Says that in dev Vite answers with the modules of these files. */
  dev?: 'vite';
}

/** A kind of output: a file of each page, one file of the site, or several. */
export type OutputKind = PageOutput | SiteOutput | FilesOutput;

/** The one file of a kind. */
export async function siteFile(
  { file, version, content, type }: SiteOutput,
  input: SiteOutputInput,
): Promise<OutputFile> {
  return {
    names: [file],
    version: await version?.(input),
    type,
    content: () => content(input),
  };
}
