import type { CorpusSection, CorpusText } from '../corpus.ts';

/** The same pages for every engine. */
export interface PeerCorpus {
  title: string;
  description: string;
  texts: CorpusText[];
  sections: CorpusSection[];
}

/** How a reader searches, as selectors of CSS and keys of Playwright. */
export interface SearchSteps {
  /** The key that opens search. */
  key: string;
  /** Where to type. */
  field: string;
  /** A result that is shown, in the order in which they stand. */
  result: string;
  /** The result's link; `result` itself when it is left out. */
  link?: string;
  /** A page that lists results with their addresses, where those of the dialog have none. */
  page?: { path: string; field: string; link: string };
}

/** A documentation engine as the bench sees it: one row of the table. */
export interface Engine {
  name: string;
  /** npm packages and their exact versions; none for what stands in this repository. */
  packages: Record<string, string>;
  /** Versions that npm would not find by itself. */
  overrides?: Record<string, string>;
  /** The files of a site with this corpus, by path: pages in the engine's dialect, and its settings. */
  files(corpus: PeerCorpus): Record<string, string>;
  /** The command that builds the site, run in its folder. */
  command: string[];
  /** What to delete, besides `output`, for a build from nothing; paths in the site's folder. */
  caches: string[];
  /** The folder that is served. */
  output: string;
  /** Left out where there is no search. */
  search?: SearchSteps;
  /** The button that changes between light and dark. */
  theme?: string;
  /** The button that copies a block of code; shown when the block is pointed at. */
  copy?: string;
}

/** A page's front matter and its body. */
export function splitText(text: string): { frontMatter: string; body: string } {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { frontMatter, body };
}

/** The pages as files below `folder`, each text changed by `change`. */
export function pageFiles(
  { texts }: PeerCorpus,
  folder: string,
  extension: 'md' | 'mdx',
  change = (text: string) => text,
): Record<string, string> {
  return Object.fromEntries(
    texts.map(({ path, text }) => [
      `${folder}${path === '/' ? '/index' : path}.${extension}`,
      change(text),
    ]),
  );
}

/** A module that exports a value by default. */
export function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)};\n`;
}
