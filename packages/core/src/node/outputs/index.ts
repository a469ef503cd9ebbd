import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath, htmlFiles, payloadFile, sourceFile } from '../../shared/page/paths.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { searchFiles } from '../../shared/search/search-options.ts';
import { workerFile } from '../../shared/document/worker-build.ts';
import { changesFeedFile } from '../../shared/page/changes.ts';
import type { Content } from '../files/write-output.ts';
import { notFoundPath } from '../site/discover.ts';
import type { BuiltPage, BuiltSite } from '../../shared/extension/built.ts';
import type { ExtensionTimes } from '../site/extensions.ts';
import { extensionOutputs } from './extension-outputs.ts';
import type { ChangeWithWords } from './newest-changes.ts';
import type { ListedPage } from './listed-pages.ts';
import { redirectRules } from '../site/redirects.ts';
import type { VersionedIndex } from '../search/collect-search.ts';
import type { Site } from '../site/site.ts';
import { feedFile, hasFeed, manifestFile, tagFeeds } from '../site/linked-outputs.ts';
import { feed } from './feed.ts';
import { type HeaderFile, headerFile } from './headers.ts';
import { llms, llmsFull } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { withdrawnWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';

/** The input of a page's outputs. */
export interface PageOutputInput {
  /** The page, for outputs of extensions. */
  page: BuiltPage;
  /** The rendered document, and the payload of a navigation to it. */
  html: string;
  payload: string;
  /** The page's Markdown twin. */
  twin: string;
  /** The page's source text. */
  source: string;
}

type Awaitable<T> = T | Promise<T>;

/** An output of each page. */
export interface PageOutput {
  /** The names of the files, relative to the output folder; all have the same content. */
  files(path: string): string[];
  content(input: PageOutputInput): Awaitable<string | Uint8Array>;
  /** Its media type. Default: by the name of the file. */
  type?: string;
  /** A hash of the input of `content` besides the page's, for outputs of extensions. */
  version?: string;
}

const isPage = (path: string) => path !== notFoundPath;

/** Every output of the engine for a page. */
export const pageOutputs: Record<string, PageOutput> = {
  /** `/x` is `x.html` and `x/index.html`: any static host serves all three of its addresses. */
  html: {
    files: (path) => (isPage(path) ? htmlFiles(path) : ['404.html']),
    content: ({ html }) => html,
    type: 'text/html; charset=utf-8',
  },
  payload: {
    files: (path) => (isPage(path) ? [payloadFile(path)] : []),
    content: ({ payload }) => payload,
    type: 'application/json',
  },
  markdown: {
    files: (path) => (isPage(path) ? [fileOfPath(path, '.md')] : []),
    content: ({ twin }) => twin,
    type: 'text/markdown; charset=utf-8',
  },
  /** The text of "Copy page for LLMs". */
  source: {
    files: (path) => (isPage(path) ? [sourceFile(path)] : []),
    content: ({ source }) => source,
    type: 'text/plain; charset=utf-8',
  },
};

/** The input of the outputs of a site. Values are computed only for the outputs that use them. */
export interface SiteOutputInput {
  site: Site;
  search(): Awaitable<VersionedIndex>;
  pages(): Awaitable<ListedPage[]>;
  /** The site for outputs of extensions. */
  built(): Awaitable<BuiltSite>;
  /** The newest changes of the pages; empty if the configuration does not ask for them. */
  changes(): Awaitable<ChangeWithWords[]>;
  /** The sources that the Content-Security-Policy must allow for all documents. */
  sources(): Awaitable<PolicySources>;
  /** The policy of the frame of live samples; undefined without live samples. */
  framePolicy?(): Awaitable<string | undefined>;
  /** The code of the service worker; absent if pages do not register one, as in dev. */
  serviceWorker?(): Awaitable<string>;
}

/** An output of the site. */
export interface SiteOutput {
  /** Its name, relative to the output folder. */
  file: string;
  /** A hash of the content's input, if it is cheaper than the content. */
  version?(input: SiteOutputInput): Awaitable<string>;
  /** Undefined if the site has no such file. */
  content(input: SiteOutputInput): Awaitable<Content | undefined>;
  /** Whether a site has the file, for checks of links to it. Default: every site has it. */
  isPresent?(site: Pick<Site, 'config' | 'pages' | 'expansions'>): boolean;
  /** Its media type. Default: by the name of the file. */
  type?: string;
}

/** Every output of the engine for the site, unless the site has a file of the same name. */
export const siteOutputs: Record<string, SiteOutput> = {
  searchIndex: {
    file: searchFiles.index,
    version: async ({ search }) => (await search()).version,
    content: async ({ search }) => (await search()).make(),
    type: 'application/json',
  },
  searchExpansions: {
    file: searchFiles.expansions,
    content: async ({ search }) => (await search()).expansions,
    isPresent: ({ expansions }) => expansions.length > 0,
    type: 'application/json',
  },
  sitemap: {
    file: 'sitemap.xml',
    content: async ({ site, pages }) => sitemap(site, await pages()),
    isPresent: ({ config }) => config.baseUrl !== undefined,
    type: 'application/xml',
  },
  robots: {
    file: 'robots.txt',
    content: ({ site }) => robots(site.config),
    type: 'text/plain; charset=utf-8',
  },
  llms: {
    file: 'llms.txt',
    content: async ({ site, pages }) => llms(site.config, await pages()),
    type: 'text/plain; charset=utf-8',
  },
  llmsFull: {
    file: 'llms-full.txt',
    content: async ({ site, pages }) => llmsFull(site.config, await pages()),
    type: 'text/plain; charset=utf-8',
  },
  manifest: {
    file: manifestFile,
    content: ({ site }) => manifest(site),
    isPresent: ({ config }) => config.iconUrl !== undefined,
    type: 'application/manifest+json',
  },
  feed: {
    file: feedFile,
    content: async ({ site, pages }) => feed(site, await pages()),
    isPresent: hasFeed,
    type: 'application/atom+xml',
  },
  changesFeed: {
    file: changesFeedFile,
    content: async ({ site, changes }) =>
      site.config.changes && (await import('./changes-feed.ts')).changesFeed(site, await changes()),
    isPresent: ({ config }) => Boolean(config.changes && config.baseUrl !== undefined),
    type: 'application/atom+xml',
  },
  redirects: {
    file: '_redirects',
    content: ({ site }) => redirectRules(site.config),
    type: 'text/plain; charset=utf-8',
  },
  headers: headerOutput('_headers'),
  nginxHeaders: headerOutput('_headers.nginx'),
  caddyHeaders: headerOutput('_headers.caddy'),
  serviceWorker: {
    file: workerFile,
    content: async ({ site, serviceWorker }) =>
      (await serviceWorker?.()) ?? withdrawnWorker(site.config.base),
    type: 'text/javascript; charset=utf-8',
  },
};

/** The headers of all files in the format of a host. */
function headerOutput(file: HeaderFile): SiteOutput {
  return {
    file,
    content: async ({ site, sources, framePolicy }) =>
      headerFile(file, site.config, await sources(), await framePolicy?.()),
    type: 'text/plain; charset=utf-8',
  };
}

/** Every output of a page: those of the engine and of extensions. The dev server answers from the same list. */
export function pageOutputsOf(
  { config, extensionsVersion = '' }: Pick<Site, 'config' | 'extensionsVersion'>,
  times?: ExtensionTimes,
): PageOutput[] {
  const { page } = extensionOutputs(config, times);
  return [
    ...Object.values(pageOutputs),
    ...page.map(({ files, content }) => ({
      files,
      version: extensionsVersion,
      content: (input: PageOutputInput) => content(input.page),
    })),
  ];
}

/** Every output of the site: those of the engine and of extensions. The dev server answers from the same list. */
export function siteOutputsOf(
  { config, pages }: Pick<Site, 'config' | 'pages'>,
  times?: ExtensionTimes,
): SiteOutput[] {
  const { site } = extensionOutputs(config, times);
  return [
    ...Object.values(siteOutputs),
    ...tagFeeds({ config, pages }).map(({ posts, ...of }) => ({
      file: of.file,
      content: async (input: SiteOutputInput) =>
        feed(
          input.site,
          (await input.pages()).filter(({ path }) => posts.includes(path)),
          of,
        ),
      type: 'application/atom+xml',
    })),
    ...site.map(({ file, content }) => ({
      file,
      content: async ({ built }: SiteOutputInput) => content(await built()),
    })),
  ];
}

/** Whether the site has its own file of that name, which takes precedence. */
export function isOwnFile({ root, config }: Site, file: string): boolean {
  return Object.hasOwn(config.files, `/${file}`) || existsSync(join(root, 'public', file));
}
