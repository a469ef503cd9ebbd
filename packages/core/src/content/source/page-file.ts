import GithubSlugger from 'github-slugger';
import type { RootContent } from 'hast';
import type { VFile } from 'vfile';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts, TranslatedPage } from '../../shared/page/page.ts';
import { type RuleName, rules } from '../../shared/diagnostics/rules.ts';
import type { FrontMatter } from '../../shared/config/front-matter.ts';
import * as frameIds from '../../shared/document/chrome-ids.ts';
import type { CompiledContent } from '../../shared/page/renderer.ts';
import type { PartialPlace } from './partial.ts';
import type { CodeBlock } from './code-block.ts';
import type { Highlighter } from './highlighter.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** A place in a source file, as the `position` of unified trees. */
interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

type PartialPlaces = Map<RootContent, PartialPlace[]>;

/** The state that a page shares with its partials. */
interface Shared {
  ids: GithubSlugger;
  /** The aliases of the front matter that have no heading yet. */
  aliases: Map<string, string>;
  /** The code blocks, in the order of their places. */
  code: CodeBlock[];
  /** Whether any content is for one audience only. */
  hasAudiences: boolean;
  /** The number of partials so far. */
  partials: number;
  /** The explanations that the page already links to; see `rehypeTerms`. */
  terms: Set<string>;
  /** The number of images that can be enlarged so far; see `rehypeZoom`. */
  zooms: number;
}

/** The initial state of a page. */
export function emptyShared({ aliases = {} }: FrontMatter): Shared {
  const ids = new GithubSlugger();
  for (const id of Object.values(frameIds)) ids.occurrences[id] = 0;
  return {
    ids,
    aliases: new Map(Object.entries(aliases)),
    code: [],
    hasAudiences: false,
    partials: 0,
    terms: new Set(),
    zooms: 0,
  };
}

declare module 'vfile' {
  interface DataMap {
    /** The results of the pipeline for the page. */
    facts: PageFacts;
    /** The source text with its front matter, which is blank in the file's value. */
    source: string;
    /** The source's page of a translation. */
    translationOf: TranslatedPage | undefined;
    /** The headings of a translation with the ids of the source's, by line. */
    translated: ReadonlyMap<number, { id: string; alias?: string | undefined }>;
    /** The page's tree, if it needs no program. */
    tree: import('hast').Root;
    /** The partials of this file, by specifier. */
    partials: NonNullable<CompiledContent['partials']>;
    /** The places of partials, by node. */
    partialPlaces: PartialPlaces;
    /** The files that contain this partial, from the page down. */
    above: string[];
    shared: Shared;
    highlighter: Highlighter;
    labels: Labels;
  }
}

/** The facts of the current page. */
export function factsOf(file: VFile): PageFacts {
  return file.data.facts!;
}

/** The texts that the engine adds to a page. */
export function labelsOf(file: VFile): Labels {
  return file.data.labels!;
}

/** The start of a node in the source, if it has one. */
export function placeOf(node: Positioned): { line: number; column: number } {
  return node.position?.start ?? { line: 1, column: 1 };
}

/** Reports a mistake at a node of the page's tree. */
export function report(
  file: VFile,
  node: Positioned,
  problem: Pick<Diagnostic, 'message' | 'hint' | 'target'> & { rule: RuleName },
): void {
  add(file, node, { severity: rules[problem.rule].severity, ...problem });
}

/** Adds a mistake at a node of the page's tree. */
export function add(
  file: VFile,
  node: Positioned,
  problem: Omit<Diagnostic, 'file' | 'line' | 'column'>,
): void {
  const facts = factsOf(file);
  const { line, column } = placeOf(node);
  facts.diagnostics.push({ ...problem, file: facts.file, line, column });
}
