import { createCompiler } from '../../content/compile.ts';
import { DiagnosticError, hasErrors } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import type { SiteListName } from '../../shared/page/site-lists.ts';
import { applySettings } from '../checks/settings.ts';
import { findHoverTypes } from '../page/find-hover-types.ts';
import { renderPage } from '../page/render-page.ts';
import { asRenderedPage, type RenderedPage } from '../page/render-pages.ts';
import type { DevContext } from './dev-context.ts';
import { loadModules } from './dev-modules.ts';

/** Renders pages one by one, each as its source is now. */
export interface DevRenderer {
  /** @throws DiagnosticError when the page cannot be rendered. */
  render(source: PageSource): Promise<RenderedPage>;
  /** Renders pages that others need. A page with a mistake says so where it is opened. */
  renderSome(isWanted: (source: PageSource) => boolean): Promise<RenderedPage[]>;
  /** The paths of the pages rendered so far that show a list of the whole site. */
  showing(list: SiteListName): string[];
  /** Whether a page, be it one with mistakes, is made from a file besides its own. */
  isRead(file: string): boolean;
  /** Drops the pages, because something that they are made from has changed. */
  forget(): void;
  /** Ends the type checker. */
  close(): Promise<void>;
}

/** Who is told about pages as they are rendered. */
export interface DevRendererEvents {
  /** The facts of a page are there, also of one with mistakes. */
  onFacts(facts: PageFacts): void;
  /** A page can be shown. */
  onPage(facts: PageFacts): void;
}

/** Creates a renderer that has rendered nothing yet, and keeps what it renders. */
export function createDevRenderer(context: DevContext, events: DevRendererEvents): DevRenderer {
  const { root, config } = context.site;
  const { base, pagesDir, lang, labels, terms } = config;
  const liveHosts = Object.keys(config.live.hosts);
  const types = findHoverTypes(context.site, context.cache);
  const compiler = createCompiler({ root, base, pagesDir, lang, labels, terms, liveHosts }, types);
  const rendered = new Map<string, RenderedPage>();
  const reads = new Set<string>();

  async function render(source: PageSource): Promise<RenderedPage> {
    const known = rendered.get(source.path);
    if (known?.source === source.text) return known;
    const { serverVersion } = context;
    const server = await context.loadServer();
    const imports = (specifiers: string[]) => loadModules(context, source, specifiers);
    const page = await renderPage(source, compiler, server, imports, { base, lang });
    for (const file of Object.keys(page.facts.reads)) reads.add(file);
    events.onFacts(page.facts);
    const problems = applySettings(page.facts.diagnostics, config.checks);
    if (hasErrors(problems)) throw new DiagnosticError(problems);
    events.onPage(page.facts);
    const result = asRenderedPage(source, page);
    // What began before everything was dropped is of yesterday.
    if (serverVersion === context.serverVersion) rendered.set(source.path, result);
    return result;
  }

  return {
    render,
    async renderSome(isWanted) {
      const wanted = context.site.pages.filter(isWanted);
      const pages = wanted.map((source) => render(source).catch(() => undefined));
      return (await Promise.all(pages)).filter((page) => page !== undefined);
    },
    showing: (list) =>
      [...rendered].filter(([, page]) => page.lists.includes(list)).map(([path]) => path),
    isRead: (file) => reads.has(file),
    forget: () => rendered.clear(),
    close: () => types.close(),
  };
}
