import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesInCss } from '../content/policy-sources.ts';
import type { DocumentData } from '../shared/document.ts';
import type { PageFacts } from '../shared/page.ts';
import { mergeSources } from '../shared/policy.ts';
import type { ServerModule } from '../shared/renderer.ts';
import { bundleClient, importServer, type ServerBundle } from './bundles.ts';
import type { Cache } from './cache.ts';
import {
  createChrome,
  hasElements,
  refuseElement,
  renderChromeContent,
  withElements,
} from './chrome.ts';
import { notFoundPath } from './discover.ts';
import { type Chrome, documentData } from './document-data.ts';
import { hash } from './hash.ts';
import type { Site } from './site.ts';

/** What the documents of one build are rendered from. */
export interface DocumentContext {
  site: Site;
  engine: string;
  cache: Cache;
  server: ServerBundle;
  /** Loads the server bundle, once; a warm build never asks. */
  loadServer: () => Promise<ServerModule>;
}

export function createDocumentContext(
  site: Site,
  engine: string,
  cache: Cache,
  server: ServerBundle,
): DocumentContext {
  let loaded: Promise<ServerModule> | undefined;
  return { site, engine, cache, server, loadServer: () => (loaded ??= importServer(server)) };
}

/** A document's two forms, from the cache as bytes or rendered as text. */
export interface DocumentFiles {
  data: DocumentData;
  html: string | Uint8Array;
  payload: string | Uint8Array;
  /** Identifies both. */
  version: string;
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
  return { client, chrome: createChrome(config, assets, { ...content, sources }) };
}

/** Renders the document of a page, unless the same one is in the cache. */
export async function renderDocumentFiles(
  { site, engine, cache, server, loadServer }: DocumentContext,
  chrome: Chrome,
  facts: PageFacts,
  content: { version: string; html: () => string | Promise<string> },
): Promise<DocumentFiles> {
  const data = documentData(site, chrome, facts);
  const key = hash('document', engine, server.version, JSON.stringify(data), content.version);
  const html = cache.get(`${key}.html`);
  const payload = cache.get(`${key}.payload`);
  if (html && payload) return { data, html, payload, version: key };
  const { renderDocument } = await loadServer();
  const text = renderDocument(data, await content.html());
  const rendered = { html: Buffer.from(text.html), payload: Buffer.from(text.payload) };
  cache.set(`${key}.html`, rendered.html);
  cache.set(`${key}.payload`, rendered.payload);
  return { data, ...rendered, version: key };
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
  const html = renderSidebar({ base, logo, siteTitle }, sidebar);
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
  reads: [],
  usesComponents: false,
  components: [],
  imports: [],
};

/** Renders the document that unknown paths show. */
export function renderNotFound(context: DocumentContext, chrome: Chrome): Promise<DocumentFiles> {
  const html = async () => (await context.loadServer()).renderNotFound(context.site.config.base);
  return renderDocumentFiles(context, chrome, notFoundFacts, { version: 'not-found', html });
}
