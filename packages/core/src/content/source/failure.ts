import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { LateAnswer } from './late-answer.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** The mistakes of an extension that throws; `what` is what it was called for. */
export function failure(
  error: unknown,
  by: string,
  file: string,
  what = 'the content after the page',
): Diagnostic[] {
  if (error instanceof LateAnswer) return [];
  if (error instanceof DiagnosticError)
    return error.diagnostics.map((it) => ({ ...it, file: it.file ?? file }));
  const cause = errorOf(error).message;
  const message = `The extension "${by}" failed at ${what}: ${cause}`;
  return [{ severity: 'error', rule: 'extension', message, target: by, file }];
}
