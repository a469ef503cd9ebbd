import type { Config } from '../../shared/config/config.ts';
import { sidebarLinks } from '../../shared/page/site-navigation.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import { cleanPath, decodePath } from '../../shared/page/paths.ts';
import { isSearchable } from '../search/search-index.ts';

/** A page for crawlers and agents. */
export interface ListedPage {
  path: string;
  title: string;
  /** Its own description; empty if it has none. */
  description: string;
  /** Creates its content as Markdown. */
  twin(): string;
  /** How many tokens of a language model its content has, about. */
  tokens(): number;
  facts: PageFacts;
}

/** The tokens of each page whose content was read. */
const tokensOf = new WeakMap<PageFacts, number>();

/**
 * The number of tokens of a text, about: one for each four bytes of UTF-8. Tokenizers differ by more than the error.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}

/**
 * The pages for crawlers and agents, sorted by path: all except the page for unknown paths and
 * those that are not `searchable`.
 *
 * @param twinOf Creates the content of a page as Markdown.
 */
export function listedPages(
  { title: siteTitle }: Pick<Config, 'title'>,
  pages: Iterable<PageFacts>,
  twinOf: (facts: PageFacts) => string,
): ListedPage[] {
  return [...pages]
    .filter(isSearchable)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((facts) => {
      const twin = () => {
        const text = twinOf(facts);
        tokensOf.set(facts, estimateTokens(text));
        return text;
      };
      return {
        path: facts.path,
        title: pageTitle(facts) || siteTitle,
        description: facts.frontMatter.description ?? facts.description ?? '',
        twin,
        tokens: () => tokensOf.get(facts) ?? estimateTokens(twin()),
        facts,
      };
    });
}

/** Pages below one heading. */
export interface PageGroup {
  text: string;
  pages: ListedPage[];
}

/**
 * The pages by the top-level groups of the sidebars, in reading order, then by the areas that are
 * not such a group; each page once. Pages without either come last.
 */
export function groupPages(
  { sidebar, areas, labels }: Pick<Config, 'sidebar' | 'areas' | 'labels'>,
  pages: ListedPage[],
): PageGroup[] {
  const left = new Map(pages.map((page) => [page.path, page]));
  const take = (path: string): ListedPage[] => {
    const page = left.get(path);
    left.delete(path);
    return page ? [page] : [];
  };
  const items = Object.values(sidebar).flat();
  const known = new Set(items.map(({ text }) => text));
  const unlisted = (name: string) => areas.filter(({ text }) => text === name);
  const groups = [...items, ...areas.filter(({ text }) => !known.has(text))]
    .filter((item) => item.items)
    .map((item) => ({
      text: item.text,
      pages: sidebarLinks([...unlisted(item.text), item]).flatMap(({ link }) =>
        take(cleanPath(decodePath(link.replace(/[?#].*$/s, '')))),
      ),
    }))
    .filter((group) => group.pages.length > 0);
  if (left.size === 0) return groups;
  const text = groups.length > 0 ? labels.agentOthers : labels.pages;
  return [...groups, { text, pages: [...left.values()] }];
}
