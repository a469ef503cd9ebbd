import type { VFile } from 'vfile';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { CodeBlock } from '../code/code-block.ts';
import type { Highlighter } from '../code/highlight.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** A place in a source file; what unified trees carry as `position`. */
interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

declare module 'vfile' {
  interface DataMap {
    /** What the steps of the pipeline learn about the page. */
    facts: PageFacts;
    /** The page's tree, where it needs no program. */
    tree: import('hast').Root;
    /** Whether any of it is for one audience only. */
    hasAudiences: boolean;
    /** Its code blocks, in order. */
    code: CodeBlock[];
    highlighter: Highlighter;
    labels: Labels;
  }
}

/** The facts of the page a pipeline step is working on. */
export function factsOf(file: VFile): PageFacts {
  return file.data.facts!;
}

/** The texts that the engine adds to a page. */
export function labelsOf(file: VFile): Labels {
  return file.data.labels!;
}

/** Where a node begins in the source, if it came from there. */
export function placeOf(node: Positioned): { line: number; column: number } {
  return node.position?.start ?? { line: 1, column: 1 };
}

/** Reports a mistake at a node of the page's tree. */
export function report(
  file: VFile,
  node: Positioned,
  problem: Pick<Diagnostic, 'rule' | 'message' | 'hint' | 'target'>,
): void {
  const facts = factsOf(file);
  const { line, column } = placeOf(node);
  const { severity } = rules[problem.rule];
  facts.diagnostics.push({ severity, ...problem, file: facts.file, line, column });
}
