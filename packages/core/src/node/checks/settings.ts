import type { ChecksConfig } from '../../shared/config/checks-config.ts';
import { type Diagnostic, isFixed } from '../../shared/diagnostics/diagnostic.ts';

/**
 * Applies the configured severities to diagnostics, and drops the ones that are off or allowed.
 * They are applied when diagnostics are collected, not when they are created: cached diagnostics do
 * not depend on the configuration.
 */
export function applySettings(diagnostics: Diagnostic[], checks: ChecksConfig): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (isFixed(diagnostic)) return [diagnostic];
    const { severity, allow = [] } = checks[diagnostic.rule] ?? {};
    if (severity === 'off' || allow.some((pattern) => concerns(diagnostic, pattern))) return [];
    if (severity === undefined) return [diagnostic];
    return [{ ...diagnostic, severity: severity === 'warn' ? ('warning' as const) : severity }];
  });
}

/** Whether a pattern of an allow list matches the diagnostic's file or target. */
function concerns({ file, target }: Diagnostic, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return [file, target].some((text) => text !== undefined && expression.test(text));
}
