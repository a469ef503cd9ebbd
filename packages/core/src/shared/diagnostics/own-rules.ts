import * as v from 'valibot';
import type { Diagnostic } from './diagnostic.ts';
import { type OwnRuleName, type RuleName, rules } from './rules.ts';

/** The `rules` of an extension. */
export const ownRulesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/, 'Expected a name such as seat-number')),
  v.strictObject({
    /** The severity of the rule's mistakes, unless `checks` of the site sets another. */
    severity: v.picklist(['error', 'warn'], 'Expected error or warn'),
    /** The mistakes that the rule reports, for `docs check --rules`. */
    finds: v.pipe(v.string(), v.nonEmpty('Expected a text that is not empty')),
    /** Set if a page with the mistake cannot be built: `checks` cannot change the severity. */
    isFixed: v.optional(v.literal(true, 'Expected true, or no key')),
  }),
);

/** The rules of extensions, by name. */
export type OwnRules = v.InferOutput<typeof ownRulesSchema>;

/** The rules of all extensions of a configuration that may be invalid. */
export function writtenRules(config: object): OwnRules {
  const { extensions } = config as { extensions?: unknown };
  const own: OwnRules = {};
  for (const extension of Array.isArray(extensions) ? extensions : []) {
    const { rules: written } = Object(extension) as { rules?: unknown };
    const read = v.safeParse(ownRulesSchema, written);
    if (read.success) Object.assign(own, read.output);
  }
  return own;
}

/** A mistake that an extension reports: by a rule of its own, or by one of the engine's. */
interface Reported {
  rule: string;
  message: string;
  hint?: string | undefined;
}

type Ruled<Problem> = Omit<Problem, keyof Reported> &
  Pick<Diagnostic, 'severity' | 'rule' | 'isFixed' | 'message' | 'hint'>;

/** Gives a mistake that an extension reports the default severity of its rule. */
export function ruled<Problem extends Reported>(problem: Problem, own: OwnRules): Ruled<Problem> {
  const { rule } = problem;
  if (isOwnRule(rule, own)) {
    const { severity, isFixed } = own[rule]!;
    const written = severity === 'warn' ? 'warning' : severity;
    return { ...problem, rule, severity: written, ...(isFixed && { isFixed }) };
  }
  if (isRule(rule)) return { ...problem, rule, severity: rules[rule].severity };
  return {
    ...problem,
    severity: 'error',
    rule: 'extension',
    message: `An extension reports a mistake by the rule "${rule}", which it does not have: ${problem.message}`,
    hint: `Add "${rule}" to "rules" of the extension`,
  };
}

/**
 * The name of a rule of an extension, for problems that a feature throws.
 *
 * @throws Error if it is the name of a rule of the engine.
 */
export function ownRule(name: string): OwnRuleName {
  if (isOwnRule(name, { [name]: {} }) && !isRule(name)) return name;
  throw new Error(`The rule "${name}" is one of the engine: an extension does not own it`);
}

function isOwnRule(name: string, own: object): name is OwnRuleName {
  return Object.hasOwn(own, name);
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}
