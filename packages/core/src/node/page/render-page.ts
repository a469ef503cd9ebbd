import { setImmediate } from 'node:timers/promises';
import type { Root } from 'hast';
import { walk } from '../../content/base/walk.ts';
import type { Ask } from '../../content/source/feature-thread.ts';
import { type CompiledPage, type Compiler, createCompiler } from '../../content/compile.ts';
import type { ContentOptions } from '../../content/pipeline.ts';
import { fillCode, fillStyled } from '../../content/source/code-block.ts';
import { parseHtml } from '../../content/base/parse-html.ts';
import { twinMarkdown } from '../../content/twin/twin-markdown.ts';
import { sheetOf, takeStyles } from '../../content/html/page-styles.ts';
import { searchSections } from '../../content/html/search-sections.ts';
import { sourcesIn, sourcesInCss, sourcesOfSheets } from '../../content/html/policy-sources.ts';
import {
  type Diagnostic,
  DiagnosticError,
  diagnosticsOf,
  isUnusable,
} from '../../shared/diagnostics/diagnostic.ts';
import { isOverflow, limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import { unescapeHtml } from '../../shared/document/escape-html.ts';
import { inOwnCall } from '../../content/base/own-calls.ts';
import { withinTime } from '../../content/base/time-limit.ts';
import type { SearchSection } from '../../shared/extension/page-feature.ts';
import { setRemoteStore } from '../../shared/page/remote.ts';
import { createRemoteStore, takeRemoteProblems } from './remote-store.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import { type Page, type PageFacts, type PageSource, pageTitle } from '../../shared/page/page.ts';
import type {
  AsyncResults,
  ContentInput,
  RenderedContent,
  ServerModule,
  SiteContext,
} from '../../shared/page/renderer.ts';
import { unknownComponent } from '../../shared/diagnostics/unknown-component.ts';
import { importServer } from '../assets/server-bundle.ts';
import { featureStyles } from '../assets/feature-styles.ts';
import { resolveSpecifier } from '../assets/page-imports.ts';

/** The options of the renderer of pages. */
export interface RendererOptions {
  content: ContentOptions;
  server: { file: string; version: string };
  /** What the base of `content` stands for. */
  base: string;
}

/**
 * Compiles and renders one page. A page that cannot be rendered has only facts, with the
 * diagnostics.
 *
 * @param imports Loads the modules that the page imports, by their specifiers.
 */
export async function renderPage(
  source: PageSource,
  compiler: Compiler,
  server: Pick<ServerModule, 'renderContent' | 'contentComponents'>,
  imports: (specifiers: string[]) => Promise<Record<string, unknown>>,
  site: SiteContext,
): Promise<Page> {
  const compiled = await compiler.compile(source);
  // The bundler and workers need this thread, too.
  await setImmediate();
  const facts = withProblems(
    compiled.facts,
    unknownComponents(compiled.facts, server.contentComponents),
  );
  if (!compiled.content || isUnusable(facts.diagnostics)) return unrendered(facts);
  const { content, code, added, addedMarkdown = [] } = compiled;
  try {
    const modules = await imports(facts.imports.map(({ specifier }) => specifier));
    const { path, file, frontMatter } = facts;
    const results: AsyncResults = new Map();
    const input = { content, path, file, frontMatter, added, imports: modules, site, results };
    const renderOnce = renderInTime(server, compiled);
    const seen = { base: false };
    const render: typeof renderOnce = (of) => {
      const rendered = renderOnce(of);
      seen.base ||= rendered.readsBase;
      return rendered;
    };
    const { html, islands, diagnostics } = await renderWhole(render, input);
    const read = readRendered(compiled, html);
    const { tree } = read;
    const taken = takeStyles(fillStyled(html, code));
    const css = [featureStyles(taken.html, compiled.styles), await sheetOf([taken.styles])]
      .filter(Boolean)
      .join('\n');
    if (results.size > 0) await renderWhole(render, forTwin(input));
    const own = twinTree(compiled, tree, () => parseHtml(render(forTwin(input)).html));
    const twin = [twinMarkdown(own, code), ...addedMarkdown.map((markdown) => `${markdown}\n`)];
    return {
      facts: {
        ...withProblems(facts, [...diagnostics, ...takeRemoteProblems()]),
        ...(results.size > 0 && { isAwaited: true as const }),
        ...(seen.base && { readsBase: true as const }),
        ...(facts.usesComponents && { rendered: read.hrefs() }),
        ...(css !== '' && { css }),
        sources: mergeSources([
          facts.sources,
          sourcesIn(tree),
          sourcesInCss(css),
          islands.length > 0 ? sourcesOfSheets(['', ...taken.styles.kept]) : undefined,
        ]),
      },
      html: fillCode(taken.html, code),
      twin: twin.filter(Boolean).join('\n'),
      sections: JSON.stringify(
        withAdded(searchSections(tree, pageTitle(facts), code), read.sections),
      ),
      islands,
      colors: compiled.colors,
    };
  } catch (error) {
    const place = { file: source.file, line: 1, column: 1 };
    const problems = isOverflow(error)
      ? [limitProblem('depth', place)]
      : diagnosticsOf(error, source.file);
    return unrendered(withProblems(facts, problems));
  }
}

/**
 * What a page says: in the tree of its HTML, which is parsed unless it is known. The parser takes longer than the
 * render of a long reference, whose feature says what search finds in it.
 */
function readRendered({ plain, ownPlain, addedSections }: CompiledPage, html: string) {
  if (!ownPlain || !addedSections) {
    const tree = plain ?? parseHtml(html);
    return { tree, sections: [], hrefs: () => hrefsIn(tree) };
  }
  return { tree: ownPlain, sections: addedSections, hrefs: () => hrefsInHtml(html) };
}

/** Adds sections to those of the page itself. Text without a heading continues the last one. */
function withAdded(sections: SearchSection[], added: SearchSection[]): SearchSection[] {
  const [first, ...others] = added;
  const last = sections.at(-1);
  if (!first || first.id !== '' || !last) return [...sections, ...added];
  const text = [last.text, first.text].filter(Boolean).join('\n');
  return [...sections.slice(0, -1), { ...last, text }, ...others];
}

/** The tree of the page's own content for its twin. The content that features add has Markdown of its own. */
function twinTree({ added, hasAudiences, ownPlain }: CompiledPage, tree: Root, render: () => Root) {
  if (hasAudiences) return render();
  return added ? (ownPlain ?? render()) : tree;
}

/** Lets components store remote content. */
export function openRemote({ remoteFolder }: ContentOptions): void {
  if (remoteFolder !== undefined) setRemoteStore(createRemoteStore(remoteFolder));
}

/** Renders content as often as async components in it wait for others. */
async function renderWhole(
  render: ServerModule['renderContent'],
  input: ContentInput & { results: AsyncResults },
): Promise<RenderedContent> {
  for (;;) {
    const rendered = render(input);
    const waiting = [...input.results.values()].flatMap((each) => [...each.values()]);
    const pending = waiting.filter(({ promise }) => promise);
    const [first] = pending;
    if (!first) return rendered;
    const place = { file: input.file, ...first.place };
    const call = { rule: 'render', message: 'An async component failed', ...place } as const;
    await inOwnCall(call, () => Promise.all(pending.map(({ promise }) => promise))).catch(() => {
      throw new DiagnosticError([limitProblem('waiting', place)]);
    });
  }
}

/** Renders content, which is ended if it loops: only expressions and components that the page itself uses can. */
function renderInTime(
  server: Pick<ServerModule, 'renderContent'>,
  { content, facts, ownPlain }: Pick<CompiledPage, 'content' | 'facts' | 'ownPlain'>,
): ServerModule['renderContent'] {
  const usesOwn = facts.usesComponents && !ownPlain;
  const mayLoop = 'program' in content! || facts.imports.length > 0 || usesOwn;
  if (!mayLoop) return (input) => server.renderContent(input);
  return (input) => {
    let place = { line: 1, column: 1 };
    const onExpression = (at = { line: 1, column: 1 }) => (place = at);
    return withinTime(
      limits.rendering.most,
      () => server.renderContent({ ...input, onExpression }),
      () => new DiagnosticError([limitProblem('rendering', { file: input.file, ...place })]),
    );
  };
}

/**
 * Adds diagnostics to a page. The render may repeat a mistake that the source has already
 * shown.
 */
function withProblems(facts: PageFacts, found: Diagnostic[]): PageFacts {
  const causeOf = ({ rule, file, line, column, target }: Diagnostic) =>
    JSON.stringify([rule, file, line, column, target]);
  const causes = new Set(facts.diagnostics.map(causeOf));
  const others = found.filter((each) => !causes.has(causeOf(each)));
  return { ...facts, diagnostics: [...facts.diagnostics, ...others] };
}

function unrendered(facts: PageFacts): Page {
  return { facts, html: '', twin: '', sections: '[]', islands: [] };
}

/** The input for the Markdown twin. Features write the Markdown of their content, which is shorter than its HTML. */
function forTwin<Input extends ContentInput>(input: Input): Input {
  return { ...input, audience: 'md', added: undefined };
}

/** Reports every component that a page uses without importing it. */
function unknownComponents({ file, components }: PageFacts, known: string[]): Diagnostic[] {
  return components
    .filter(({ name }) => !known.includes(name))
    .map(({ name, ...place }) => unknownComponent(name, known, { file, ...place }));
}

/** The address of every link in rendered content, without duplicates. */
function hrefsIn(tree: Root): string[] {
  const hrefs = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'a' && 'href' in node.properties)
      hrefs.add(String(node.properties.href));
  });
  return [...hrefs];
}

