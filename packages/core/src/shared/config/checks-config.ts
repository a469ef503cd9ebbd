import * as v from 'valibot';
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
export type ChecksConfig = { [Name in ConfigurableRule]?: CheckSetting | undefined };

/** The settings of `checks` as an author writes them. */
export type WrittenChecks = {
  [Name in ConfigurableRule]?: v.InferInput<typeof setting> | undefined;
};

const fixed = v.custom<never>(
  () => false,
  'Expected no setting of this rule: what breaks it cannot be built',
);

const names = Object.keys(rules) as RuleName[];

/** `checks` of the configuration: every rule with a configurable severity. */
export const checksSchema: v.GenericSchema<WrittenChecks, ChecksConfig> = v.strictObject(
  Object.fromEntries(
    names.map((name) => [name, v.optional(isFixedRule(name) ? fixed : setting)]),
  ) as Record<ConfigurableRule, v.OptionalSchema<typeof setting, undefined>>,
);
