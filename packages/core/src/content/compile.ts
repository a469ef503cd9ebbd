import type { Program } from 'estree';
import type { Root } from 'hast';
import { VFile } from 'vfile';
import type { SearchSection } from '../shared/extension/page-feature.ts';
import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts';
import { emptyFacts, type PageFacts, type PageSource } from '../shared/page/page.ts';
import type { CompiledContent, RenderedAddition } from '../shared/page/renderer.ts';
import { noteSource, readTranslation } from './changes/read-translation.ts';
import { addContent } from './added-content.ts';
import { checkPage } from './check-page.ts';
import { loadPlugins } from './markdown-options.ts';
import { highlighter } from './code/highlight.ts';
import { rememberColors } from './code/stored-colors.ts';
import type { CodeBlock } from './source/code-block.ts';
import type { Ask } from './source/feature-thread.ts';
import { type Features, loadFeatures } from './source/features.ts';
import { emptyShared, factsOf } from './source/page-file.ts';
import { readBody, readHead } from './source/read-page.ts';
import { withFrontMatter } from './source/with-front-matter.ts';
import { syntaxErrors } from './source/syntax-error.ts';
import { frontMatterOf, type frontMatterSchema, layouts } from '../shared/config/front-matter.ts';
import { englishLabels } from '../shared/config/labels-config.ts';
import { type ContentOptions, createPipeline, type Run } from './pipeline.ts';
import { isPlain } from './rehype/rehype-keep-tree.ts';

/** A compiled page: a tree, or a program if it contains expressions or imports. */
export interface CompiledPage {
  /** Undefined if the syntax of the page is broken. */
  content: CompiledContent | undefined;
  /** The content of extensions around the page's own. Default: none. */
  added?: RenderedAddition[];
  /** That content as Markdown, for the page's twin. */
  addedMarkdown?: string[];
  /** The code blocks, for the placeholders in the rendered HTML; see `codePlaceholder`. */
  code: CodeBlock[];
  /** The tree of the HTML, if it does not depend on the render; see `isPlain`. */
  plain?: Root | undefined;
  /** The same of the page's own content, if features add some. */
  ownPlain?: Root | undefined;
  /** The added content for search. Default: search reads its HTML. */
  addedSections?: SearchSection[] | undefined;
  /** Whether the content of the Markdown twin differs from the page; see `forAudience`. */
  hasAudiences: boolean;
  facts: PageFacts;
  /** The colors of its code, unless they are those of the source. */
  colors?: string | undefined;
  /** The style sheets of extensions for pages with a mark in their HTML. Default: none. */
  styles?: Features['styles'];
}

/** Compiles pages; one instance serves the whole process. */
export interface Compiler {
  compile(source: PageSource): Promise<CompiledPage>;
}

/**
 * Creates a compiler of pages.
 *
 * @param ask Asks the threads of features. Default: in this thread.
 */
export function createCompiler(given: ContentOptions, ask?: Ask): Compiler {
  const options = { ...given, labels: given.labels ?? englishLabels };
  let schema: Promise<typeof frontMatterSchema> | undefined;
  let features: Promise<Features> | undefined;
  /** Created at the first page: plugins of the site are loaded. */
  let pipelines: Promise<Record<'md' | 'mdx', ReturnType<typeof createPipeline>>> | undefined;
  const loaded = () =>
    (features ??= loadFeatures(options.features, given.modules ?? given.root, ask));
  const createSchema = async () =>
    frontMatterOf(given.layouts ?? layouts, (await loaded()).frontMatter);
  const createPipelines = async () => {
    const plugins = await loadPlugins(options.markdown?.plugins);
    const features = await loaded();
    return {
      md: createPipeline('md', options, run, plugins, features),
      mdx: createPipeline('mdx', options, run, plugins, features),
    };
  };

  async function run(file: VFile): Promise<CompiledContent> {
    const pipeline = (await (pipelines ??= createPipelines()))[
      file.path.endsWith('.md') ? 'md' : 'mdx'
    ];
    const hasMath = options.markdown?.math !== undefined;
    const body = readBody(String(file), file.path, {
      hasMath,
      parse: (text) => pipeline.parse(text),
    });
    if (body.isBroken) throw body.error;
    file.value = body.text;
    readTranslation(file, body.headings, hasMath);
    const { source = '' } = file.data;
    // With plugins the site's syntax may be another one than translations are compared in.
    if (
      options.languages?.length &&
      !options.markdown?.plugins &&
      !source.includes('frontmatter')
    ) {
      const { frontMatter, diagnostics } = factsOf(file);
      noteSource({ ...body, body: source, frontMatter, diagnostics }, source, file.path, hasMath);
    }
    // The types of MDX take the tree of Markdown for a program.
    const markdown: object = body.tree;
    const program = await pipeline.run(markdown as Program, file);
    const { tree, partials } = file.data;
    return {
      ...(tree ? { tree } : { program: pipeline.stringify(program, file) }),
      ...(partials && { partials }),
    };
  }

  return {
    async compile(source) {
      const { path, file, text, translationOf } = source;
      const head = readHead(text, file, await (schema ??= createSchema()));
      const { frontMatter, diagnostics: problems } = head;
      const { body } = head;
      const { labels, root, base, lang = 'en' } = options;
      // The code of made pages is alike: to read its colors takes as long as to find them.
      const colors = source.made
        ? { highlighter: await highlighter(), changed: () => undefined }
        : rememberColors(await highlighter(), source.colors);
      const parse = (value: string) => {
        const facts = { ...emptyFacts(path, file), frontMatter, diagnostics: [...problems] };
        const shared = emptyShared(frontMatter);
        const data = {
          facts,
          source: text,
          shared,
          labels,
          highlighter: colors.highlighter,
          translationOf,
        };
        return compileFile(new VFile({ cwd: options.root, path: file, value, data }), run);
      };
      try {
        const text = withFrontMatter(body, frontMatter, file);
        const { page, aliases } = await parse(text);
        if (!page.content) return page;
        const features = await loaded();
        const { facts, added, markdown, sections } = await addContent(features, {
          ...{
            source,
            facts: page.facts,
            aliases,
            highlighter: colors.highlighter,
            code: page.code,
          },
          site: { root, base, lang, labels },
        });
        return {
          ...page,
          colors: colors.changed(),
          facts: await checkPage(features, facts, { source, root }),
          ...(added.length > 0 && {
            ...{ added, addedMarkdown: markdown, addedSections: sections },
            ...{ plain: undefined, ownPlain: page.plain },
          }),
          ...(features.styles.length > 0 && { styles: features.styles }),
        };
      } catch (error) {
        problems.push(...(await syntaxErrors(error, { file, body, parse })));
        const facts = { ...emptyFacts(path, file), frontMatter, diagnostics: problems };
        return { facts, code: [], hasAudiences: false, content: undefined };
      }
    },
  };
}

/** Compiles the text of a page. Its aliases without a heading may be ids of content that features add. */
async function compileFile(file: VFile, run: Run) {
  const content = await run(file);
  const facts = factsOf(file);
  // A partial may occur several times.
  facts.diagnostics = unique(facts.diagnostics);
  const { tree, partials, shared } = file.data;
  const { code, hasAudiences } = shared!;
  const plain = tree && !partials && isPlain(tree) ? tree : undefined;
  const page: CompiledPage = { facts, code, hasAudiences, content, plain };
  return { page, aliases: shared!.aliases };
}

/** Each diagnostic once. */
function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}
