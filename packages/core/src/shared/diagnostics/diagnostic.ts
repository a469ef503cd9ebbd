import { errorOf } from './error-of.ts';
import { isFixedRule, type OwnRuleName, type RuleName } from './rules.ts';

/** A mistake of an author, with its place. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** The rule that the mistake breaks. */
  rule: RuleName | OwnRuleName;
  /** Whether the rule is one of an extension that `checks` cannot change. */
  isFixed?: true | undefined;
  /** The problem first. "Unexpected X, expected Y" for syntax and for values with a fixed expectation. */
  message: string;
  /** How to fix it. */
  hint?: string | undefined;
  /** The subject, such as an address or a name; allow lists match it. */
  target?: string | undefined;
  /** Relative to the site's root. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** From 1. */
  column?: number | undefined;
  /** The stack of an error that a component threw, until its place is found; see `component-places.ts`. */
  stack?: string | undefined;
}

/** An error with all diagnostics of a step, so that they are reported together. */
export class DiagnosticError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = diagnostics;
  }
}

/** An error with one diagnostic, which stops a build. */
export function errorWith(problem: Omit<Diagnostic, 'severity'>): DiagnosticError {
  return new DiagnosticError([{ severity: 'error', ...problem }]);
}

/** Whether any of the diagnostics stops a build. */
export function hasErrors(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Whether a page has an error of a fixed rule, and thus cannot be rendered. */
export function isUnusable(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some((each) => each.severity === 'error' && isFixed(each));
}

/** Whether a mistake is always an error. */
export function isFixed({ rule, isFixed: isOwn }: Diagnostic): boolean {
  return isOwn ?? isFixedRule(rule);
}

/** The diagnostics of any thrown value. */
export function diagnosticsOf(thrown: unknown, file?: string): Diagnostic[] {
  const error = errorOf(thrown);
  // Not `instanceof`: the server bundle contains its own copy of the class.
  if ('diagnostics' in error) return error.diagnostics as Diagnostic[];
  const { code, path, syscall } = error as { code?: string; path?: string; syscall?: string };
  if (code && syscall) {
    return [
      {
        severity: 'error',
        rule: 'file-system',
        // The system's error for an open file lacks its path.
        message: `${code}: cannot ${syscall}${path ? ` ${path}` : ''}`,
        hint: 'Check the folder’s rights and the free space',
        ...(file !== undefined && { file }),
      },
    ];
  }
  const message = error.stack || error.message;
  return [{ severity: 'error', rule: 'internal', message, file }];
}
