import { createProcessor } from '@mdx-js/mdx';
import type { Pluggable, PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { CompiledContent } from '../shared/page/renderer.ts';
import { partialCompiler } from './compile-partial.ts';
import { type MarkdownOptions, type SitePlugins } from './markdown-options.ts';
import { rehypeCode } from './code/rehype-code.ts';
import { rehypeAuthors } from './rehype/rehype-authors.ts';
import { rehypeChecks } from './rehype/rehype-checks.ts';
import { rehypeComponents } from './rehype/rehype-components.ts';
import { rehypeContents } from './rehype/rehype-contents.ts';
import { rehypeIcons } from './rehype/rehype-icons.ts';
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
import { remarkElements } from './remark/remark-elements.ts';
import { remarkExpressions } from './remark/remark-expressions.ts';
import { remarkMath } from './remark/remark-math.ts';
import { remarkHeadingIds } from './remark/remark-heading-ids.ts';
import { remarkSpellings } from './remark/remark-spellings.ts';
import { remarkStepTitles } from './remark/remark-step-titles.ts';
import { remarkTitle } from './remark/remark-title.ts';
import { pageSyntax } from './source/page-syntax.ts';
import { frontMatterOf, layouts } from '../shared/config/front-matter.ts';
import type { Features, FeatureSource } from './source/features.ts';
import { fillLabel } from '../shared/config/fill-label.ts';
import { type Labels } from '../shared/config/labels-config.ts';
import { rehypeKeepTree } from './rehype/rehype-keep-tree.ts';

/** The inputs of the compiler besides the page. Every field is part of the cache's key. */
export interface ContentOptions {
  /** The site's root, absolute. Of an earlier version, the folder of its files. */
  root: string;
  /** The folder of the copies of remote content, absolute. Default: none are stored. */
  remoteFolder?: string | undefined;
  /** The folder that the modules of pages are relative to. Default: the root. */
  modules?: string | undefined;
  base: string;
  pagesDir: string;
  /** The site's language, for dates. Default `en`. */
  lang?: string | undefined;
  /** The names of the hosts of samples that run. */
  liveHosts?: string[] | undefined;
  /** The folders of translations, which are other documents. Default: none. */
  languages?: string[] | undefined;
  /** The folder of the translation that the pages are. Default: they are the source. */
  translation?: string | undefined;
  /** The paths that these have in place of the source's, by the source's. Default: none. */
  paths?: Record<string, string> | undefined;
  /** The address of a file in the repository; `:path` is its place from the pages’ folder. Default: none. */
  repository?: string | undefined;
  /** The names of all layouts. Default: the built-in ones. */
  layouts?: string[] | undefined;
  /** The texts that the engine adds to pages. Default: English. */
  labels?: Labels | undefined;
  /** Terms with an explanation, and the addresses of the explanations. */
  terms?: Record<string, string> | undefined;
  /** Whether tags lead to the lists of the pages that have them. Default false. */
  tagPages?: boolean | undefined;
  markdown?: MarkdownOptions | undefined;
  /** The modules of extensions that take part. Default: none. */
  features?: FeatureSource[] | undefined;
}

/** Compiles the text of a page or of a partial, and extends the facts of its file. */
export type Run = (file: VFile) => Promise<CompiledContent>;

/** The pipeline, in order. Each step works on one tree: Markdown, HTML, or JavaScript. */
export function createPipeline(
  format: 'md' | 'mdx',
  options: ContentOptions & { labels: Labels },
  run: Run,
  plugins: SitePlugins,
  features: Features,
) {
  const { pagesDir, markdown = {} } = options;
  const schema = frontMatterOf(options.layouts ?? layouts, features.frontMatter);
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
      ...pageSyntax(hasMath),
      [remarkSpellings, { hasMath }],
      ...(hasMath ? [remarkMath] : []),
      remarkHeadingIds,
      // Before expressions are wrapped: it reads literals.
      remarkTitle,
      ...(format === 'mdx' ? [remarkExpressions] : []),
      ...(format === 'mdx' ? [[remarkElements, { ...options, features }] as Pluggable] : []),
      ...plugins.remark,
      remarkBlocks,
      ...(format === 'mdx' ? [remarkStepTitles] : []),
    ],
    rehypePlugins: [
      ...(format === 'md' ? [rehypeRawHtml] : []),
      ...plugins.rehype,
      [rehypeIcons, options],
      [rehypeLanding, options],
      [rehypePageMeta, options],
      rehypeVideos,
      rehypeAuthors,
      // Before links are resolved: this step adds links.
      [rehypeTerms, options],
      [rehypeLinks, options],
      [rehypePartials, options],
      [rehypeHeadings, partialCompiler(run, isPage, schema)],
      rehypeContents,
      [rehypeFiles, options],
      rehypeGfm,
      rehypeChecks,
      ...(markdown.imageZoom ? [rehypeZoom] : []),
      rehypeComponents,
      ...math,
      [rehypeCode, { ...options, features }],
      [rehypeImports, options],
      rehypeKeepTree,
    ],
  });
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
