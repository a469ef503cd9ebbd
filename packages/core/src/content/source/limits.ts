import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';

/** A limit for content that the parser handles in more than linear time. */
interface Limit {
  /** The amount that a line adds, or the amount of the line itself if `isOfLine` is set. */
  count(line: string): number;
  most: number;
  what: string;
  hint: string;
  isOfLine?: true;
}

const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;

const limits: Limit[] = [
  {
    count: (line) => marks.exec(line)?.[0].match(/[>*+-]|\d+/g)?.length ?? 0,
    most: 100,
    what: 'marks of lists and quotes within each other',
    hint: 'Nest them less deeply, or put the line into a fence',
    isOfLine: true,
  },
  {
    count: (line) => /^[ \t]*(?=(?:[-*+>]|\d{1,9}[.)])[ \t])/.exec(line)?.[0].length ?? 0,
    most: 200,
    what: 'columns before the mark of a list',
    hint: 'Nest the list less deeply, or put the line into a fence',
    isOfLine: true,
  },
  {
    count: (line) => (/^[ \t>]*:{2,}[ \t]*[a-z]/i.test(line) ? 1 : 0),
    most: 500,
    what: 'directives',
    hint: 'Split the page',
  },
  {
    count: (line) => (line.includes('|') ? 1 : 0),
    most: 10_000,
    what: 'rows of tables',
    hint: 'Split the page, or publish the table as a file of the public folder',
  },
];

/** The exceeded limits of a text, each with the line that exceeds it. */
export function exceededLimits(text: string, file: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const lines = linesOutsideFences(text);
  for (const { count, most, what, hint, isOfLine } of limits) {
    let sum = 0;
    const index = lines.findIndex((line) => (sum = (isOfLine ? 0 : sum) + count(line)) > most);
    if (index === -1) continue;
    const message = `More than ${most} ${what}`;
    const place = { file, line: index + 1, column: 1 };
    found.push({ severity: 'error', rule: 'limit', message, hint, ...place });
  }
  return found;
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
