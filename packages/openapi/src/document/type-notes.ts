import { fillLabel, fillPlural } from 'stilldocs/feature';
import { type Condition, conditionsOf } from './conditions.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import { typeNames, valuesOf, variantsOf } from './type-names.ts';
import type { AllLabels } from '../own-label.ts';
import type { TypeContext } from './describe-type.ts';

/** What notes are made with, and how many schemas are around. */
type Words = TypeContext & { depth: number };

type Note = string | string[] | undefined;

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
  contains: (value, words, { minContains = 1, maxContains }) => [
    ...(minContains === 0 ? [] : [countOf(words, 'apiContains', minContains, value)]),
    ...(maxContains === undefined ? [] : [countOf(words, 'apiContainsMost', maxContains, value)]),
  ],
  propertyNames: (value, words) => inWords(words, 'apiKeyNames', value),
  unevaluatedProperties: noOthers,
  additionalProperties: noOthers,
  not: (value, words) => inWords(words, 'apiNot', value),
  dependentRequired: (value, words) =>
    Object.entries(objectOf(value)).map(([name, names]) =>
      fillLabel(words.labels.apiWith, { name, schema: needsWords(listOf(names), words) }),
    ),
  dependentSchemas: (value, words) =>
    Object.entries(objectOf(value)).map(([name, schema]) =>
      fillLabel(words.labels.apiWith, { name, schema: schemaWords(schema, words, words.depth) }),
    ),
  default: (value, words) => limit(words, 'apiDefault', short(value)),
};

const keywords = Object.keys(notes);

/** The constraints of a schema besides its type, as short notes. */
export function notesOf(schema: JsonObject, context: TypeContext, depth = 0): string[] {
  const words = { ...context, depth };
  const own = keywords
    .filter((key) => schema[key] !== undefined)
    .flatMap((key) => notes[key]!(schema[key], words, schema) ?? []);
  return [...own, ...conditionsOf(schema).flatMap((each) => conditionNotes(each, words))];
}

function conditionNotes({ when, holds, otherwise }: Condition, words: Words): string[] {
  const inLine = (schema: unknown) => schemaWords(schema, words, words.depth);
  const note = (name: 'apiIf' | 'apiElse', schema: unknown) =>
    fillLabel(words.labels[name], { condition: inLine(when), schema: inLine(schema) });
  return [
    ...(holds === undefined ? [] : [note('apiIf', holds)]),
    ...(otherwise === undefined ? [] : [note('apiElse', otherwise)]),
  ];
}

function noOthers(value: unknown, { labels }: Words): Note {
  return value === false ? labels.apiNoOtherKeys : undefined;
}

/** The note of a keyword whose value is a schema. */
function inWords(words: Words, name: keyof AllLabels, schema: unknown): string {
  return fillLabel(words.labels[name], { schema: schemaWords(schema, words, words.depth) });
}

function countOf(words: Words, name: keyof AllLabels, count: unknown, schema: unknown): string {
  const filled = fillPlural(words.labels[name], Number(count), words.lang);
  return fillLabel(filled, { schema: schemaWords(schema, words, words.depth) });
}

/** The maximum number of schemas within each other that are put in words. */
const maxDepth = 3;

/** What a schema inside of a constraint says, in a line: `kind is "card", number required`. */
function schemaWords(written: unknown, context: TypeContext, depth = 0): string {
  const { labels, addresses, resolve } = context;
  if (!isObject(written)) return written === false ? 'never' : 'any';
  const named = addresses.schema(textOf(written.$ref));
  if (named) return named.name;
  if (depth > maxDepth) return '…';
  const { value: schema } = resolve(written);
  const inner = (value: unknown) => schemaWords(value, context, depth + 1);
  const properties = Object.entries(objectOf(schema.properties));
  const needed = listOf(schema.required).filter(
    (name) => !properties.some(([known]) => known === name),
  );
  const values = valuesOf(schema);
  const variants = variantsOf(schema, labels);
  const hasType = schema.type !== undefined && values.length === 0;
  const parts = [
    ...(hasType ? [typeNames(schema, labels).join(labels.apiTypeOr)] : []),
    ...(values.length > 0 ? [values.join(labels.apiTypeOr)] : []),
    ...notesOf(schema, context, depth + 1),
    ...properties.map(([name, value]) =>
      fillLabel(labels.apiFieldIs, { name, schema: inner(value) }),
    ),
    ...(needed.length > 0 ? [needsWords(needed, context)] : []),
    ...(variants
      ? [`${variants.kind}: ${variants.schemas.map(inner).join(labels.listSeparator)}`]
      : []),
  ];
  return parts.join(labels.listSeparator) || typeNames(schema, labels).join(labels.apiTypeOr);
}

/** "number, cvc required" */
function needsWords(names: unknown[], { labels }: Pick<TypeContext, 'labels'>): string {
  return fillLabel(labels.apiNeeds, { names: names.map(String).join(labels.listSeparator) });
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