const anchors = /<a\s(?:"[^"]*"|'[^']*'|[^>"'])*?(?<=[\s"'])href=(?:"([^"]*)"|'([^']*)')/gi;

/** The same in HTML that was written by components. */
function hrefsInHtml(html: string): string[] {
  const hrefs = Array.from(html.matchAll(anchors), ([, double, single = '']) =>
    unescapeHtml(double ?? single),
  );
  return [...new Set(hrefs)];
}

/** Creates a function that renders pages with a server bundle. */
export async function createRenderer(
  { content, server: bundle, base }: RendererOptions,
  ask?: Ask,
): Promise<(source: PageSource) => Promise<Page>> {
  openRemote(content);
  const compiler = createCompiler(content, ask);
  const server = await importServer(bundle);
  server.setBase(base);
  const importsOf = (file: string) => async (specifiers: string[]) =>
    Object.fromEntries(
      specifiers.map((specifier) => {
        const name = resolveSpecifier(content.modules ?? content.root, file, specifier);
        if (!Object.hasOwn(server.pageImports, name))
          throw new DiagnosticError([
            content.modules === undefined ? missing(specifier, file) : gone(specifier, file),
          ]);
        return [specifier, server.pageImports[name]];
      }),
    );
  const site = { base: content.base, lang: content.lang ?? 'en' };
  return (source) => renderPage(source, compiler, server, importsOf(source.file), site);
}

/** The import of a page of an earlier version. */
function gone(specifier: string, file: string): Diagnostic {
  return {
    severity: 'error',
    rule: 'import',
    message: `The import "${specifier}" does not exist today`,
    file,
  };
}

function missing(specifier: string, file: string): Diagnostic {
  return {
    severity: 'error',
    rule: 'import',
    message: `The import of "${specifier}" is part of a paragraph`,
    hint: 'Write it before the page’s first paragraph or after a blank line',
    file,
  };
}
