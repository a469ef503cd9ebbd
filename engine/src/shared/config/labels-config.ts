import * as v from 'valibot';
import * as english from './labels.ts';

/** Every text of the interface, by the names of `labels.ts`. */
export type Labels = { [Name in keyof typeof english]: string };

/** The texts in English. */
export const englishLabels: Labels = { ...english };

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The names of the placeholders in a label, with the forms of a plural taken out. */
function placeholders(label: string): string[] {
  const names = [...label.matchAll(/\{(\w+)(?:\}|, plural,)/g)];
  return names.map(([, name]) => name!).filter((name, index, all) => all.indexOf(name) === index);
}

/** The plural in a label, as written. */
const pluralOf = (label: string) => /\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/.exec(label)?.[0];

/** What is wrong with a label that stands in the place of another; undefined where nothing is. */
export function labelProblem(label: string, original: string): string | undefined {
  if (label.trim() === '' && original.trim() !== '') return 'Expected a text';
  const plural = pluralOf(label);
  const rest = plural ? label.replace(plural, '') : label;
  const known = placeholders(original);
  const expected = `Expected ${known.map((name) => `{${name}}`).join(', ') || 'no'} as placeholder`;
  if (placeholders(label).some((name) => !known.includes(name))) return expected;
  if (/[{}]/.test(rest.replaceAll(/\{\w+\}/g, ''))) return 'Expected braces in pairs';
  if (!plural) return undefined;
  const forms = [...plural.matchAll(/(\w+) ?\{[^{}]*\}/g)].map(([, name]) => name!);
  const isPlural = pluralOf(original) !== undefined;
  if (!isPlural) return 'Expected no plural';
  if (!forms.includes('other') || forms.some((name) => !categories.includes(name)))
    return `Expected a plural with the form other, and ${categories.slice(0, -1).join(', ')} as the language needs`;
  return undefined;
}

function labelSchema(original: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? labelProblem(dataset.value, original) : undefined;
        if (message !== undefined) addIssue({ message });
      }),
    ),
    original,
  );
}

type LabelEntries = { [Name in keyof Labels]: ReturnType<typeof labelSchema> };

/** `labels` of the configuration: any of the texts, in place of the English ones. */
export const labelsSchema = v.strictObject(
  Object.fromEntries(
    Object.entries(englishLabels).map(([name, label]) => [name, labelSchema(label)]),
  ) as LabelEntries,
);
