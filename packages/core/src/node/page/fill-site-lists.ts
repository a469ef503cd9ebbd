import { hasChangesFeed } from '../site/linked-outputs.ts';
import { parseHtml } from '../../content/base/parse-html.ts';
import { searchSections } from '../../content/html/search-sections.ts';
import { htmlMarkdown } from '../../content/twin/twin-markdown.ts';
import type { ChangedPage } from '../../shared/page/changes.ts';
import type { VersionDifferences } from '../../shared/page/differences.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import { postsOf } from '../../shared/page/posts.ts';
import type { Renderer } from '../../shared/page/renderer.ts';
import {
  placeholder,
  type SiteListItems,
  type SiteListName,
} from '../../shared/page/site-lists.ts';
import { hash } from '../files/hash.ts';
import type { Cache } from '../files/cache.ts';
import { isSearchable } from '../search/search-index.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { Site } from '../site/site.ts';

type ListSite = Pick<Site, 'config'>;

/** The context for rendering lists. */
interface ListContext {
  readonly site: ListSite;
  engine: string;
  cache: Pick<Cache, 'get' | 'set'>;
  loadServer(): Promise<Pick<Renderer, 'renderSiteList'>>;
  /** The changed pages, newest first. */
  changes(): Promise<ChangedPage[]>;
  /** What differs between the versions that a page compares. */
  differences(path: string): Promise<VersionDifferences | undefined>;
}

/** The items of each list. */
const itemsOf: {
  [Name in SiteListName]: (
    context: Pick<ListContext, 'site' | 'changes' | 'differences'>,
    pages: Iterable<PageFacts>,
    path: string,
  ) => SiteListItems[Name] | Promise<SiteListItems[Name]>;
} = {
  'blog-posts': ({ site }, pages) => postsOf(pages, site.config),
  sponsors: ({ site }) => site.config.sponsors,
  changes: async ({ site, changes }) => ({
    pages: await changes(),
    feed: hasChangesFeed(site.config),
  }),
  differences: async ({ differences }, _, path) =>
    (await differences(path)) ?? { from: '', to: '', pages: [] },
};

/** Inserts lists of the whole site into a page's content and into its Markdown twin. */
export function putLists(
  content: { html: string; twin: string },
  lists: Partial<SiteListItems>,
  site: ListSite,
  render: Renderer['renderSiteList'],
): { html: string; twin: string } {
  const { base, lang } = site.config;
  const names = Object.keys(lists) as SiteListName[];
  return names.reduce(({ html, twin }, name) => {
    const list = render(name, lists[name]!, { base, lang });
    const lines = htmlMarkdown(list).split('\n');
    // Functions as replacements: a `$` in a title has no meaning in them.
    return {
      html: html.replaceAll(placeholder(name), () => list),
      // Within a list or a quote, every line has the prefix of the first.
      twin: twin.replaceAll(new RegExp(`^(.*)${placeholder(name)}`, 'gm'), (_, start: string) =>
        lines
          .map((line, index) => (index ? start.replace(/[^\s>]/g, ' ') : start) + line)
          .join('\n'),
      ),
    };
  }, content);
}

/**
 * Fills the site lists of a page. The cached content stays; the page's document changes only if the
 * items of its lists change.
 */
export async function fillSiteLists(
  page: RenderedPage,
  pages: PageFacts[],
  { site, engine, cache, loadServer, changes, differences }: ListContext,
): Promise<RenderedPage> {
  const items: Partial<SiteListItems> = {};
  for (const name of page.lists)
    Object.assign(items, {
      [name]: await itemsOf[name]({ site, changes, differences }, pages, page.facts.path),
    });
  const { base, lang, labels } = site.config;
  const version = hash(
    ...['lists', engine, base, lang, JSON.stringify(labels)],
    ...[page.htmlVersion, JSON.stringify(items)],
  );
  const cached = cache.get(version);
  const fill = async () => {
    const { renderSiteList } = await loadServer();
    const content = { html: page.html(), twin: page.twin() };
    const filled = putLists(content, items, site, renderSiteList);
    if (!isSearchable(page.facts)) return { ...filled, sections: '[]' };
    const sections = searchSections(parseHtml(filled.html), pageTitle(page.facts));
    return { ...filled, sections: JSON.stringify(sections) };
  };
  const content = cached
    ? (JSON.parse(cached.toString()) as Awaited<ReturnType<typeof fill>>)
    : await fill();
  if (!cached) cache.set(version, JSON.stringify(content));
  return {
    ...page,
    htmlVersion: version,
    html: () => content.html,
    twin: () => content.twin,
    sections: () => content.sections,
  };
}
