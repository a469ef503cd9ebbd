import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownPaths } from '../site/editions.ts';
import { createCompiler } from '../../content/compile.ts';
import {
  type Diagnostic,
  DiagnosticError,
  hasErrors,
} from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import type { SiteListName } from '../../shared/page/site-lists.ts';
import { pageProblems } from '../checks/page-problems.ts';
import { contentBase } from '../site/versions/versions.ts';
import { contentOptions } from '../page/content-options.ts';
import { featureThreads } from '../page/feature-threads.ts';
import { frozenPage } from '../page/frozen-page.ts';
import { openColors } from '../page/page-colors.ts';
import { atComponents } from '../page/component-places.ts';
import { openRemote, renderPage } from '../page/render-page.ts';
import { asRenderedPage, type RenderedPage } from '../page/rendered-page.ts';
import type { DevContext } from './dev-context.ts';
import { createLateAnswers } from './late-answers.ts';
import { isShown } from './dev-errors.ts';
import { loadModules } from './dev-modules.ts';

/** Renders single pages from their current sources. */
export interface DevRenderer {
  /** @throws DiagnosticError if the page cannot be rendered. */
  render(source: PageSource): Promise<RenderedPage>;
  /**
   * Renders pages that other pages need. Mistakes of a page are reported only on the page itself.
   */
  renderSome(isWanted: (source: PageSource) => boolean): Promise<RenderedPage[]>;
  /** The paths of the rendered pages that show a list of the whole site. */
  showing(list: SiteListName): string[];
  /** Whether a rendered page, even one with mistakes, depends on a file besides its own. */
  isRead(file: string): boolean;
  /** Renders a page for somebody who waits: without what takes seconds. `onAnswers` is called when all is there. */
  open<Page>(render: () => Promise<Page>, onAnswers: () => void): Promise<Page>;
  /** Drops the pages, after a change of their inputs. */
  forget(): void;
  /** Ends the thread of features. */
  close(): Promise<void>;
}

/** Receives the events of rendered pages. */
export interface DevRendererEvents {
  /** A page has facts, possibly with mistakes. */
  onFacts(facts: PageFacts): void;
  /** A page is rendered without errors. `isMended` says whether its errors were shown before. */
  onPage(facts: PageFacts, isMended: boolean): void;
}

/** Creates a renderer with an empty cache of pages. */
export function createDevRenderer(context: DevContext, events: DevRendererEvents): DevRenderer {
  const { config } = context.site;
  const { lang } = config;
  const base = contentBase(context.site);
  const threads = featureThreads(context.site, context.cache);
  const late = threads && createLateAnswers(threads.ask);
  const colors = openColors(context.site, context.engine, context.cache);
  openRemote(contentOptions(context.site));
  const pathsOf = ({ editions }: DevContext['site']) =>
    editions && JSON.stringify(ownPaths(editions.own));
  let paths = pathsOf(context.site);
  let compiler = createCompiler(contentOptions(context.site), late?.ask);
  const rendered = new Map<string, { source: PageSource; page: RenderedPage }>();
  const reads = new Set<string>();
  /** The errors of pages, by path. */
  const failed = new Map<string, Diagnostic[]>();

  /** Links lead to the paths of translations, which their front matter may change. */
  function updatePaths(): void {
    const now = pathsOf(context.site);
    if (now === paths) return;
    paths = now;
    compiler = createCompiler(contentOptions(context.site), late?.ask);
    rendered.clear();
  }

  async function render(source: PageSource): Promise<RenderedPage> {
    updatePaths();
    const cached = rendered.get(source.path);
    if (cached && isSame(cached.source, source)) return cached.page;
    const frozen = frozenPage(
      context.site,
      source,
      (file) => /^(?:package:|theme\/)/.test(file) || existsSync(join(context.site.root, file)),
    );
    if (frozen) {
      events.onFacts(frozen.facts);
      return frozen;
    }
    const { serverVersion } = context;
    const server = await context.loadServer();
    const imports = (specifiers: string[]) => loadModules(context, source, specifiers);
    const colored = colors.with(source);
    const rendering = await renderPage(colored, compiler, server, imports, { base, lang });
    colors.keep(rendering);
    const page = await atComponents(rendering, context.placeOfStack);
    for (const file of Object.keys(page.facts.reads)) reads.add(file);
    events.onFacts(page.facts);
    const problems = pageProblems(context.site, page.facts.diagnostics);
    const before = failed.get(source.path);
    const wasShown = before !== undefined && isShown(before);
    if (hasErrors(problems)) {
      if (!wasShown) failed.set(source.path, problems);
      throw new DiagnosticError(problems);
    }
    failed.delete(source.path);
    const result = asRenderedPage(source, page);
    if (late?.isLate()) return result;
    events.onPage(page.facts, wasShown);
    // A render that started before the pages were dropped is outdated.
    if (serverVersion === context.serverVersion)
      rendered.set(source.path, { source, page: result });
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
      [...rendered].filter(([, { page }]) => page.lists.includes(list)).map(([path]) => path),
    isRead: (file) => reads.has(file),
    open: (run, onAnswers) => (late ? late.open(run, onAnswers) : run()),
    forget: () => rendered.clear(),
    close: async () => threads?.close(),
  };
}

/** Whether two sources have one text, and are translations of one text. */
function isSame(a: PageSource, b: PageSource): boolean {
  const [before, after] = [a.translationOf, b.translationOf];
  return a.text === b.text && before?.from === after?.from && before?.now === after?.now;
}
