import { isDocsLayout } from '../site/layout-names.ts';
import type { Config } from '../../shared/config/config.ts';
import type { DocumentData } from '../../shared/document/document.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import { encodePath, isUnder, longestPrefix, withBase } from '../../shared/page/paths.ts';
import { tagsPath } from '../../shared/page/tags.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import { notFoundPath } from '../site/discover.ts';
import { feedFile, hasFeed, manifestFile, tagFeeds } from '../site/linked-outputs.ts';
import type { Site } from '../site/site.ts';
import { canonicalOf } from './versions.ts';
import { structuredData } from './structured-data.ts';

/** The data of a document's head about its page. */
type HeadData = Pick<
  DocumentData,
  | 'title'
  | 'pageTitle'
  | 'description'
  | 'canonical'
  | 'noindex'
  | 'image'
  | 'manifest'
  | 'feed'
  | 'structuredData'
>;

/**
 * Derives the data of the head of a page's document.
 *
 * @param made The address of the image that a feature makes for the page.
 * @param source The source of a page that is not translated, to which search engines are led.
 */
export function headData(
  site: Site,
  facts: PageFacts,
  made: string | null,
  source: DocumentData['source'],
): HeadData {
  const { config } = site;
  const { frontMatter, path } = facts;
  const isFound = path !== notFoundPath;
  // An empty title counts as none.
  const own = pageTitle(facts) || undefined;
  const page = shownTexts(config, facts);
  const { description } = page;
  const image = configuredImage(config, path, page) ?? made;
  const { baseUrl } = config;
  const canonicalPage = canonicalOf(site, path, source?.lang) ?? {
    base: (source ?? config).base,
    path,
  };
  const canonical =
    baseUrl && isFound
      ? pageAddress({ baseUrl, base: canonicalPage.base }, canonicalPage.path)
      : null;
  const isDocs = isDocsLayout(config, frontMatter.layout);
  const feed = feedOf(site, path);
  return {
    title: own ? config.titleTemplate.replaceAll('%s', () => own) : config.title,
    pageTitle: page.title,
    description,
    canonical,
    noindex: !isFound || config.preview || site.version?.archived === true,
    image,
    manifest: config.iconUrl === undefined ? null : withBase(config.base, `/${manifestFile}`),
    feed: feed === undefined ? null : encodePath(withBase(config.base, `/${feed}`)),
    structuredData:
      isDocs && canonical && !source && !site.version
        ? structuredData(site, facts, page.title)
        : null,
  };
}

/** The feed a page links to: the blog's feed on blog pages, a tag's feed on its list. */
function feedOf(site: Site, path: string): string | undefined {
  if (isUnder(path, `/${site.config.blogDir}`) && hasFeed(site)) return feedFile;
  return isUnder(path, tagsPath)
    ? tagFeeds(site).find((feed) => feed.path === path)?.file
    : undefined;
}

/** The title and the description that a page has for others: its own, or the site's. */
export function shownTexts(
  config: Pick<Config, 'title' | 'description'>,
  facts: PageFacts,
): { title: string; description: string } {
  return {
    title: pageTitle(facts) || config.title,
    description: facts.frontMatter.description ?? facts.description ?? config.description,
  };
}

/** The configured image of a page for messengers and social networks. */
export function configuredImage(
  config: Config,
  path: string,
  page: { title: string; description: string },
): string | null {
  const { ogImageUrl, logoUrl } = config;
  const prefix = longestPrefix(Object.keys(ogImageUrl), path);
  const pattern = prefix === undefined ? undefined : ogImageUrl[prefix];
  if (!pattern) return null;
  const values = { logo: fileAddress(config, logoUrl?.dark ?? ''), ...page };
  const filled = pattern.replace(/%(logo|title|description)/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
  return fileAddress(config, filled);
}
