import { corpusPages } from '../corpus.ts';
import type { Query } from './queries.ts';

/**
 * Known-item queries on the generated corpus, by kind.
 *
 * @param step Every how many pages a page is the subject of a query.
 */
export function corpusQueries(pages: number, step = 9): Record<string, Query[]> {
  const asked = corpusPages({ pages }).filter((_, index) => index % step === 1);
  // Headings repeat on other pages, as on real sites: the page's title distinguishes them.
  return {
    titles: asked.map(({ path, title }) => [title, path]),
    headings: asked.map(({ path, title, headings }) => {
      const heading = headings[headings.length >> 1]!;
      return [`${heading} ${title}`, `${path}#${slug(heading)}`];
    }),
    phrases: asked.map((page) => [page.phrase, ...sectionsOf(page)]),
    prefixes: asked.map(({ path, title }) => [title.slice(0, -2), path]),
    typos: asked.map(({ path, title }) => [withTypo(title), path]),
  };
}

function sectionsOf({ path, headings }: { path: string; headings: string[] }) {
  return [path, ...headings.map((heading) => `${path}#${slug(heading)}`)] as [string, ...string[]];
}

/** GitHub's slug of the corpus's ASCII headings. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}

/** The text with two letters of its longest word swapped. */
function withTypo(text: string): string {
  const [longest = ''] = text.split(' ').toSorted((a, b) => b.length - a.length);
  const at = longest.length >> 1;
  const swapped =
    longest.slice(0, at - 1) + longest[at]! + longest[at - 1]! + longest.slice(at + 1);
  return text.replace(longest, swapped);
}
