import type { Root } from 'hast';
import type { SidebarItem } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type {
  DocumentData,
  FrameData,
  ShownSidebarItem,
  SidebarData,
} from '../document/document.ts';
import type { SiteListItems, SiteListName } from './site-lists.ts';

type ReactNode = import('react').ReactNode;

/** The output of the compiler: a tree, or a program for a page with expressions or imports. */
export type CompiledContent = ({ tree: Root } | { program: string }) & {
  /** The `.md` and `.mdx` files that the content imports, by their specifiers in the source. */
  partials?: Record<string, CompiledPartial>;
};

/** A file that is imported as a component, compiled for each of its places. */
export interface CompiledPartial {
  /** Relative to the site's root. */
  file: string;
  /**
   * The contents by the attribute of each element, see `rehypePartials`; the key of expressions is
   * `''`.
   */
  contents: Record<string, CompiledContent>;
}

/** A compiled page, ready to render. */
export interface ContentInput {
  content: CompiledContent;
  path: string;
  /** Relative to the site's root, for messages. */
  file: string;
  /** The modules that the page imports, by their specifiers in the source. */
  imports: Record<string, unknown>;
  frontMatter: Record<string, unknown>;
  /** The content of extensions that follows, or surrounds, the page's own. Default: none. */
  added?: RenderedAddition[] | undefined;
  site?: SiteContext | undefined;
  /** The audience of the content. Default: readers of the page, `html`. */
  audience?: Audience | undefined;
  /**
   * Receives what the page waits for: the content lacks it, until it is rendered again with the same results. Default:
   * nothing is awaited.
   */
  results?: AsyncResults | undefined;
  /** Called with the place of each expression before it runs, and with none after it. */
  onExpression?: ((place?: { line: number; column: number }) => void) | undefined;
}

/** What async components and `await` of a page have given, by function and props. */
export type AsyncResults = Map<object, Map<string, AsyncResult>>;

export interface AsyncResult {
  /** Set until there is a value or an error. */
  promise?: Promise<void>;
  value?: unknown;
  error?: unknown;
  /** Where it was asked for. */
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>;
}

/** The content of an extension, which its `contentComponent` renders. */
export interface RenderedAddition {
  /** The extension's name. */
  by: string;
  data: unknown;
  aliases: Record<string, string[]>;
}

/** The audiences of content: readers of the page, and readers of its Markdown twin. */
export type Audience = 'html' | 'md';

/** The data of the site for content components. */
export interface SiteContext {
  base: string;
  /** A BCP 47 tag. */
  lang: string;
}

/** A page's content as HTML, and the ids of its islands. */
export interface RenderedContent {
  html: string;
  islands: string[];
  /** Whether a component has read the site's base. */
  readsBase: boolean;
  /** The mistakes in the HTML. */
  diagnostics: Diagnostic[];
}

/** The two forms of a page: its document, and its payload as JSON. */
export interface RenderedDocument {
  html: string;
  payload: string;
}

/** The interface of the theme for the build; `server.tsx` implements it. */
export interface Renderer {
  renderContent(input: ContentInput): RenderedContent;
  /** The names of the components that a page can use without importing them. */
  contentComponents: string[];
  renderDocument(data: DocumentData, content: string): RenderedDocument;
  /** Renders the chrome that stays mounted while pages change. */
  renderFrame(data: FrameData, sidebars: ShownSidebarItem[][]): string;
  renderSidebar(
    data: SidebarData,
    sidebar: { key: string; items: SidebarItem[] },
    path?: string,
  ): string;
  /** Renders an element of the configuration. */
  renderElement(node: ReactNode, prefix: string): string;
  /** Renders a list of the site within a page; see `siteLists`. */
  renderSiteList<Name extends SiteListName>(
    name: Name,
    items: SiteListItems[Name],
    site: SiteContext,
  ): string;
  /** Renders the content of the page for unknown paths. */
  renderNotFound(base: string): string;
  /** Sets the base that components read, where the module has a placeholder for it. */
  setBase(base: string): void;
}

/** The server bundle: the renderer and the site's modules. */
export interface ServerModule extends Renderer {
  /** Every module that a page imports, by its resolved path. */
  pageImports: Record<string, unknown>;
  /** What the configuration file exports by default; its elements contain the islands of the bundle. */
  config: unknown;
}
