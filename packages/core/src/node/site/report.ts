import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { readIfThere } from '../files/read-if-there.ts';

type Style = Parameters<typeof styleText>[0];

/** Colors text if the output is a terminal. */
function paint(style: Style, text: string, color: boolean): string {
  return color ? styleText(style, text) : text;
}

/** The number of lines shown before and after the line of a mistake. */
const frameLines = 2;
/** The maximum length of a line, in characters; a longer one is cut around the mistake. */
const maxLineLength = 160;
/**
 * The maximum number of mistakes with the same cause that are shown in full: of one rule in one
 * file, or about one target.
 */
const maxOfOneCause = 5;

/**
 * The lines around a mistake, with its line marked.
 *
 * @param text The text, or its lines.
 */
export function codeFrame(text: string | string[], line: number, column = 1): string {
  const lines = typeof text === 'string' ? text.split(/\r?\n/) : text;
  const first = Math.max(1, line - frameLines);
  const last = Math.min(lines.length, line + frameLines);
  const width = String(last).length;
  const from = Math.max(0, column - maxLineLength / 2);
  const cut = from > 0 ? '…' : '';
  const shown = (written: string) => {
    // Control characters of a binary file would reach the terminal.
    const whole = written.replace(/(?!\t)\p{Cc}/gu, '�');
    const rest = whole.slice(from, from + maxLineLength);
    return `${rest && cut}${rest}${whole.length > from + maxLineLength ? '…' : ''}`;
  };
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const mark = number === line ? '>' : ' ';
    rows.push(`${mark} ${String(number).padStart(width)} | ${shown(lines[number - 1] ?? '')}`);
    if (number === line)
      rows.push(`  ${' '.repeat(width)} | ${' '.repeat(cut.length + column - 1 - from)}^`);
  }
  return rows.join('\n');
}

/** The lines of a file; undefined if it cannot be read. */
const linesOf = (file: string) => readIfThere(file)?.toString().split(/\r?\n/);

/** Reads the lines of a file once while it is asked for: a description of an API has hundreds of thousands. */
function readerOfLines(): typeof linesOf {
  let last: { file: string; lines: string[] | undefined } | undefined;
  return (file) => (last = last?.file === file ? last : { file, lines: linesOf(file) }).lines;
}

/** A diagnostic for an author: message, place, the surrounding lines, hint. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  root: string,
  color = false,
  read = linesOf,
): string {
  const { severity, message, hint, file, line, column, rule } = diagnostic;
  const place = file && [file, line, line && column].filter(Boolean).join(':');
  const title = paint(severity === 'error' ? 'red' : 'yellow', `${severity}:`, color);
  const source = file && line ? read(join(root, file)) : undefined;
  return [
    `${title} ${message} ${paint('dim', `[${rule}]`, color)}`,
    place && `  ${paint('cyan', place, color)}`,
    source !== undefined && line && indent(codeFrame(source, line, column)),
    hint && `  ${hint}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** Sorts diagnostics by file and line, and drops duplicates. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const key = ({ file = '', line = 0, column = 0, message }: Diagnostic) =>
    `${file}\0${String(line).padStart(8, '0')}\0${String(column).padStart(6, '0')}\0${message}`;
  const unique = new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, diagnostic]) => diagnostic);
}

/**
 * Selects the diagnostics to show in full. The last one of each cause has the number of omitted
 * ones.
 */
function groupByCause(sorted: Diagnostic[]): Map<Diagnostic, number> {
  const shown = new Map<Diagnostic, number>();
  const causes = new Map<string, Diagnostic[]>();
  for (const diagnostic of sorted) {
    const { rule, file, target } = diagnostic;
    const keys = [`${rule} in ${file}`, ...(target === undefined ? [] : [`${rule} of ${target}`])];
    const full = keys.map((key) => causes.get(key)).find((of) => of?.length === maxOfOneCause);
    if (full) {
      const last = full.at(-1)!;
      shown.set(last, shown.get(last)! + 1);
      continue;
    }
    shown.set(diagnostic, 0);
    for (const key of keys) causes.set(key, [...(causes.get(key) ?? []), diagnostic]);
  }
  return shown;
}

/** The options of a report. */
export interface ReportOptions {
  /** Default false. */
  color?: boolean | undefined;
  /** Whether all mistakes of one cause are shown in full. Default false: the first five. */
  all?: boolean | undefined;
}

/** All diagnostics as one text, with a count at the end. */
export function formatDiagnostics(
  diagnostics: Diagnostic[],
  root: string,
  { color = false, all = false }: ReportOptions = {},
): string {
  const sorted = sortDiagnostics(diagnostics);
  const shown = all ? new Map(sorted.map((each) => [each, 0])) : groupByCause(sorted);
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  const warnings = sorted.length - errors;
  const count = [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
  const read = readerOfLines();
  const texts = [...shown].map(([diagnostic, more]) =>
    [
      formatDiagnostic(diagnostic, root, color, read),
      more > 0 && `  … and ${more} more of this cause; --all prints them`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [...texts, count].join('\n\n');
}

/** A count with its noun: `1 page`, `2 pages`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Shows the progress of long work: one changing line in a terminal, otherwise a line now and then. */
export interface Progress {
  update(done: number, total: number, detail: string): void;
  done(): void;
}

/** The interval between updates of the terminal's line, and between lines of a log, in ms. */
const intervalMs = { terminal: 80, log: 60_000 };

/** The part of `NodeJS.WriteStream` that progress needs. */
interface ProgressStream {
  isTTY: boolean;
  write(text: string): boolean;
}

/** Shows progress on a stream. */
export function createProgress(stream: ProgressStream): Progress {
  let shownAt = stream.isTTY ? 0 : performance.now();
  return {
    update(done, total, detail) {
      const now = performance.now();
      const isLast = done === total && stream.isTTY;
      if (now - shownAt < intervalMs[stream.isTTY ? 'terminal' : 'log'] && !isLast) return;
      shownAt = now;
      const text = `${done}/${total} pages, ${detail}`;
      stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`);
    },
    done() {
      if (stream.isTTY && shownAt > 0) stream.write('\r\u001b[2K');
    },
  };
}
