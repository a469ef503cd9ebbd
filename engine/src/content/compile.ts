import { createProcessor } from '@mdx-js/mdx';
import type { Root, RootContent } from 'hast';
import { VFile } from 'vfile';
import type { ApiReference } from '../shared/page/api-reference.ts';
import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts';
import { emptyFacts, type PageFacts, type PageSource } from '../shared/page/page.ts';
import type { CompiledContent } from '../shared/page/renderer.ts';
import { partialCompiler } from './compile-partial.ts';
import { createHighlighter, type Highlighter } from './code/highlight.ts';
import type { CodeBlock } from './code/code-block.ts';
import type { HoverTypes } from './code/hover-types.ts';
import { rehypeCode } from './code/rehype-code.ts';
import { normalizeDirectives } from './source/directive-spellings.ts';
import { replaceControls } from './source/control-characters.ts';
import { emptyShared, factsOf } from './source/page-file.ts';
import { exceededLimits } from './source/limits.ts';
import { readFrontMatter } from './source/read-front-matter.ts';
import { rehypeAuthors } from './rehype/rehype-authors.ts';
import { rehypeChecks } from './rehype/rehype-checks.ts';
import { rehypeComponents } from './rehype/rehype-components.ts';
import { rehypeHeadings } from './rehype/rehype-headings.ts';
import { rehypeFiles } from './rehype/rehype-files.ts';
import { rehypeImports } from './rehype/rehype-imports.ts';
import { rehypeLinks } from './rehype/rehype-links.ts';
import { rehypePartials } from './rehype/rehype-partials.ts';
import { rehypeRawHtml } from './rehype/rehype-raw-html.ts';
import { rehypeTables } from './rehype/rehype-tables.ts';
import { remarkBlocks } from './remark/remark-blocks.ts';
import { remarkDirectives } from './remark/remark-directives.ts';
import { remarkExpressions } from './remark/remark-expressions.ts';
import { remarkGfm } from './remark/remark-gfm.ts';
import { remarkHeadingIds } from './remark/remark-heading-ids.ts';
import { remarkSpellings } from './remark/remark-spellings.ts';
import { remarkStepTitles } from './remark/remark-step-titles.ts';
import { remarkTitle } from './remark/remark-title.ts';
import { syntaxError } from './source/syntax-error.ts';
import { walk } from './walk.ts';
import { fillLabel } from '../shared/config/fill-label.ts';
import { englishLabels, type Labels } from '../shared/config/labels-config.ts';

/** What compiling depends on besides the page itself. Every field is part of the cache's key. */
export interface ContentOptions {
  /** The site's root, absolute. */
  root: string;
  base: string;
  pagesDir: string;
  /** The site's language, for dates. Default `en`. */
  lang?: string | undefined;
  /** The names of the hosts of samples that run. */
  liveHosts?: string[] | undefined;
  /** The texts that the engine adds to pages. Default: English. */
  labels?: Labels | undefined;
}

/** A page ready to be rendered: a tree, or a program when it holds expressions or imports. */
export interface CompiledPage {
  /** Undefined when the page's syntax is broken: there is nothing to render. */
  content: CompiledContent | undefined;
  /** The API reference that follows the content. */
  api?: ApiReference | undefined;
  /** The API reference as Markdown, for the page's twin. */
  apiMarkdown?: string | undefined;
  /** Its code blocks, which its rendered HTML holds places for; see `codePlace`. */
  code: CodeBlock[];
  /** The tree of its HTML, where it is known before the page is rendered; see `isPlain`. */
  plain?: Root | undefined;
  /** Whether its Markdown twin says other things than the page, see `forAudience`. */
  hasAudiences: boolean;
  facts: PageFacts;
}

/** Compiles pages; one instance serves a whole process. */
export interface Compiler {
  compile(source: PageSource): Promise<CompiledPage>;
}

/**
 * The pipeline, in order. Each step works on one tree: Markdown, HTML, or JavaScript.
 *
 * @param hoverTypes Finds the types in samples; without it they are shown without types.
 */
