import type { ChecksConfig, CheckSetting } from '../../shared/config/checks-config.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { isFixedRule, type RuleName } from '../../shared/diagnostics/rules.ts';

/**
 * Applies the configured severities to diagnostics, and drops the ones that are off or allowed.
 * They are applied when diagnostics are collected, not when they are created: cached diagnostics do
 * not depend on the configuration.
 */
export function applySettings(diagnostics: Diagnostic[], checks: ChecksConfig): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (isFixedRule(diagnostic.rule)) return [diagnostic];
    const settings: { [Name in RuleName]?: CheckSetting | undefined } = checks;
    const { severity, allow = [] } = settings[diagnostic.rule] ?? {};
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
