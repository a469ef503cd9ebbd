import type { Config } from '../config/config.ts';
import type { PageFacts } from './page.ts';
import { isUnder } from './paths.ts';

/** A page of the blog, as a list shows it. */
export interface Post {
  path: string;
  title: string;
  description?: string | undefined;
  authors?: string | string[] | undefined;
  /** ISO 8601. */
  date?: string | undefined;
}

/** Whether a page is one of the blog's posts: it stands below the blog's folder. */
export function isPost(path: string, blogDir: string): boolean {
  const folder = `/${blogDir}`;
  return path !== folder && isUnder(path, folder);
}

/** The blog's posts, newest first; those without a date come last, and by path. */
export function postsOf(pages: Iterable<PageFacts>, { blogDir }: Pick<Config, 'blogDir'>): Post[] {
  return [...pages]
    .filter(({ path }) => isPost(path, blogDir))
    .map(({ path, title, description, frontMatter }) => ({
      path,
      title: frontMatter.title || title || path,
      description: frontMatter.description ?? description,
      authors: frontMatter.authors,
      date: isoDate(frontMatter.date),
    }))
    .sort((a, b) => compare(b.date ?? '', a.date ?? '') || compare(a.path, b.path));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A date of a front matter in ISO 8601; results that were kept hold it as text. */
export function isoDate(date: string | Date | undefined): string | undefined {
  if (date === undefined) return undefined;
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
