import type { VFile } from 'vfile';
import { factsOf } from '../source/page-file.ts';
import type { Fence } from './fence.ts';

/** What a fence's info string says to the compiler only. */
const compilerOnly = /\s+twoslash(?=\s|$)/;

/**
 * Notes that the Markdown twin of a page shows a sample as the page does: with its includes put in,
 * and without what is said to the compiler.
 */
export function rewriteInTwin({ node }: Fence, code: string, file: VFile): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  const opening = String(file.value).split('\n', start.line)[start.line - 1]!;
  // What stands before the fence is a quote's or a list's; a list's mark stands only once.
  const margin = opening.slice(0, start.column - 1).replace(/[^\s>]/g, ' ');
  const [, marks = '```', info = ''] = /^([`~]*)(.*)$/.exec(opening.slice(start.column - 1))!;
  const lines = [
    marks + info.replace(compilerOnly, ''),
    ...code.split('\n').map((line) => (margin + line).trimEnd()),
    margin + marks,
  ];
  const edits = (factsOf(file).markdownEdits ??= []);
  edits.push({
    from: { line: start.line, column: start.column },
    to: { line: end.line, column: end.column },
    text: lines.join('\n'),
  });
}
