import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../content/base/digest.ts';
import { changesFeedFile } from '../../shared/page/changes.ts';
import {
  agentIndexFile,
  digestInName,
  fileOfPath,
  htmlFiles,
  payloadFile,
  sourceFile,
} from '../../shared/page/paths.ts';
import { filesOfSearch } from '../search/collect-search.ts';
import { isShardFile } from '../../shared/search/shard-files.ts';
import { searchFiles } from '../../shared/search/search-options.ts';
import { workerFile } from '../../shared/document/worker-build.ts';
import type { RenderContext } from '../document/documents.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import { notFoundPath } from '../site/discover.ts';
import { isSource } from '../site/editions.ts';
import {
  feedFile,
  hasChangesFeed,
  hasFeed,
  manifestFile,
  tagFeeds,
} from '../site/linked-outputs.ts';
import { redirectDocument, redirectRules, redirectsIn } from '../site/redirects.ts';
import type { Site } from '../site/site.ts';
import { versionPairs } from '../site/versions/differences.ts';
import { agentFileNames, agentFiles } from './agent-files.ts';
import { extensionKinds } from './extension-outputs.ts';
import { feed } from './feed.ts';
import { type HeaderFile, headerFile } from './headers.ts';
import { llms, llmsFull, llmsOfParts, namesOfParts } from './llms.ts';
import { manifest } from './manifest.ts';
import type { OutputFile, OutputKind, SiteOutput } from './output-kind.ts';
import { publicFile, publicFiles } from './public-outputs.ts';
import { robots } from './robots.ts';
import { isSectionTwin, sectionTwins } from './section-twins.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';

const isPage = (path: string) => path !== notFoundPath;

/**
 * Every kind of output of the engine. A build writes the files of each page when it is rendered, then all
 * others in this order: a later file replaces an earlier one of the same name. The dev server answers with
 * the file that a build would leave.
 */
