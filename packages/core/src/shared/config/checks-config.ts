import * as v from 'valibot';
import type { OwnRules } from '../diagnostics/own-rules.ts';
import { type ConfigurableRule, isFixedRule, type RuleName, rules } from '../diagnostics/rules.ts';

const severity = v.picklist(['error', 'warn', 'off'], 'Expected error, warn or off');

const setting = v.pipe(
  v.union(
    [
      severity,
      v.strictObject({
        /** The severity of the rule's mistakes. Default: the severity of the rule. */
        severity: v.optional(severity),
        /**
         * Mistakes to ignore: patterns of their file or of their target, such as an address. `*`
         * stands for any characters: `pages/old/*`, `/legacy/*`.
         */
        allow: v.optional(
          v.array(v.pipe(v.string(), v.nonEmpty('Expected a pattern that is not empty'))),
        ),
      }),
    ],
    'Expected error, warn, off, or an object with severity and allow',
  ),
  v.transform((written) =>
    typeof written === 'string'
      ? { severity: written, allow: [] }
      : { severity: written.severity, allow: written.allow ?? [] },
  ),
);

/** The setting of a rule. */
export type CheckSetting = v.InferOutput<typeof setting>;

/** The settings of `checks`, by rule. */
export type ChecksConfig = Record<string, CheckSetting | undefined>;

/** The settings of `checks` as an author writes them: by rule of the engine or of an extension. */
export type WrittenChecks = {
  [Name in ConfigurableRule | (string & {})]?: v.InferInput<typeof setting> | undefined;
};

const fixed = v.custom<never>(
  () => false,
  'Expected no setting of this rule: what breaks it cannot be built',
);

const names = Object.keys(rules) as RuleName[];

/**
 * `checks` of the configuration: every rule with a configurable severity.
 *
 * @param own The rules of the site's extensions. Default: none.
 */
export function checksSchemaOf(own: OwnRules = {}): v.GenericSchema<WrittenChecks, ChecksConfig> {
  const engine = names.map((name) => [name, isFixedRule(name)] as const);
  const others = Object.entries(own).map(([name, { isFixed = false }]) => [name, isFixed] as const);
  return v.strictObject(
    Object.fromEntries(
      [...engine, ...others].map(([name, isFixed]) => [
        name,
        v.optional(isFixed ? fixed : setting),
      ]),
    ),
  );
}
