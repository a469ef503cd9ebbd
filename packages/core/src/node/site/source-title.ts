import type { PageOutline } from '../../content/source/page-outline.ts';
import { readFrontMatter } from '../../content/source/read-front-matter.ts';
import type { FrontMatter } from '../../shared/config/front-matter.ts';
import type { PageSource } from '../../shared/page/page.ts';
import type { Outlines } from './outlines.ts';

/** The title and the description of a page, before it is compiled. */
export interface SourceHead {
  frontMatter: FrontMatter;
  /** The title of the front matter, of the heading, or of the hero; else the file's name in words. */
  title: string;
  /** The description of the front matter, or the subtitle of the heading. */
  description: string | undefined;
}

/** Reads the title of a page at once. */
export type ReadHead = (page: PageSource) => SourceHead;

/** What was read: sources do not change. */
const known = new WeakMap<PageSource, SourceHead>();

/**
 * The title and the description of a page, which is read once.
 *
 * @param readHeading Reads its heading of level 1.
 */
export function headOf(page: PageSource, readHeading: () => PageOutline['title']): SourceHead {
  const head = known.get(page);
  if (head) return head;
  const { frontMatter } = readFrontMatter(page.text, page.file);
  return noteHead(page, frontMatter, needsHeading(frontMatter) ? readHeading() : null);
}

function needsHeading({ title, description }: FrontMatter): boolean {
  return !title || description === undefined;
}

function noteHead(
  page: PageSource,
  frontMatter: FrontMatter,
  heading: PageOutline['title'],
): SourceHead {
  const name = page.path.split('/').at(-1) || 'Home';
  const head: SourceHead = {
    frontMatter,
    title: frontMatter.title || heading?.text || frontMatter.hero?.name || inWords(name),
    description: frontMatter.description ?? heading?.subtitle,
  };
  known.set(page, head);
  return head;
}

/** Reads the titles of these pages ahead. */
export async function readHeads(pages: PageSource[], outlines: Outlines): Promise<ReadHead> {
  const heads = new Map<PageSource, SourceHead>();
  for (const page of pages) {
    const { frontMatter } = readFrontMatter(page.text, page.file);
    const heading = needsHeading(frontMatter) ? await outlines.of('title', page) : null;
    heads.set(page, noteHead(page, frontMatter, heading));
  }
  return (page) => heads.get(page)!;
}

/** A file's name in words: `first-steps` is `First steps`. */
export function inWords(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
