import { expect } from 'vitest';
import { type Diagnostic, DiagnosticError } from './diagnostic.ts';

/** The diagnostics of the error with which a promise rejects. */
export async function problemsOfFailure(failing: Promise<unknown>): Promise<Diagnostic[]> {
  const error: unknown = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DiagnosticError);
  return (error as DiagnosticError).diagnostics;
}
