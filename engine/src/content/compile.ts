import { createProcessor } from '@mdx-js/mdx';
import type { Root, RootContent } from 'hast';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { ApiReference } from '../shared/page/api-reference.ts';
import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts';
import { emptyFacts, type PageFacts, type PageSource } from '../shared/page/page.ts';
import type { CompiledContent } from '../shared/page/renderer.ts';
import { partialCompiler } from './compile-partial.ts';
import { loadPlugins, type MarkdownOptions, type SitePlugins } from './markdown-options.ts';
import { createHighlighter, type Highlighter } from './code/highlight.ts';
import type { CodeBlock } from './code/code-block.ts';
import type { HoverTypes } from './code/hover-types.ts';
import { rehypeCode } from './code/rehype-code.ts';
import { normalizeLines } from './source/line-spellings.ts';
import { replaceControls } from './source/control-characters.ts';
import { emptyShared, factsOf } from './source/page-file.ts';
import { exceededLimits } from './source/limits.ts';
import { readFrontMatter } from './source/read-front-matter.ts';
import { withFrontMatter } from './source/with-front-matter.ts';
import { rehypeAuthors } from './rehype/rehype-authors.ts';
import { rehypeChecks } from './rehype/rehype-checks.ts';
import { rehypeComponents } from './rehype/rehype-components.ts';
import { rehypeContents } from './rehype/rehype-contents.ts';
import { rehypeLanding } from './rehype/rehype-landing.ts';
import { rehypeMath } from './rehype/rehype-math.ts';
import { rehypePageMeta } from './rehype/rehype-page-meta.ts';
import { rehypeVideos } from './rehype/rehype-videos.ts';
import { rehypeZoom } from './rehype/rehype-zoom.ts';
import { rehypeGfm } from './rehype/rehype-gfm.ts';
import { rehypeHeadings } from './rehype/rehype-headings.ts';
import { rehypeFiles } from './rehype/rehype-files.ts';
import { rehypeImports } from './rehype/rehype-imports.ts';
import { rehypeLinks } from './rehype/rehype-links.ts';
import { rehypePartials } from './rehype/rehype-partials.ts';
import { rehypeRawHtml } from './rehype/rehype-raw-html.ts';
import { rehypeTerms } from './rehype/rehype-terms.ts';
import { remarkBlocks } from './remark/remark-blocks.ts';
import { remarkDirectives } from './remark/remark-directives.ts';
import { remarkExpressions } from './remark/remark-expressions.ts';
import { remarkGfm } from './remark/remark-gfm.ts';
import { remarkMath } from './remark/remark-math.ts';
import { remarkHeadingIds } from './remark/remark-heading-ids.ts';
import { remarkSpellings } from './remark/remark-spellings.ts';
import { remarkStepTitles } from './remark/remark-step-titles.ts';
import { remarkTitle } from './remark/remark-title.ts';
import { syntaxError } from './source/syntax-error.ts';
import { walk } from './walk.ts';
import { frontMatterOf } from '../shared/config/front-matter.ts';
import { fillLabel } from '../shared/config/fill-label.ts';
import { englishLabels, type Labels } from '../shared/config/labels-config.ts';

/** The inputs of the compiler besides the page. Every field is part of the cache's key. */
export interface ContentOptions {
  /** The site's root, absolute. */
  root: string;
  base: string;
  pagesDir: string;
  /** The site's language, for dates. Default `en`. */
  lang?: string | undefined;
  /** The names of the hosts of samples that run. */
  liveHosts?: string[] | undefined;
  /** The names of all layouts. Default: the built-in ones. */
  layouts?: string[] | undefined;
  /** The texts that the engine adds to pages. Default: English. */
  labels?: Labels | undefined;
  /** Terms with an explanation, and the addresses of the explanations. */
  terms?: Record<string, string> | undefined;
  /** Whether tags lead to the lists of the pages that have them. Default false. */
  tagPages?: boolean | undefined;
  markdown?: MarkdownOptions | undefined;
}

