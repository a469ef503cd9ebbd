import type { PageFacts } from '../../shared/page/page.ts';
import { postsOf } from '../../shared/page/posts.ts';
import type { Renderer } from '../../shared/page/renderer.ts';
import {
  placeholder,
  type SiteListItems,
  type SiteListName,
} from '../../shared/page/site-lists.ts';
import { hash } from '../files/hash.ts';
import type { Cache } from '../files/cache.ts';
import type { RenderedPage } from './render-pages.ts';
import type { Site } from '../site/site.ts';

type ListSite = Pick<Site, 'config'>;

/** What lists are rendered with. */
interface ListContext {
  readonly site: ListSite;
  engine: string;
  cache: Pick<Cache, 'get' | 'set'>;
  loadServer(): Promise<Pick<Renderer, 'renderSiteList'>>;
}

/** What each list shows of a site. */
const itemsOf: {
  [Name in SiteListName]: (site: ListSite, pages: Iterable<PageFacts>) => SiteListItems[Name];
} = {
  'blog-posts': ({ config }, pages) => postsOf(pages, config),
  sponsors: ({ config }) => config.sponsors,
};

/** Puts lists of the whole site into a page's content. */
export function putLists(
  html: string,
  lists: SiteListName[],
  site: ListSite,
  pages: Iterable<PageFacts>,
  render: Renderer['renderSiteList'],
): string {
  const { base, lang } = site.config;
  return lists.reduce((content, name) => {
    const list = render(name, itemsOf[name](site, pages), { base, lang });
    // A function: a `$` in a title says nothing to it.
    return content.replaceAll(placeholder(name), () => list);
  }, html);
}

/**
 * A page with the lists of the whole site that it shows. Its content stays as it was kept: only what
 * the lists are made from decides whether its document has to be written again.
 */
export async function fillSiteLists(
  page: RenderedPage,
  pages: PageFacts[],
  { site, engine, cache, loadServer }: ListContext,
): Promise<RenderedPage> {
  const items = page.lists.map((name) => itemsOf[name](site, pages));
  const { base, lang, labels } = site.config;
  const version = hash(
    ...['lists', engine, base, lang, JSON.stringify(labels)],
    ...[page.htmlVersion, JSON.stringify(items)],
  );
  const known = cache.get(version);
  if (known) return { ...page, htmlVersion: version, html: () => known.toString() };
  const { renderSiteList } = await loadServer();
  const html = putLists(page.html(), page.lists, site, pages, renderSiteList);
  cache.set(version, html);
  return { ...page, htmlVersion: version, html: () => html };
}
