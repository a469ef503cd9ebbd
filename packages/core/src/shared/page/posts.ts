import type { Config } from '../config/config.ts';
import type { PageFacts } from './page.ts';
import { isUnder } from './paths.ts';

/** A blog post in a list. */
export interface Post {
  path: string;
  title: string;
  description?: string | undefined;
  authors?: string | string[] | undefined;
  /** ISO 8601. */
  date?: string | undefined;
}

/** Whether a page is a blog post: its file is in the blog's folder. */
export function isPost(path: string, blogDir: string): boolean {
  const folder = `/${blogDir}`;
  return path !== folder && isUnder(path, folder);
}

/** The blog's posts, newest first; posts without a date come last, sorted by path. */
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

/** A date of front matter in ISO 8601; cached front matter has it as text. */
export function isoDate(date: string | Date | undefined): string | undefined {
  if (date === undefined) return undefined;
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