/** A compiled page: a tree, or a program if it contains expressions or imports. */
export interface CompiledPage {
  /** Undefined if the syntax of the page is broken. */
  content: CompiledContent | undefined;
  /** The API reference that follows the content. */
  api?: ApiReference | undefined;
  /** The API reference as Markdown, for the page's twin. */
  apiMarkdown?: string | undefined;
  /** The code blocks, for the placeholders in the rendered HTML; see `codePlace`. */
  code: CodeBlock[];
  /** The tree of the HTML, if it does not depend on the render; see `isPlain`. */
  plain?: Root | undefined;
  /** Whether the content of the Markdown twin differs from the page; see `forAudience`. */
  hasAudiences: boolean;
  facts: PageFacts;
}

/** Compiles pages; one instance serves the whole process. */
export interface Compiler {
  compile(source: PageSource): Promise<CompiledPage>;
}

/** Compiles the text of a page or of a partial, and extends the facts of its file. */
type Run = (file: VFile) => Promise<CompiledContent>;

/** The pipeline, in order. Each step works on one tree: Markdown, HTML, or JavaScript. */
function createPipeline(
  format: 'md' | 'mdx',
  options: ContentOptions & { labels: Labels; hoverTypes?: HoverTypes | undefined },
  run: Run,
  plugins: SitePlugins,
) {
  const { pagesDir, markdown = {} } = options;
  const hasMath = markdown.math !== undefined;
  const math: PluggableList = markdown.math ? [[rehypeMath, markdown.math]] : [];
  /** Whether a file is a page, by its name; see `discoverPages`. */
  const isPage = (file: string) =>
    file.startsWith(`${pagesDir}/`) && !/\/[._]/.test(file.slice(pagesDir.length));
  return createProcessor({
    format,
    outputFormat: 'function-body',
    development: true,
    remarkRehypeOptions: footnoteOptions(options.labels),
    remarkPlugins: [
      remarkGfm,
      [remarkSpellings, { hasMath }],
      ...(hasMath ? [remarkMath] : []),
      remarkHeadingIds,
      // Before expressions are wrapped: it reads literals.
      remarkTitle,
      ...(format === 'mdx' ? [remarkExpressions] : []),
      [remarkDirectives, { hasMath }],
      ...plugins.remark,
      remarkBlocks,
      ...(format === 'mdx' ? [remarkStepTitles] : []),
    ],
    rehypePlugins: [
      ...(format === 'md' ? [rehypeRawHtml] : []),
      ...plugins.rehype,
      [rehypeLanding, options],
      [rehypePageMeta, options],
      rehypeVideos,
      rehypeAuthors,
      // Before links are resolved: this step adds links.
      [rehypeTerms, options],
      [rehypeLinks, options],
      [rehypePartials, options],
      [rehypeHeadings, partialCompiler(run, isPage)],
      rehypeContents,
      [rehypeFiles, options],
      rehypeGfm,
      rehypeChecks,
      ...(markdown.imageZoom ? [rehypeZoom] : []),
      rehypeComponents,
      ...math,
      [rehypeCode, options],
      [rehypeImports, options],
      rehypeKeepTree,
    ],
  });
}

/**
 * Creates a compiler of pages.
 *
 * @param hoverTypes Finds the types in samples. Default: samples have no types.
 */
