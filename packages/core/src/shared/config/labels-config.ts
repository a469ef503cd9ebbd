import * as v from 'valibot';
import { pluralPattern } from './fill-plural.ts';
import * as english from './labels.ts';

/** Every text of the interface, by its name in `labels.ts`. */
export type Labels = { [Name in keyof typeof english]: string };

/** The texts in English. */
export const englishLabels: Labels = { ...english };

type Texts = Record<string, string>;

/**
 * The texts that packages add with `ownLabels`, by name. A package names its own, so that `labels` of a
 * configuration knows them: `declare module 'stilldocs' { interface PackageLabels { roomSeats: string } }`.
 */
export interface PackageLabels {}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The placeholders of a label, and the forms of its plural. */
function partsOf(label: string) {
  const [plural = '', counted, written] = pluralPattern.exec(label) ?? [];
  const rest = label.replace(plural, '');
  const names = [...rest.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return {
    names: new Set(counted === undefined ? names : [counted, ...names]),
    forms: written && [...written.matchAll(/(\w+) ?\{/g)].map(([, name]) => name!),
    isClosed: !/[{}]/.test(rest.replaceAll(/\{\w+\}/g, '')),
  };
}

/** The problem of a label that replaces another; undefined if there is none. */
export function labelProblem(label: string, original: string): string | undefined {
  // A separator between other texts may be blank.
  if (label.trim() === '' && /\w/.test(original)) return 'Expected a text';
  const { names, forms, isClosed } = partsOf(label);
  const known = partsOf(original);
  if (!isClosed) return 'Expected braces in pairs';
  if ([...names].some((name) => !known.names.has(name))) {
    const others = [...known.names].map((name) => `{${name}}`).join(', ');
    return `Expected no placeholder${others && ` but ${others}`}`;
  }
  if (!forms) return undefined;
  if (!known.forms) return 'Expected no plural';
  return forms.includes('other') && forms.every((name) => categories.includes(name))
    ? undefined
    : `Expected a plural with the form other, and ${categories.slice(0, -1).join(', ')} as the language needs`;
}

function givenLabel(original: string) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? labelProblem(dataset.value, original) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );
}

const optionalLabel = (original: string) => v.optional(givenLabel(original));
const labelOr = (original: string) => v.optional(givenLabel(original), original);

/** A schema for each label, by its name. */
function labelEntries<Schema>(schemaOf: (original: string) => Schema, own: Texts) {
  const texts = { ...own, ...englishLabels };
  const rows = Object.entries(texts).map(([name, label]) => [name, schemaOf(label)]);
  return Object.fromEntries(rows) as { [Name in keyof Labels]: Schema };
}

/**
 * `labels` of the configuration: any of the texts, instead of the English ones.
 *
 * @param own The texts of extensions, by name.
 */
export const labelsSchema = (own: Texts = {}) => v.strictObject(labelEntries(labelOr, own));

/** `labels` of an extension: any of the texts. */
export const someLabelsSchema = (own: Texts = {}) =>
  v.strictObject(labelEntries(optionalLabel, own));
