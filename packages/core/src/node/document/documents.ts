import { doOwnCall } from '../../content/base/own-calls.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesInCss } from '../../content/html/policy-sources.ts';
import type { DocumentData } from '../../shared/document/document.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import type { RenderedDocument, ServerModule } from '../../shared/page/renderer.ts';
import { bundleClient, type ClientBundle, clientOfVersion } from '../assets/client-bundle.ts';
import { fillServer } from '../assets/fill-server.ts';
import { bundleServer, importServer, type ServerBundle } from '../assets/server-bundle.ts';
import { bundleLive, type LiveBundle } from '../live/bundle-live.ts';
import type { DevLive } from '../live/dev-live.ts';
import type { Cache } from '../files/cache.ts';
import type { History } from '../history/history.ts';
import { engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import { notFoundPath } from '../site/discover.ts';
import type { ExtensionTimes } from '../site/extensions.ts';
import { bundledConfig } from '../site/config/foreign-config.ts';
import type { ReadTerms } from '../search/text-terms.ts';
import type { Site } from '../site/site.ts';
import {
  createChrome,
  hasElements,
  refuseElement,
  renderChromeContent,
  renderFrame,
  withElements,
} from './chrome.ts';
import { linksElsewhere } from './links-elsewhere.ts';
import { type Chrome, documentData, type OwnData } from './document-data.ts';
import type { Config } from '../../shared/config/config.ts';

/** The context for rendering the pages of a site. */
export interface RenderContext {
  /** The current site. */
  readonly site: Site;
  /** A hash of the engine. */
  engine: string;
  cache: Pick<Cache, 'get' | 'set' | 'use'>;
  /** A hash of the code of theme and components. */
  serverVersion: string;
  /** Loads theme and components; a warm build does not call it. */
  loadServer(): Promise<ServerModule>;
  /** The data that all documents share. */
  chrome(): Promise<Chrome>;
  /** The versions of the pages. */
  history(): Promise<History>;
  /** The browser's files of a build; in dev Vite answers with their modules. */
  client?(): Promise<ClientBundle>;
  /** The frame and the hosts of live samples of a build; undefined on a site without samples. */
  live?(): Promise<LiveBundle | undefined>;
  /** A file of live samples in dev, by its name in the output. */
  liveFile?: DevLive['file'] | undefined;
  /** The times of the functions of extensions, in a build. */
  times?: ExtensionTimes;
  /** Finds the terms of a text for search, and remembers them: in a build of several editions. */
  readTerms?: ReadTerms | undefined;
}

/** The context of a build, with the browser's files that it writes. */
export interface BuildContext extends RenderContext {
  server: ServerBundle;
  times: ExtensionTimes;
  client(): Promise<ClientBundle>;
  live(): Promise<LiveBundle | undefined>;
}

/**
 * Bundles theme and components, and starts to bundle the browser's files.
 *
 * @param present The context of the present version, for an earlier one: both have the same files.
 */
export async function createBuildContext(
  site: Site,
  cache: RenderContext['cache'],
  present?: BuildContext,
): Promise<BuildContext> {
  const engine = engineVersion();
  const server = present?.server ?? (await bundleServer(site, engine));
  const loadServer =
    present?.loadServer ??
    once(async () => fillServer(await importServer(server), site.config.base));
  const times: ExtensionTimes = new Map();
  const assets = bundleAssets(site, { engine, server, loadServer, times, present });
  // Every page awaits it; an earlier rejection must not end the process.
  assets.catch(() => undefined);
  return {
    site,
    engine,
    cache,
    server,
    loadServer,
    times,
    serverVersion: server.version,
    client: async () => (await assets).client,
    live: async () => (await assets).live,
    chrome: async () => (await assets).chrome,
    history: historyOf({ site, engine, cache }),
  };
}

/** Loads the history of a site on demand. */
export function historyOf(
  context: Pick<RenderContext, 'engine' | 'cache'> & { readonly site: Site },
): RenderContext['history'] {
  return once(async () => {
    const { createHistory } = await import('../history/history.ts');
    return createHistory(context);
  });
}

async function bundleAssets(
  site: Site,
  {
    engine,
    server,
    loadServer,
    times,
    present,
  }: Pick<BuildContext, 'engine' | 'server' | 'loadServer' | 'times'> & {
    present: BuildContext | undefined;
  },
): Promise<{ client: ClientBundle; chrome: Chrome; live: LiveBundle | undefined }> {
  const loaded = hasElements(site.config) ? await loadServer() : undefined;
  const config = loaded
    ? withElements(site, await bundledConfig(loaded.config, site.configFiles))
    : site.config;
  const render = loaded?.renderElement ?? refuseElement;
  const content = await renderChromeContent(config, render, pathsOf(site), times);
  const live = present ? await present.live() : await bundleLive(site, engine);
  const client = present
    ? clientOfVersion(site, await present.client())
    : await bundleClient(site, engine, server, content, live);
  const assets = { ...client, version: client.bundle.version };
  const css = readFileSync(join(client.bundle.folder, client.bundle.entries.styles!), 'utf8');
  const sources = mergeSources([content.sources, sourcesInCss(css)]);
  const frame = await renderFrame({ ...site, config }, content, loadServer);
  return {
    client,
    live,
    chrome: createChrome({ ...site, config }, assets, { ...content, sources }, frame),
  };
}

/** The paths of all documents. */
export function pathsOf({ pages }: Site): string[] {
  return [...new Set([...pages.map(({ path }) => path), notFoundPath])];
}

/**
 * A document that is not rendered yet: rendering costs more than the check whether it has changed.
 */
export interface PlannedDocument {
  data: DocumentData;
  /** A hash of the input of `render`. */
  version: string;
  render(): Promise<RenderedDocument>;
}

/** Plans the document of a page. */
export function planDocument(
  { site, engine, serverVersion, loadServer }: RenderContext,
  chrome: Chrome,
  facts: PageFacts,
  content: {
    version: string;
    html: () => string | Promise<string>;
    own?: OwnData | undefined;
  },
): PlannedDocument {
  const data = documentData(site, chrome, facts, content.own);
  const { move, version: links } = linksElsewhere(site);
  // The name of the sidebar's file identifies its items, which may be thousands.
  const identity = { ...data, sidebar: data.sidebar && { ...data.sidebar, items: [] } };
  return {
    data,
    version: hash(
      'document',
      engine,
      serverVersion,
      JSON.stringify(identity),
      content.version,
      links,
    ),
    async render() {
      const { renderDocument } = await loadServer();
      const body = await content.html();
      const call = { rule: 'render', message: 'The chrome failed', file: facts.file } as const;
      const { html, payload } = doOwnCall(call, () => renderDocument(data, body));
      return { html: move(html), payload: move(payload) };
    },
  };
}

/** The facts of the default page for unknown paths. */
function notFoundFacts({ labels }: Config): PageFacts {
  return {
    ...emptyFacts(notFoundPath, ''),
    frontMatter: { title: labels.notFound, layout: 'minimal', searchable: false },
  };
}

/** Plans the default document for unknown paths. */
export function planNotFound(context: RenderContext, chrome: Chrome): PlannedDocument {
  const html = async () => (await context.loadServer()).renderNotFound(context.site.config.base);
  return planDocument(context, chrome, notFoundFacts(context.site.config), {
    version: 'not-found',
    html,
  });
}
