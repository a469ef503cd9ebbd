import { isFixedRule, type RuleName } from './rules.ts';

/** A mistake in what an author wrote, with its place. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Names the check that found it. */
  rule: RuleName;
  /** "Unexpected X, expected Y". */
  message: string;
  /** What to do about it. */
  hint?: string | undefined;
  /** What it is about, such as an address or a name: what allow lists are held against. */
  target?: string | undefined;
  /** Relative to the site's root. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** From 1. */
  column?: number | undefined;
}

/** Carries everything that was found wrong, so that it is reported at once. */
export class DiagnosticError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = diagnostics;
  }
}

/** Whether any of the diagnostics stops a build. */
export function hasErrors(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Whether a page has an error that leaves nothing of it to render: one of a fixed rule. */
export function isUnusable(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ severity, rule }) => severity === 'error' && isFixedRule(rule));
}

/** The diagnostics an unknown thrown value stands for. */
export function diagnosticsOf(error: unknown, file?: string): Diagnostic[] {
  // Not `instanceof`: the server bundle brings its own copy of the class.
  if (error instanceof Error && 'diagnostics' in error) return error.diagnostics as Diagnostic[];
  const { code, path, syscall } = error as { code?: string; path?: string; syscall?: string };
  if (code && syscall) {
    return [
      {
        severity: 'error',
        rule: 'file-system',
        // An open file that cannot be written is told without its path.
        message: `Unexpected ${code}${path ? ` at ${path}` : ''}, expected to be able to ${syscall}${path ? ' there' : ''}`,
        hint: 'Check the folder’s rights and the free space',
      },
    ];
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [{ severity: 'error', rule: 'internal', message, file }];
}
