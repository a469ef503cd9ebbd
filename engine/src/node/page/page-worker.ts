import { workerData } from 'node:worker_threads';
import type { Root } from 'hast';
import { referenceMarkdown } from '../../content/openapi/reference-markdown.ts';
import { walk } from '../../content/walk.ts';
import type { HoverTypes } from '../../content/code/hover-types.ts';
import { type Compiler, type ContentOptions, createCompiler } from '../../content/compile.ts';
import { fillCode } from '../../content/code/code-block.ts';
import { parseHtml } from '../../content/html/parse-html.ts';
import { twinMarkdown } from '../../content/twin/twin-markdown.ts';
import { sheetOf, takeStyles } from '../../content/html/page-styles.ts';
import { sourcesIn, sourcesInCss } from '../../content/html/policy-sources.ts';
import {
  type Diagnostic,
  DiagnosticError,
  diagnosticsOf,
  isUnusable,
} from '../../shared/diagnostics/diagnostic.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import type { Page, PageFacts, PageSource } from '../../shared/page/page.ts';
import { writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { ContentInput, ServerModule, SiteContext } from '../../shared/page/renderer.ts';
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
  const { content, code, hasAudiences, api, facts } = await compiler.compile(source);
  facts.diagnostics.push(...unknownComponents(facts, server.contentComponents));
  if (!content || isUnusable(facts.diagnostics)) return { facts, html: '', twin: '', islands: [] };
  try {
    const modules = await imports(facts.imports.map(({ specifier }) => specifier));
    const { path, file, frontMatter } = facts;
    const input = { content, path, file, frontMatter, api, imports: modules, site };
    const { html, islands, diagnostics } = server.renderContent(input);
    facts.diagnostics.push(...diagnostics);
    const tree = parseHtml(html);
    if (facts.usesComponents) facts.rendered = hrefsIn(tree);
    const taken = takeStyles(html);
    const css = await sheetOf([taken.styles]);
    if (css !== '') facts.css = css;
    facts.sources = mergeSources([facts.sources, sourcesIn(tree), sourcesInCss(css)]);
    const isAlike = !hasAudiences && !api;
    const own = isAlike ? tree : parseHtml(server.renderContent(forTwin(input)).html);
    const twin = [
      writtenFrontMatter(source.text),
      twinMarkdown(own, code),
      api && `${referenceMarkdown(api)}\n`,
    ];
    return {
      facts,
      html: fillCode(taken.html, code),
      twin: twin.filter(Boolean).join('\n'),
      islands,
    };
  } catch (error) {
    facts.diagnostics.push(...diagnosticsOf(error, source.file));
    return { facts, html: '', twin: '', islands: [] };
  }
}

/** What the Markdown twin says of a page; of an API reference its data says it in fewer words. */
function forTwin(input: ContentInput): ContentInput {
  return { ...input, audience: 'md', api: undefined };
}

/** Names every component at once that a page uses without having it. */
function unknownComponents({ file, components }: PageFacts, known: string[]): Diagnostic[] {
  return components
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line, column }) => unknownComponent(name, known, { file, line, column }));
}

/** The address of every link in rendered content, each once. */
function hrefsIn(tree: Root): string[] {
  const hrefs = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'a' && 'href' in node.properties)
      hrefs.add(String(node.properties.href));
  });
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
