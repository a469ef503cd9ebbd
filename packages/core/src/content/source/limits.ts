import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { type LimitName, limitProblem, limits } from '../../shared/diagnostics/limits.ts';

/** How to count what a limit of the source limits. */
interface Count {
  of: LimitName;
  /** The amount that a line adds. */
  in(line: string): number;
  /** Whether the sum begins anew with a line. Default: never. */
  isNew?: (line: string) => boolean;
}

const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const always = () => true;
/** A line that no paragraph goes on with, or a row of a table, whose cells are parsed each by itself. */
const endsParagraph = (line: string) => /^[ \t>]*(?:$|[#>*+-][ \t]|\d+[.)][ \t])|\|/.test(line);

/** What the parser handles in more than linear time. */
const counts: Count[] = [
  { of: 'marks', in: (line) => count(marks.exec(line)?.[0], /[>*+-]|\d+/g), isNew: always },
  {
    of: 'columns',
    in: (line) => /^[ \t]*(?=(?:[-*+>]|\d{1,9}[.)])[ \t])/.exec(line)?.[0].length ?? 0,
    isNew: always,
  },
  {
    of: 'emphasis',
    // Inside a word, an underscore is no mark.
    in: (line) => count(line, /\*+|(?<![\p{L}\d_])_+|_+(?![\p{L}\d_])/gu),
    isNew: endsParagraph,
  },
  {
    of: 'backticks',
    in: (line) => Math.max(0, ...(line.match(/`{101,}/g) ?? []).map(({ length }) => length)),
    isNew: always,
  },
  { of: 'directives', in: (line) => (/^[ \t>]*:{2,}[ \t]*[a-z]/i.test(line) ? 1 : 0) },
  { of: 'definitions', in: (line) => (/^[ \t>]*\[[^\]]+\]:/.test(line) ? 1 : 0) },
  { of: 'rows', in: (line) => (line.includes('|') ? 1 : 0) },
];

/** The exceeded limits of a text, each with the line that exceeds it. */
export function exceededLimits(text: string, file: string): Diagnostic[] {
  const lines = linesOutsideFences(text);
  return counts.flatMap(({ of, in: amount, isNew }) => {
    let sum = 0;
    const index = lines.findIndex(
      (line) => (sum = (isNew?.(line) ? 0 : sum) + amount(line)) > limits[of].most,
    );
    return index === -1 ? [] : [limitProblem(of, { file, line: index + 1, column: 1 })];
  });
}

function count(text: string | undefined, marks: RegExp): number {
  return text?.match(marks)?.length ?? 0;
}

/**
 * The lines of a text; lines in fences are empty. The limits protect the parser, so fences are found
 * without it.
 */
function linesOutsideFences(text: string): string[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    const mark = /^[ \t>]*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = mark;
      return mark === undefined ? line : '';
    }
    if (mark?.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = undefined;
    return '';
  });
}
