import type { CorpusSection, CorpusText } from '../corpus.ts';
import type { SearchSteps } from '../reader/reader.ts';

/** The same pages for every engine. */
export interface PeerCorpus {
  title: string;
  description: string;
  texts: CorpusText[];
  sections: CorpusSection[];
}

/** A documentation engine of the bench: one row of the table. */
export interface Engine {
  name: string;
  /** npm packages with exact versions; none for this repository. */
  packages: Record<string, string>;
  /** Versions that npm would not choose. */
  overrides?: Record<string, string>;
  /** The files of a site with this corpus, by path: pages in the engine's dialect, and its settings. */
  files(corpus: PeerCorpus): Record<string, string>;
  /** The command that builds the site, run in its folder. */
  command: string[];
  /** The paths to delete for a cold build besides `output`, in the site's folder. */
  caches: string[];
  /** The folder to serve. */
  output: string;
  /** Omitted without search. */
  search?: SearchSteps;
  /** The button that switches between light and dark. */
  theme?: string;
  /** The button that copies a code block; visible while the pointer is over the block. */
  copy?: string;
}

/** Splits a page into front matter and body. */
export function splitText(text: string): { frontMatter: string; body: string } {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { frontMatter, body };
}

/** The pages as files below `folder`, each transformed by `change`. */
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

/** A module with a value as default export. */
export function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)};\n`;
}
