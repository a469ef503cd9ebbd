import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesInCss } from '../../content/html/policy-sources.ts';
import type { DocumentData } from '../../shared/document/document.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { endOfSidebar } from '../../shared/page/paths.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import type { RenderedDocument, ServerModule } from '../../shared/page/renderer.ts';
import { bundleClient, importServer, type ServerBundle } from '../assets/bundles.ts';
import type { Cache } from '../files/cache.ts';
import {
  createChrome,
  hasElements,
  refuseElement,
  renderChromeContent,
  withElements,
} from './chrome.ts';
import { notFoundPath } from '../site/discover.ts';
import { type Chrome, documentData } from './document-data.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';

/** What the documents of one build are rendered from. */
export interface DocumentContext {
  site: Site;
  engine: string;
  cache: Cache;
  server: ServerBundle;
  /** Loads the server bundle, once; a warm build never asks. */
  loadServer: () => Promise<ServerModule>;
}

/** Gathers what documents are rendered from. */
export function createDocumentContext(
  site: Site,
  engine: string,
  cache: Cache,
  server: ServerBundle,
): DocumentContext {
  let loaded: Promise<ServerModule> | undefined;
  return { site, engine, cache, server, loadServer: () => (loaded ??= importServer(server)) };
}

/** A page's document before it is rendered, which costs more than to know that it has not changed. */
export interface PlannedDocument {
  data: DocumentData;
  /** Identifies what `render` makes. */
  version: string;
  render(): Promise<RenderedDocument>;
}

/** Bundles the browser's files and makes what all documents share. */
export async function buildChrome(context: DocumentContext) {
  const { site, engine, server, loadServer } = context;
  const loaded = hasElements(site.config) ? await loadServer() : undefined;
  const config = loaded ? withElements(site.config, loaded.config) : site.config;
  const render = loaded?.renderElement ?? refuseElement;
  const content = await renderChromeContent(config, render);
  const client = await bundleClient(site, engine, server, content);
  const assets = { ...client, version: client.bundle.version };
  const css = readFileSync(join(client.bundle.folder, client.bundle.entries.styles!), 'utf8');
  const sources = mergeSources([content.sources, sourcesInCss(css)]);
  return { client, chrome: createChrome({ ...site, config }, assets, { ...content, sources }) };
}

/** The document of a page, to be rendered when the last output does not hold it. */
export function planDocument(
  { site, engine, server, loadServer }: DocumentContext,
  chrome: Chrome,
  facts: PageFacts,
  content: { version: string; html: () => string | Promise<string> },
): PlannedDocument {
  const data = documentData(site, chrome, facts);
  // A sidebar's file is named by its items, which may be thousands.
  const known = { ...data, sidebar: data.sidebar && { ...data.sidebar, items: [] } };
  return {
    data,
    version: hash('document', engine, server.version, JSON.stringify(known), content.version),
    render: async () => (await loadServer()).renderDocument(data, await content.html()),
  };
}

/** Renders a sidebar by itself, for navigations from a page that shows another one. */
export async function renderSidebarFile(
  { engine, cache, server, loadServer }: DocumentContext,
  {
    base,
    logo,
    siteTitle,
    sidebar,
  }: DocumentData & { sidebar: NonNullable<DocumentData['sidebar']> },
): Promise<string | Uint8Array> {
  const key = hash('sidebar', engine, server.version, sidebar.file, base);
  const known = cache.get(key);
  if (known) return known;
  const { renderSidebar } = await loadServer();
  const html = renderSidebar({ base, logo, siteTitle }, sidebar) + endOfSidebar(sidebar.file);
  cache.set(key, html);
  return html;
}

/** What is known of the page for unknown paths, where the site has none of its own. */
export const notFoundFacts: PageFacts = {
  path: notFoundPath,
  file: '',
  frontMatter: { title: 'Page Not Found', layout: 'minimal', searchable: false },
  anchors: [],
  headings: [],
  links: [],
  diagnostics: [],
  assets: [],
  reads: {},
  usesComponents: false,
  components: [],
  imports: [],
};

/** The document that unknown paths show. */
export function planNotFound(context: DocumentContext, chrome: Chrome): PlannedDocument {
  const html = async () => (await context.loadServer()).renderNotFound(context.site.config.base);
  return planDocument(context, chrome, notFoundFacts, { version: 'not-found', html });
}