export function createCompiler(given: ContentOptions, hoverTypes?: HoverTypes): Compiler {
  const options = { ...given, labels: given.labels ?? englishLabels, hoverTypes };
  const schema = given.layouts && frontMatterOf(given.layouts);
  /** Created at the first page: plugins of the site are loaded. */
  let pipelines: Promise<Record<'md' | 'mdx', ReturnType<typeof createPipeline>>> | undefined;
  const createPipelines = async () => {
    const plugins = await loadPlugins(options.markdown?.plugins);
    return {
      md: createPipeline('md', options, run, plugins),
      mdx: createPipeline('mdx', options, run, plugins),
    };
  };
  let highlighter: Promise<Highlighter> | undefined;

  async function run(file: VFile): Promise<CompiledContent> {
    const exceeded = exceededLimits(String(file), file.path);
    factsOf(file).diagnostics.push(...exceeded);
    file.value =
      exceeded.length > 0 ? '' : normalizeLines(String(file), options.markdown?.math !== undefined);
    await (
      await (pipelines ??= createPipelines())
    )[file.path.endsWith('.md') ? 'md' : 'mdx'].process(file);
    const { tree, partials } = file.data;
    return { ...(tree ? { tree } : { program: String(file) }), ...(partials && { partials }) };
  }

  return {
    async compile(source) {
      const { path, file, text } = source;
      const { body, frontMatter, diagnostics } = readFrontMatter(text, file, schema);
      // A later page of a reference has no text but the reference.
      const controls = replaceControls(source.api ? '' : body, file);
      const problems = [...diagnostics, ...controls.diagnostics];
      const { labels } = options;
      const known = await (highlighter ??= createHighlighter());
      const parse = (value: string) => {
        const facts = { ...emptyFacts(path, file), frontMatter, diagnostics: [...problems] };
        const shared = emptyShared(frontMatter);
        const data = { facts, source: text, shared, labels, highlighter: known };
        return compileFile(new VFile({ path: file, value, data }), run);
      };
      try {
        const text = withFrontMatter(controls.text, frontMatter, file);
        return await withApi(await parse(text), source, options, known);
      } catch (error) {
        problems.push(await syntaxError(error, { file, body: controls.text, parse }));
        const facts = { ...emptyFacts(path, file), frontMatter, diagnostics: problems };
        return { facts, code: [], hasAudiences: false, content: undefined };
      }
    },
  };
}

async function compileFile(file: VFile, run: Run): Promise<CompiledPage> {
  const content = await run(file);
  const facts = factsOf(file);
  // A partial may occur several times.
  facts.diagnostics = unique(facts.diagnostics);
  const { tree, partials, shared } = file.data;
  const { code, hasAudiences } = shared!;
  const plain = tree && !partials && isPlain(tree) ? tree : undefined;
  return { facts, code, hasAudiences, content, plain };
}

/** Adds the API reference of the front matter to a page. */
async function withApi(
  page: CompiledPage,
  source: PageSource,
  options: ContentOptions & { labels: Labels },
  highlighter: Highlighter,
): Promise<CompiledPage> {
  if (page.facts.frontMatter.openapi === undefined || !page.content) return page;
  const { addApiReference } = await import('./openapi/add-reference.ts');
  const added = await addApiReference(page.facts, source, options, async () => highlighter);
  const finished = { ...page, ...added, plain: undefined };
  if (!added.api) return finished;
  const { referenceMarkdown } = await import('./openapi/reference-markdown.ts');
  return { ...finished, apiMarkdown: referenceMarkdown(added.api, options.labels) };
}

function footnoteOptions({ footnotes, footnoteBack }: Labels) {
  return {
    footnoteLabel: footnotes,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    // A footnote may have several references.
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

/** Whether the tree contains a node that only a program can express. */
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
 * Whether the page's HTML depends on the site's code. The components for the theme's own elements,
 * such as `docs-tabs`, belong to the engine, whose version is part of every key.
 */
function usesComponents(tree: Root): boolean {
  return some(tree, ({ type }) => /^mdx(?:Jsx(?:Flow|Text)Element|jsEsm)$/.test(type));
}

/**
 * Whether no component renders any part of the tree: its elements are then those of the page's
 * HTML.
 */
function isPlain(tree: Root): boolean {
  const isDrawn = (node: RootContent) =>
    node.type === 'element' && /^docs-(?!code$)/.test(node.tagName);
  return !usesComponents(tree) && !some(tree, isDrawn);
}

/** Removes expressions that contain only a comment: they need no program. */
function dropComments(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      parent.children[index] = { type: 'text', value: '' };
  });
}

/**
 * Most pages are a tree without expressions. The tree is rendered directly: the steps that would
 * turn it into a program receive an empty tree.
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
