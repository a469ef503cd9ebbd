import type { Root } from 'hast';
import type { ApiReference } from './api-reference.ts';
import type { SidebarItem, UserConfig } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DocumentData } from '../document/document.ts';
import type { SiteListItems, SiteListName } from './site-lists.ts';

type ReactNode = import('react').ReactNode;

/** A page as it leaves the pipeline: a tree, or a program when it holds expressions or imports. */
export type CompiledContent = { tree: Root } | { program: string };

/** A compiled page, ready to be rendered. */
export interface ContentInput {
  content: CompiledContent;
  path: string;
  /** Relative to the site's root, for messages. */
  file: string;
  /** The modules the page imports, by specifier as written. */
  imports: Record<string, unknown>;
  frontMatter: Record<string, unknown>;
  /** The API reference that follows the content. */
  api?: ApiReference | undefined;
  site?: SiteContext | undefined;
  /** Who the content is rendered for. Default: readers of the page, `html`. */
  audience?: Audience | undefined;
}

/** The forms of a page that content may be kept for or from: the page itself, its Markdown twin. */
export type Audience = 'html' | 'md';

/** What content components know of the site. */
export interface SiteContext {
  base: string;
  /** A BCP 47 tag. */
  lang: string;
}

/** A page's content as HTML, and the ids of the islands in it. */
export interface RenderedContent {
  html: string;
  islands: string[];
  /** What is wrong with the HTML. */
  diagnostics: Diagnostic[];
}

/** A page's two forms: the whole document, and what a navigation to it needs. */
export interface RenderedDocument {
  html: string;
  payload: string;
}

/** What the Node side calls of the theme; `server.tsx` is the one implementation. */
export interface Renderer {
  renderContent(input: ContentInput): RenderedContent;
  /** The name of every component that a page may use without importing it. */
  contentComponents: string[];
  renderDocument(data: DocumentData, content: string): RenderedDocument;
  renderSidebar(
    data: Pick<DocumentData, 'base' | 'logo' | 'siteTitle'>,
    sidebar: { key: string; items: SidebarItem[] },
    path?: string,
  ): string;
  /** Renders an element of the configuration. */
  renderElement(node: ReactNode, prefix: string): string;
  /** Renders a list of the whole site that stands in a page; see `siteLists`. */
  renderSiteList<Name extends SiteListName>(
    name: Name,
    items: SiteListItems[Name],
    site: SiteContext,
  ): string;
  /** Renders the content of the page that an unknown path shows. */
  renderNotFound(base: string): string;
}

/** The server bundle: the renderer, and the site's own modules beside it. */
export interface ServerModule extends Renderer {
  /** Every module that a page imports, by its resolved name. */
  pageImports: Record<string, unknown>;
  /** The configuration, its elements made where the site's islands are known. */
  config: UserConfig;
}
