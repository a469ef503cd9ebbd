import { fillLabel, fillPlural } from 'stilldocs/feature';
import type { JsonObject } from './json.ts';
import type { AllLabels } from '../own-label.ts';
import type { TypeContext } from './describe-type.ts';

/** The labels and the language of notes. */
type Words = Pick<TypeContext, 'labels' | 'lang' | 'direction'>;

type Note = string | undefined;

/** The note of each keyword of a schema. */
const notes: Record<string, (value: unknown, words: Words, schema: JsonObject) => Note> = {
  contentMediaType: (value) => String(value),
  pattern: (value, { labels }) => fillLabel(labels.apiMatches, { pattern: String(value) }),
  minLength: (value, words) => count(words, 'apiMinLength', value),
  maxLength: (value, words) => count(words, 'apiMaxLength', value),
  minimum: (value, words, { exclusiveMinimum }) =>
    limit(words, exclusiveMinimum === true ? 'apiMoreThan' : 'apiAtLeast', value),
  maximum: (value, words, { exclusiveMaximum }) =>
    limit(words, exclusiveMaximum === true ? 'apiLessThan' : 'apiAtMost', value),
  exclusiveMinimum: (value, words) =>
    typeof value === 'number' ? limit(words, 'apiMoreThan', value) : undefined,
  exclusiveMaximum: (value, words) =>
    typeof value === 'number' ? limit(words, 'apiLessThan', value) : undefined,
  multipleOf: (value, words) => limit(words, 'apiMultipleOf', value),
  minItems: (value, words) => count(words, 'apiMinItems', value),
  maxItems: (value, words) => count(words, 'apiMaxItems', value),
  minProperties: (value, words) => count(words, 'apiMinKeys', value),
  maxProperties: (value, words) => count(words, 'apiMaxKeys', value),
  uniqueItems: (value, { labels }) => (value === true ? labels.apiUniqueItems : undefined),
  // Where one side sends, fields of the other are left out.
  readOnly: (value, { labels, direction }) =>
    value === true && !direction ? labels.apiReadOnly : undefined,
  writeOnly: (value, { labels, direction }) =>
    value === true && !direction ? labels.apiWriteOnly : undefined,
  default: (value, words) => limit(words, 'apiDefault', short(value)),
};

const keywords = Object.keys(notes);

/** The constraints of a schema besides its type, as short notes. */
export function notesOf(schema: JsonObject, words: Words): string[] {
  return keywords
    .filter((key) => schema[key] !== undefined)
    .flatMap((key) => notes[key]!(schema[key], words, schema) ?? []);
}

function limit({ labels }: Words, name: keyof AllLabels, value: unknown): string {
  return fillLabel(labels[name], { value: String(value) });
}

function count({ labels, lang }: Words, name: keyof AllLabels, value: unknown): string {
  return fillPlural(labels[name], Number(value), lang);
}

/** The maximum length of a value, in characters; longer ones are cut. */
const maxValueLength = 80;

function short(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return json.length > maxValueLength ? `${json.slice(0, maxValueLength)}…` : json;
}