export const outputKinds = {
  /** `/x` is `x.html` and `x/index.html`: any static host serves all three of its addresses. */
  html: {
    files: (path) => (isPage(path) ? htmlFiles(path) : ['404.html']),
    pageContent: ({ html }) => html,
    type: 'text/html; charset=utf-8',
    isDocument: true,
  },
  payload: {
    files: (path) => (isPage(path) ? [payloadFile(path)] : []),
    pageContent: ({ payload }) => payload,
    type: 'application/json',
    isDocument: true,
  },
  markdown: {
    files: (path) => [fileOfPath(path, '.md')],
    pageContent: ({ twin }) => twin,
    type: 'text/markdown; charset=utf-8',
  },
  /** The text of "Copy page for LLMs". */
  source: {
    files: (path) => (isPage(path) ? [sourceFile(path)] : []),
    pageContent: ({ source }) => source,
    type: 'text/plain; charset=utf-8',
  },
  /** The parts of the search index of a large site. */
  searchShards: {
    version: async ({ search }) => {
      const { version, shards } = await search();
      return shards && `shards ${version}`;
    },
    async *list({ search }) {
      for (const { file, content } of (await search()).shards?.() ?? [])
        yield { names: [file], version: digestOf(content), content: () => content };
    },
    async find({ search }, name) {
      const content = isShardFile(name) ? (await search()).shard?.(name) : undefined;
      return content === undefined
        ? undefined
        : { names: [name], type: 'application/json', content: () => content };
    },
  },
  searchIndex: {
    file: searchFiles.index,
    version: async ({ search }) => (await search()).version,
    content: async ({ site, search }) =>
      hasSearchIndex(site) ? (await search()).make() : undefined,
    isPresent: hasSearchIndex,
    type: 'application/json',
  },
  searchExpansions: {
    file: searchFiles.expansions,
    content: async ({ site, search }) =>
      hasSearchIndex(site) ? (await search()).expansions : undefined,
    isPresent: (site) => hasSearchIndex(site) && site.expansions.length > 0,
    type: 'application/json',
  },
  sitemap: {
    file: 'sitemap.xml',
    content: sitemap,
    isCommon: true,
    isPresent: ({ config }) => config.baseUrl !== undefined && !config.preview,
    type: 'application/xml',
  },
  robots: {
    file: 'robots.txt',
    content: ({ site }) => robots(site.config),
    isCommon: true,
    type: 'text/plain; charset=utf-8',
  },
  llmsFull: {
    file: 'llms-full.txt',
    content: async ({ site, pages }) => llmsFull(site.config, await pages()),
    type: 'text/plain; charset=utf-8',
  },
  /** Below the row that reads all pages: it knows their tokens then. */
  llms: {
    file: agentIndexFile,
    content: async ({ site, pages }) => llms(site, await pages()),
    type: 'text/plain; charset=utf-8',
  },
  /** The same for each part of the site. */
  llmsOfParts: {
    list: async ({ site, pages }) =>
      Array.from(llmsOfParts(site.config, await pages()), ([file, content]) => ({
        names: [file],
        content,
        type: 'text/plain; charset=utf-8',
      })),
    mayHave: ({ pages }, name) => namesOfParts(pages).includes(name),
    names: ({ pages }) => namesOfParts(pages),
  },
  /** The twins of single sections, such as the operations of an API. */
  sectionTwins: {
    async *list({ site, pages }) {
      for (const { file, content } of sectionTwins(site, await pages()))
        yield { names: [file], content: () => content, type: 'text/markdown; charset=utf-8' };
    },
    mayHave: ({ pages }, name) => isSectionTwin(pages, name),
  },
  /** Instructions for agents: the source's, for all languages and versions. */
  agents: {
    list: async ({ site, pages }) =>
      isSource(site) && !site.version
        ? Array.from(agentFiles(site.config, await pages()), ([file, content]) => ({
            names: [file],
            content: () => content,
          }))
        : [],
    mayHave: ({ config }, name) => agentFileNames(config).includes(name),
    names: ({ config }) => agentFileNames(config),
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
      hasChangesFeed(site.config)
        ? (await import('./changes-feed.ts')).changesFeed(site, await changes())
        : undefined,
    isPresent: ({ config }) => hasChangesFeed(config),
    type: 'application/atom+xml',
  },
  differenceFeeds: {
    async *list({ site, differences }) {
      for (const path of differencePaths(site)) {
        const found = await differences(path);
        const { differencesFeed } = await import('./differences-feed.ts');
        const content = () => found && differencesFeed(site, path, found);
        yield { names: [`${path.slice(1)}.xml`], content, type: 'application/atom+xml' };
      }
    },
    mayHave: (site, name) => differencePaths(site).some((path) => name === `${path.slice(1)}.xml`),
  },
  tagFeeds: {
    list: ({ site, pages }) =>
      tagFeeds(site)
        .filter(({ file }) => !isOwnFile(site, file))
        .map(({ posts, ...of }) => ({
          names: [of.file],
          content: async () =>
            feed(
              site,
              (await pages()).filter(({ path }) => posts.includes(path)),
              of,
            ),
          type: 'application/atom+xml',
        })),
    names: (site) => tagFeeds(site).map(({ file }) => file),
  },
  redirectRules: {
    file: '_redirects',
    content: ({ site, translations }) =>
      redirectRules([site, ...translations.map((it) => it.site)]),
    isCommon: true,
    type: 'text/plain; charset=utf-8',
  },
  headers: headerOutput('_headers'),
  nginxHeaders: headerOutput('_headers.nginx'),
  caddyHeaders: headerOutput('_headers.caddy'),
  /** In dev, without a client bundle, it is the one that removes a former worker. */
  serviceWorker: {
    file: workerFile,
    content: ({ context }) => serviceWorker(context),
    type: 'text/javascript; charset=utf-8',
  },
  /** The files that documents refer to. */
  linked: {
    list: async ({ allLinked }) => Array.from((await allLinked()).values(), linkedFile),
    async find({ linked, allLinked }, name) {
      // A browser may ask for a file of a document that the server rendered before it restarted.
      const isLate = !linked.has(name) && digestInName(`/${name}`) !== undefined;
      const found = (isLate ? await allLinked() : linked).get(name);
      return found && linkedFile(found);
    },
  },
  redirectPages: {
    list: ({ site }) =>
      redirectsIn(site).map((redirect) => ({
        names: htmlFiles(redirect.path),
        content: () => redirectDocument(site.config, redirect),
        location: redirect.href,
      })),
  },
  client: {
    dev: 'vite',
    async list({ context }) {
      const { version, config } = context.site;
      // Those of the present version serve every version that works online.
      const isShared = version && !config.serviceWorker;
      const bundle = isShared ? undefined : (await context.client?.())?.bundle;
      return (bundle?.files ?? []).map((file) => ({
        names: [file],
        source: join(bundle!.folder, file),
      }));
    },
  },
  /** The frame and the hosts of live samples. In dev a host is bundled when it is asked for. */
  live: {
    list: async ({ context }) =>
      (context.site.version ? [] : ((await context.live?.())?.files ?? [])).map(
        ({ file, content }) => ({
          names: [file],
          content: () => content,
        }),
      ),
    async find({ context }, name) {
      const found = await context.liveFile?.(name);
      return found && { names: [name], type: found.type, content: () => found.content };
    },
  },
  public: {
    list: ({ site }) => publicFiles(site),
    find: ({ site }, name) => publicFile(site, name),
  },
  /** `files` of the configuration. */
  files: {
    list: ({ site }) =>
      Object.entries(site.config.files).map(([path, content]) => ({
        names: [path.slice(1)],
        content: () => content,
      })),
  },
} satisfies Record<string, OutputKind>;

/** Whether search is one file; shards have all that it has. */
function hasSearchIndex(site: Parameters<typeof filesOfSearch>[0]): boolean {
  return filesOfSearch(site).includes(searchFiles.index);
}

/** The paths of the pages that compare two versions, on the source of the present one. */
function differencePaths(site: Site): string[] {
  if (!site.versions || site.version || !isSource(site)) return [];
  return versionPairs(site.versions).map(({ path }) => path);
}

/** The headers of all files in the format of a host. */
function headerOutput(file: HeaderFile): SiteOutput {
  return {
    file,
    isCommon: true,
    content: async ({ site, context, sources, translations, versions }) => {
      const others = [...translations, ...versions];
      const all = await Promise.all([sources(), ...others.map((it) => it.sources())]);
      const { frame } = (await context.live?.()) ?? {};
      return headerFile(file, site.config, mergeSources(all), frame?.policy);
    },
    type: 'text/plain; charset=utf-8',
  };
}

function linkedFile({ output, ...rest }: LinkedFile): OutputFile {
  return { names: [output], ...rest };
}

/** Every kind of output of a site: its extensions' and the engine's. */
export function outputsOf({ site, times }: Pick<RenderContext, 'site' | 'times'>): OutputKind[] {
  const all = [...extensionKinds(site, times), ...Object.values<OutputKind>(outputKinds)];
  return isSource(site) && !site.version
    ? all
    : all.filter((kind) => !('file' in kind) || !kind.isCommon);
}

/** Whether the site has its own file of that name, which takes precedence. */
export function isOwnFile({ root, config }: Site, file: string): boolean {
  return Object.hasOwn(config.files, `/${file}`) || existsSync(join(root, 'public', file));
}
