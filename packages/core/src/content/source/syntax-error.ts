import type { VFileMessage } from 'vfile-message';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { isOverflow, limitProblem } from '../../shared/diagnostics/limits.ts';
import { withSyntaxHint } from './syntax-hints.ts';

interface Broken {
  file: string;
  body: string;
  /** Throws for a text with the mistake. */
  parse: (body: string) => Promise<unknown>;
}

interface Place {
  line: number;
  column?: number | undefined;
}

/** The diagnostics of a page that cannot be parsed, or of a plugin that throws. */
export async function syntaxErrors(error: unknown, broken: Broken): Promise<Diagnostic[]> {
  if (error instanceof DiagnosticError)
    return error.diagnostics.map((each) => ({ file: broken.file, ...each }));
  const { file } = broken;
  const message = error as Partial<VFileMessage>;
  const reason = reasonOf(error);
  const { line, column } = placeOf(message, reason) ?? (await search(reason, broken));
  if (isOverflow(error)) return [limitProblem('depth', { file, line, column })];
  return [{ severity: 'error', rule: 'syntax', ...withSyntaxHint(reason), file, line, column }];
}

function reasonOf(error: unknown): string {
  const { reason } = error as Partial<VFileMessage>;
  return reason ?? (error instanceof Error ? error.message : String(error));
}

/** The place at which a parser stopped; some parsers report it, or the tag that is open, only in the message. */
function placeOf(message: Partial<VFileMessage>, reason: string): Place | undefined {
  const written = /\((\d+):(\d+)/.exec(reason);
  const isOfTag = reason.startsWith('Expected a closing tag');
  if (message.line && !(written && isOfTag)) return { line: message.line, column: message.column };
  return written ? { line: Number(written[1]), column: Number(written[2]) } : undefined;
}

/** Finds the first line with the error by bisection, for parsers without places. */
async function search(reason: string, { body, parse }: Broken): Promise<Place> {
  const lines = body.split('\n');
  let right = 0;
  let wrong = lines.length;
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    const isWrong = await parse(lines.slice(0, middle).join('\n')).then(
      () => false,
      (error: unknown) => reasonOf(error) === reason,
    );
    if (isWrong) wrong = middle;
    else right = middle;
  }
  return { line: wrong, column: 1 };
}
