import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { factsOf, placeOf, report } from '../source/page-file.ts';
import { fenceMeta, type FenceMeta } from './fence-meta.ts';
import { readIncludes, type IncludeOptions } from './includes.ts';

/** A code block of a page, parsed but not highlighted. */
export interface Fence extends FenceMeta {
  node: Element;
  /** The code with its includes. */
  code: string;
  /** The line in the source file of each line of the code, from 1. */
  sourceLines: number[];
  /** The file that it includes first, absolute. */
  included?: string | undefined;
}

/** Parses a code block: its info string and its includes. Reports mistakes. */
export function readFence(
  node: Element,
  info: string,
  code: string,
  file: VFile,
  { words, ...options }: IncludeOptions & { words: Record<string, RegExp> },
): Fence {
  const meta = fenceMeta(info, words);
  for (const { word, hint } of meta.unknown) {
    report(file, node, {
      rule: 'unknown-fence-word',
      target: word,
      message: `Unexpected ${JSON.stringify(word)} after the language of a fence, expected a known word`,
      hint,
    });
  }
  // The first line of code is below the line that opens the fence; a snippet is one line.
  const isLine = node.position !== undefined && node.position.start.line === node.position.end.line;
  const first = placeOf(node).line + (isLine ? 0 : 1);
  const included = readIncludes(code, options);
  for (const { line, ...problem } of included.problems) {
    reportAt(file, first + line, { rule: 'include', ...problem });
  }
  const { reads } = factsOf(file);
  for (const [read, version] of Object.entries(included.reads)) reads[read] ??= version;
  return {
    ...meta,
    node,
    code: included.code,
    included: Object.keys(included.reads)[0],
    sourceLines: included.origin.map((line) => first + line),
  };
}

/** Reports a mistake in a line of the page's file. */
export function reportAt(file: VFile, line: number, problem: Parameters<typeof report>[2]): void {
  report(file, { position: { start: { line, column: 1 } } }, problem);
}

const drawing = 'Draw it as ```mermaid, an SVG or an image; to show its source, write ```text';
/** Fences with a special meaning in other engines, and their equivalents here. */
const foreign: Record<string, string> = {
  plantuml: drawing,
  d2: drawing,
  math: 'Set markdown: { math: true } in docs.config.ts; to show its source, write ```latex',
};

/** The language for highlighting. An unknown language is reported and highlighted as plain text. */
export function knownLanguage(
  { language, node }: Fence,
  { knows, languages }: { knows(language: string): boolean; languages: string[] },
  file: VFile,
): string {
  const instead = Object.hasOwn(foreign, language) ? foreign[language] : undefined;
  if (instead !== undefined) {
    report(file, node, {
      rule: 'foreign-syntax',
      target: language,
      message: `The fence "${language}" has no meaning here: it is shown as code`,
      hint: instead,
    });
    return knows(language) ? language : '';
  }
  if (knows(language)) return language;
  const guess = nearest(language, languages);
  report(file, node, {
    rule: 'unknown-language',
    target: language,
    message: `The language "${language}" cannot be highlighted`,
    hint: guess && `Did you mean "${guess}"?`,
  });
  return '';
}
