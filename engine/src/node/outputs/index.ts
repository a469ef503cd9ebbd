import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath, htmlFiles, payloadFile, sourceFile } from '../../shared/page/paths.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { searchFiles } from '../../shared/search/search-options.ts';
import { workerFile } from '../../shared/document/worker-build.ts';
import { notFoundPath } from '../site/discover.ts';
import type { ListedPage } from './listed-pages.ts';
import { redirectRules } from '../site/redirects.ts';
import type { VersionedIndex } from '../search/collect-search.ts';
import type { Site } from '../site/site.ts';
import { feedFile, manifestFile } from '../site/linked-outputs.ts';
import { feed } from './feed.ts';
import { type HeaderFile, headerFile } from './headers.ts';
import { llms, llmsFull } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { withdrawnWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';

/** What the outputs of a page are made from. */
export interface PageOutputInput {
  /** The rendered document, and what a navigation to it fetches. */
  html: string;
  payload: string;
  /** The page's Markdown twin. */
  twin: string;
  /** The page's source text. */
  source: string;
}

/** An output of each page. */
export interface PageOutput {
  /** Names of the files, relative to the output folder; they all get the same content. */
  files(path: string): string[];
  content(input: PageOutputInput): string | Uint8Array;
  type: string;
}

const isPage = (path: string) => path !== notFoundPath;

/** Every file that is written for a page. The dev server answers from the same table. */
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
  /** What "Copy page for LLMs" copies. */
  source: {
    files: (path) => (isPage(path) ? [sourceFile(path)] : []),
    content: ({ source }) => source,
    type: 'text/plain; charset=utf-8',
  },
};

type Awaitable<T> = T | Promise<T>;

/** What the outputs of a whole site are made from; what no output asks for is not made. */
export interface SiteOutputInput {
  site: Site;
  search(): Awaitable<VersionedIndex>;
  pages(): Awaitable<ListedPage[]>;
  /** What the Content-Security-Policy has to allow for all documents. */
  sources(): Awaitable<PolicySources>;
  /** The policy of the frame of live samples; absent, or undefined, without any. */
  framePolicy?(): Awaitable<string | undefined>;
  /** The code of the service worker; absent where pages do not register one, as those of dev. */
  serviceWorker?(): Awaitable<string>;
}

/** An output of the site. */
interface SiteOutput {
  /** Its name, relative to the output folder. */
  file: string;
  /** Identifies the content, where that takes less time than to make it. */
  version?(input: SiteOutputInput): Awaitable<string>;
  /** Undefined where the site has no such file. */
  content(input: SiteOutputInput): Awaitable<string | undefined>;
  type: string;
}

/**
 * Every file that is written once, unless the site brings one of that name. The dev server answers
 * from the same table.
 */
export const siteOutputs: Record<string, SiteOutput> = {
  searchIndex: {
    file: searchFiles.index,
    version: async ({ search }) => (await search()).version,
    content: async ({ search }) => (await search()).make(),
    type: 'application/json',
  },
  sitemap: {
    file: 'sitemap.xml',
    content: async ({ site, pages }) => sitemap(site, await pages()),
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
    type: 'application/manifest+json',
  },
  feed: {
    file: feedFile,
    content: async ({ site, pages }) => feed(site, await pages()),
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

/** The headers of all files, as a kind of host is told them. */
function headerOutput(file: HeaderFile): SiteOutput {
  return {
    file,
    content: async ({ site, sources, framePolicy }) =>
      headerFile(file, site.config, await sources(), await framePolicy?.()),
    type: 'text/plain; charset=utf-8',
  };
}

/** Whether the site has a file of that name of its own, which then counts. */
export function isOwnFile({ root, config }: Site, file: string): boolean {
  return Object.hasOwn(config.files, `/${file}`) || existsSync(join(root, 'public', file));
}
