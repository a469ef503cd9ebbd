import { type PageFence, type PageImport, readPage } from './read-page.ts';

/** What a site needs of a page before it is compiled. It is plain data, for caches. */
export interface PageOutline {
  imports: PageImport[];
  fences: PageFence[];
  /** The text of the heading of level 1, if the page has one. */
  title?: string | undefined;
  /** The subtitle in brackets behind the title. */
  subtitle?: string | undefined;
}

/** The outline of a page. It is empty if the page is broken: compiling the page reports that. */
export function outlineOf(text: string, file: string, hasMath = false): PageOutline {
  const page = readPage(text, file, { hasMath });
  if (page.isBroken) return { imports: [], fences: [] };
  const { imports, fences, headings } = page;
  const heading = headings.find(({ level, isTop }) => level === 1 && isTop);
  return { imports, fences, title: heading?.text, subtitle: heading?.subtitle };
}