export function createCompiler(options: ContentOptions, hoverTypes?: HoverTypes): Compiler {
  const { labels = englishLabels } = options;
  let highlighter: Promise<Highlighter> | undefined;
  const processorOf = (format: 'md' | 'mdx') =>
    createProcessor({
      format,
      outputFormat: 'function-body',
      development: true,
      remarkRehypeOptions: footnoteOptions(labels),
      remarkPlugins: [
        remarkGfm,
        remarkSpellings,
        remarkHeadingIds,
        // Before expressions are wrapped: it reads literals.
        remarkTitle,
        ...(format === 'mdx' ? [remarkExpressions] : []),
        remarkDirectives,
        remarkBlocks,
        ...(format === 'mdx' ? [remarkStepTitles] : []),
      ],
      rehypePlugins: [
        ...(format === 'md' ? [rehypeRawHtml] : []),
        rehypeAuthors,
        [rehypeLinks, options],
        [rehypePartials, options],
        [rehypeHeadings, partialCompiler((file) => run(file))],
        [rehypeFiles, options],
        rehypeTables,
        rehypeChecks,
        rehypeComponents,
        [rehypeCode, { ...options, hoverTypes }],
        [rehypeImports, options],
        rehypeKeepTree,
      ],
    });
  const processors = { md: processorOf('md'), mdx: processorOf('mdx') };

  const run = async (file: VFile): Promise<CompiledContent> => {
    const exceeded = exceededLimits(String(file), file.path);
    factsOf(file).diagnostics.push(...exceeded);
    file.value = exceeded.length > 0 ? '' : normalizeDirectives(String(file));
    await processors[file.path.endsWith('.md') ? 'md' : 'mdx'].process(file);
    const { tree, partials } = file.data;
    return { ...(tree ? { tree } : { program: String(file) }), ...(partials && { partials }) };
  };

  /** A page with the API reference that its front matter asks for. */
  const withApi = async (
    page: CompiledPage,
    source: PageSource,
    known: Highlighter,
  ): Promise<CompiledPage> => {
    if (page.facts.frontMatter.openapi === undefined || !page.content) return page;
    const { addApiReference } = await import('./openapi/add-reference.ts');
    const added = await addApiReference(
      page.facts,
      source,
      { ...options, labels },
      async () => known,
    );
    const finished = { ...page, ...added, plain: undefined };
    if (!added.api) return finished;
    const { referenceMarkdown } = await import('./openapi/reference-markdown.ts');
    return { ...finished, apiMarkdown: referenceMarkdown(added.api, labels) };
  };

  return {
    async compile(source) {
      const { path, file, text } = source;
      const { body: written, frontMatter, diagnostics } = readFrontMatter(text, file);
      // A page that follows the first of a reference has no text but the reference.
      const { text: body, diagnostics: controls } = replaceControls(
        source.api ? '' : written,
        file,
      );
      diagnostics.push(...controls);
      highlighter ??= createHighlighter();
      const all = await highlighter;
      const process = async (value: string): Promise<CompiledPage> => {
        const facts = { ...emptyFacts(path, file), frontMatter, diagnostics: [...diagnostics] };
        const shared = emptyShared(frontMatter);
        const data = { facts, source: text, shared, labels, highlighter: all };
        const vfile = new VFile({ path: file, value, data });
        const content = await run(vfile);
        // A partial may stand in several places.
        facts.diagnostics = unique(facts.diagnostics);
        const { tree, partials } = vfile.data;
        const { code, hasAudiences } = shared;
        const plain = tree && !partials && isPlain(tree) ? tree : undefined;
        return { facts, code, hasAudiences, content, plain };
      };
      try {
        return await withApi(await process(body), source, all);
      } catch (error) {
        const problems = [...diagnostics, await syntaxError(error, { file, body, parse: process })];
        const facts = { ...emptyFacts(path, file), frontMatter, diagnostics: problems };
        return { facts, code: [], hasAudiences: false, content: undefined };
      }
    },
  };
}

function footnoteOptions({ footnotes, footnoteBack }: Labels) {
  return {
    footnoteLabel: footnotes,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    // A footnote may be referred to several times.
    footnoteBackLabel: (index: number, times: number) =>
      fillLabel(footnoteBack, { reference: `${index + 1}${times > 1 ? `-${times}` : ''}` }),
  };
}

function some(tree: Root, test: (node: RootContent) => boolean): boolean {
  let found = false;
  walk(tree, (node) => (found ||= test(node)) === false);
  return found;
}

/** Each diagnostic once. */
function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whether the tree holds anything that only a program can say. */
function needsProgram(tree: Root): boolean {
  return some(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return (node.data?.estree?.body.length ?? 1) > 0;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
      return node.type === 'mdxjsEsm';
    return node.attributes.some(
      ({ type, value }) =>
        type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null),
    );
  });
}

/**
 * Whether the page's HTML depends on the site's code. What draws the theme's own elements, such as
 * `docs-tabs`, is part of the engine, whose version stands in every key.
 */
function usesComponents(tree: Root): boolean {
  return some(tree, ({ type }) => /^mdx(?:Jsx(?:Flow|Text)Element|jsEsm)$/.test(type));
}

/** Whether no component draws anything of the tree: then its elements are those of the page's HTML. */
function isPlain(tree: Root): boolean {
  const isDrawn = (node: RootContent) =>
    node.type === 'element' && /^docs-(?!code$)/.test(node.tagName);
  return !usesComponents(tree) && !some(tree, isDrawn);
}

/** Takes out the expressions that hold nothing but a comment: only a program can pass over them. */
function dropComments(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      parent.children[index] = { type: 'text', value: '' };
  });
}

/**
 * Most pages are a tree without expressions. It is rendered as it stands, and the steps that would
 * turn it into a program get nothing to do.
 */
function rehypeKeepTree() {
  return (tree: Root, file: VFile): Root | undefined => {
    factsOf(file).usesComponents = usesComponents(tree);
    if (needsProgram(tree)) return undefined;
    dropComments(tree);
    file.data.tree = tree;
    return { type: 'root', children: [] };
  };
}
