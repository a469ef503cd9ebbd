import { basename } from 'node:path';
import * as v from 'valibot';
import { vocsParts } from '../../bundler/vocs-module.ts';
import { configSchema } from '../../../shared/config/config.ts';
import type { ChecksConfig } from '../../../shared/config/checks-config.ts';
import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts';
import { isFixedRule, type RuleName, rules } from '../../../shared/diagnostics/rules.ts';
import { describeIssue } from '../../../shared/diagnostics/schema-issues.ts';
import type { VocsNote } from '../../../shared/vocs/convert-config.ts';
import { without } from '../without.ts';

/**
 * The checks of a site on Vocs, which itself reports none of these mistakes: every rule that can warn
 * warns. The site's `checks` take precedence.
 */
export const lenientChecks: ChecksConfig = Object.fromEntries(
  (Object.keys(rules) as RuleName[])
    .filter((name) => !isFixedRule(name) && rules[name].severity === 'error')
    .map((name) => [name, { severity: 'warn' as const, allow: [] }]),
);

/** The maximum number of dropped values; a configuration with more is of another kind. */
const maxDropped = 100;

/** Drops the values of a converted configuration that the schema rejects, with a note for each. */
export function dropInvalid(written: object, file: string): { config: object; notes: VocsNote[] } {
  const notes: VocsNote[] = [];
  let config: unknown = written;
  while (notes.length < maxDropped) {
    const [issue] = v.safeParse(configSchema, config).issues ?? [];
    if (!issue) break;
    const { path, message } = describeIssue(issue, configSchema, file);
    // Lists of prefixes have one more key in the schema than in the file.
    if (path.length === 0 || path[0] === 'title') break;
    const shorter = without(config, path);
    const isSame = JSON.stringify(shorter) === JSON.stringify(config);
    config = isSame ? without(config, path.slice(0, 1)) : shorter;
    notes.push({ option: path.map(String).join('.'), text: `is left out: ${message}` });
  }
  return { config: config as object, notes };
}

/** The notes on the files around each page: their effects and handlers do not run. */
export function partNotes(site: Parameters<typeof vocsParts>[0]): VocsNote[] {
  return vocsParts(site).map((option) => ({
    option,
    text: 'is rendered at build: its effects and event handlers do not run in the browser',
  }));
}

/**
 * All notes on a site on Vocs as one warning.
 *
 * @param main The config file.
 */
export function vocsNotes(notes: VocsNote[], main: string): Diagnostic[] {
  if (notes.length === 0) return [];
  const file = basename(main);
  const lines = notes.map(({ option, text }) => `\n    ${option} ${text}`);
  return [
    {
      severity: 'warning',
      rule: 'vocs',
      message: `Parts of a site on Vocs have no effect, or another one:${lines.join('')}`,
      hint: "Delete them, or write checks: { vocs: 'off' } to read this no more",
      file,
    },
  ];
}
