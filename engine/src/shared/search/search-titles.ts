import type { SearchDocument } from './search-options.ts';
import { encodePath, withBase } from '../page/paths.ts';

/** What the file of titles keeps of a page. */
export interface PageTitles {
  path: string;
  groups: string[];
  sections: { id: string; level: number; title: string; symbols: string[] }[];
}

/** A heading: its level, its text, its id where that is not `idOf` the text, its symbols. */
type PackedSection = [level: number, title: string, id: string | 0, symbols: string];
type PackedPage = [path: string, groups: string[], sections: PackedSection[]];
/** A page to start with: its path, and its title behind that of its group. */
export type PackedStart = [path: string, titles: string[]];

/** The content of `searchFiles.titles`. */
export interface PackedTitles {
  starts: PackedStart[];
  pages: PackedPage[];
}

/** A page that is offered while nothing is searched for. */
export interface SearchStart {
  href: string;
  /** The titles above it and its own. */
  titles: string[];
}

/** Packs the titles and headings of a page, to be searched while the index is on its way: they are a tenth of it. */
export function packPage({ path, groups, sections }: PageTitles): PackedPage {
  return [
    path,
    groups,
    sections.map(({ id, level, title, symbols }) => [
      level,
      title,
      id === idOf(title) ? 0 : id,
      symbols.join(' '),
    ]),
  ];
}

/** The pages that a packed file offers. */
export function unpackStarts({ starts }: PackedTitles, base: string): SearchStart[] {
  return starts.map(([path, titles]) => ({ href: withBase(base, encodePath(path)), titles }));
}

/** The documents of a packed file: those of the index, with their symbols as the text. */
export function unpackTitles({ pages }: PackedTitles, base: string): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const [path, groups, sections] of pages) {
    const address = withBase(base, encodePath(path));
    const above: [level: number, title: string][] = [];
    for (const [level, title, id, symbols] of sections) {
      while (above.length > 1 && above.at(-1)![0] >= level) above.pop();
      const fragment = id === 0 ? idOf(title) : id;
      documents.push({
        id: documents.length,
        title,
        titles: [...groups, ...above.map(([, parent]) => parent)],
        text: symbols,
        href: address + (fragment && `#${encodeURIComponent(fragment)}`),
        html: '',
        isPage: fragment === '',
      });
      above.push([level, title]);
    }
  }
  return documents;
}

/** The id that most headings have: GitHub's, but for its rarer rules. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
