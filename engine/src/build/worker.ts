import { workerData } from 'node:worker_threads';
import type { HoverTypes } from '../content/code/hover-types.ts';
import { type Compiler, type ContentOptions, createCompiler } from '../content/compile.ts';
import { DiagnosticError, diagnosticsOf } from '../shared/diagnostic.ts';
import type { Page, PageSource } from '../shared/page.ts';
import type { ServerModule, SiteContext } from '../shared/renderer.ts';
import { importServer } from './bundles.ts';
import { createMemoryGuard } from '../content/memory.ts';
import { resolveSpecifier } from './page-imports.ts';

/** What a worker is started with. */
export interface WorkerOptions {
  content: ContentOptions;
  server: { file: string; version: string };
}

/** Compiles and renders one page. */
export async function renderPage(
  source: PageSource,
  compiler: Compiler,
  server: Pick<ServerModule, 'renderContent'>,
  imports: (specifiers: string[]) => Promise<Record<string, unknown>>,
  site: SiteContext,
): Promise<Page> {
  const { content, facts } = await compiler.compile(source);
  if (!content) return { facts, html: '', islands: [] };
  try {
    const modules = await imports(facts.imports.map(({ specifier }) => specifier));
    const { path, file, frontMatter } = facts;
    return {
      facts,
      ...server.renderContent({ content, path, file, frontMatter, imports: modules, site }),
    };
  } catch (error) {
    facts.diagnostics.push(...diagnosticsOf(error, source.file));
    return { facts, html: '', islands: [] };
  }
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

function missing(specifier: string, file: string) {
  return {
    severity: 'error' as const,
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
