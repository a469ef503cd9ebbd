import { workerData } from 'node:worker_threads';
import type { HoverTypes } from '../../content/code/hover-types.ts';
import { type Compiler, type ContentOptions, createCompiler } from '../../content/compile.ts';
import { htmlToMarkdown } from '../../content/twin/html-markdown.ts';
import { sheetOf, takeStyles } from '../../content/html/page-styles.ts';
import { sourcesInCss, sourcesInHtml } from '../../content/html/policy-sources.ts';
import {
  type Diagnostic,
  DiagnosticError,
  diagnosticsOf,
  isUnusable,
} from '../../shared/diagnostics/diagnostic.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import type {
  MarkdownEdit,
  Page,
  PageFacts,
  PageSource,
  SourcePlace,
} from '../../shared/page/page.ts';
import type { ServerModule, SiteContext } from '../../shared/page/renderer.ts';
import { unknownComponent } from '../../shared/diagnostics/unknown-component.ts';
import { importServer } from '../assets/bundles.ts';
import { createMemoryGuard } from '../../content/memory.ts';
import { resolveSpecifier } from '../assets/page-imports.ts';

/** What a worker is started with. */
export interface WorkerOptions {
  content: ContentOptions;
  server: { file: string; version: string };
}

/** Compiles and renders one page. */
export async function renderPage(
  source: PageSource,
  compiler: Compiler,
  server: Pick<ServerModule, 'renderContent' | 'contentComponents'>,
  imports: (specifiers: string[]) => Promise<Record<string, unknown>>,
  site: SiteContext,
): Promise<Page> {
  const { content, api, facts, tokens } = await compiler.compile(source);
  facts.diagnostics.push(...unknownComponents(facts, server.contentComponents));
  if (!content || isUnusable(facts.diagnostics)) return { facts, html: '', islands: [] };
  try {
    const modules = await imports(facts.imports.map(({ specifier }) => specifier));
    const { path, file, frontMatter } = facts;
    const pending = pendingEdits(facts);
    const { html, islands, pieces, diagnostics } = server.renderContent({
      content,
      path,
      file,
      frontMatter,
      api,
      imports: modules,
      site,
      pieces: new Set(pending.map(({ from }) => pieceAt(from))),
    });
    for (const edit of pending) edit.text = htmlToMarkdown(pieces[pieceAt(edit.from)] ?? '');
    facts.diagnostics.push(...diagnostics);
    if (facts.usesComponents) facts.rendered = hrefsOf(html);
    const taken = takeStyles(html);
    const css = await sheetOf([taken.styles]);
    if (css !== '') facts.css = css;
    facts.sources = mergeSources([facts.sources, sourcesInHtml(html), sourcesInCss(css)]);
    return { facts, html: taken.html, islands, tokens };
  } catch (error) {
    facts.diagnostics.push(...diagnosticsOf(error, source.file));
    return { facts, html: '', islands: [] };
  }
}

/** What only the render can say to the page's twin; nothing is asked for what the twin leaves out. */
function pendingEdits({ markdownEdits: edits = [] }: PageFacts): MarkdownEdit[] {
  const cuts = edits.filter(({ text }) => text === '');
  return edits.filter(
    ({ from, to, text }) =>
      text === undefined && !cuts.some((cut) => isBefore(cut.from, from) && isBefore(to, cut.to)),
  );
}

/** Whether a place is before another, or the same. */
function isBefore(one: SourcePlace, other: SourcePlace): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}

/** How renderers name what begins at a place. */
const pieceAt = ({ line, column }: SourcePlace) => `${line}:${column}`;

/** Names every component at once that a page uses without having it. */
function unknownComponents({ file, components }: PageFacts, known: string[]): Diagnostic[] {
  return components
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line, column }) => unknownComponent(name, known, { file, line, column }));
}

/** The address of every link in rendered HTML, each once. */
function hrefsOf(html: string): string[] {
  const hrefs = new Set<string>();
  for (const [, href] of html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g))
    hrefs.add(href!.replaceAll('&amp;', '&'));
  return [...hrefs];
}

/** A function that renders pages with a bundled server. */
export async function createRenderer(
  { content, server: bundle }: WorkerOptions,
  hoverTypes?: HoverTypes,
): Promise<(source: PageSource) => Promise<Page>> {
  const compiler = createCompiler(content, hoverTypes);
  const server = await importServer(bundle);
  const importsOf = (file: string) => async (specifiers: string[]) =>
    Object.fromEntries(
      specifiers.map((specifier) => {
        const name = resolveSpecifier(content.root, file, specifier);
        if (!Object.hasOwn(server.pageImports, name))
          throw new DiagnosticError([missing(specifier, file)]);
        return [specifier, server.pageImports[name]];
      }),
    );
  const site = { base: content.base, lang: content.lang ?? 'en' };
  return (source) => renderPage(source, compiler, server, importsOf(source.file), site);
}

function missing(specifier: string, file: string): Diagnostic {
  return {
    severity: 'error',
    rule: 'import',
    message: `Unexpected import of "${specifier}", expected it before the page’s first paragraph or after a blank line`,
    file,
  };
}

const guard = createMemoryGuard();
let renderer: Promise<(source: PageSource) => Promise<Page>> | undefined;

/** What the pool calls. Several pages at a time cost fewer messages. */
export default async function renderBatch(sources: PageSource[]): Promise<Page[]> {
  renderer ??= createRenderer((workerData as [unknown, WorkerOptions])[1]);
  const render = await renderer;
  const pages: Page[] = [];
  for (const source of sources) {
    pages.push(await render(source));
    guard();
  }
  return pages;
}
