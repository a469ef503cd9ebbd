import type { DocumentData } from '../../shared/document.ts';
import { fileOfPath, htmlFiles, payloadFile } from '../../shared/paths.ts';
import { searchFiles } from '../../shared/search-options.ts';
import { notFoundPath } from '../discover.ts';
import type { SearchIndex } from '../search-index.ts';

/** What the outputs of a page are made from. */
interface PageOutputInput {
  data: DocumentData;
  /** The rendered document, and what a navigation to it fetches. */
  html: string | Uint8Array;
  payload: string | Uint8Array;
  /** The page's source text, with what is MDX in it as Markdown. */
  source: string;
}

/** An output of each page. */
export interface PageOutput {
  /** Names of the files, relative to the output folder; they all get the same content. */
  files(path: string): string[];
  content(input: PageOutputInput): string | Uint8Array;
  type: string;
}

const isPage = (path: string) => path !== notFoundPath;

/** Every file that is written for a page. The dev server answers from the same table. */
export const pageOutputs: Record<string, PageOutput> = {
  /** `/x` is `x.html` and `x/index.html`: any static host serves all three of its addresses. */
  html: {
    files: (path) => (isPage(path) ? htmlFiles(path) : ['404.html']),
    content: ({ html }) => html,
    type: 'text/html; charset=utf-8',
  },
  payload: {
    files: (path) => (isPage(path) ? [payloadFile(path)] : []),
    content: ({ payload }) => payload,
    type: 'application/json',
  },
  /** The page's Markdown twin; "Copy page for LLMs" fetches it. */
  markdown: {
    files: (path) => (isPage(path) ? [fileOfPath(path, '.md')] : []),
    content: ({ source }) => source,
    type: 'text/markdown; charset=utf-8',
  },
};

/** What the outputs of a whole site are made from. */
interface SiteOutputInput {
  search: SearchIndex;
}

/** An output of the site. */
interface SiteOutput {
  /** Its name, relative to the output folder. */
  file: string;
  content(input: SiteOutputInput): string | Uint8Array;
  type: string;
}

/** Every file that is written once. The dev server answers from the same table. */
export const siteOutputs: Record<string, SiteOutput> = {
  searchIndex: {
    file: searchFiles.index,
    content: ({ search }) => search.index,
    type: 'application/json',
  },
  searchTitles: {
    file: searchFiles.titles,
    content: ({ search }) => search.titles,
    type: 'application/json',
  },
};
