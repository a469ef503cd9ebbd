import { fillLabel, fillPlural } from 'stilldocs/feature';
import { type Condition, conditionsOf } from './conditions.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { typeNames, valuesOf, variantsOf } from './type-names.ts';
import type { AllLabels } from '../own-label.ts';
import type { TypeContext } from './describe-type.ts';

/** Where schemas within a constraint are put in words. */
interface Within {
  /** The number of schemas around. */
  depth: number;
  /** How many more schemas the constraint may have: a schema may contain itself. */
  budget: { left: number };
}

/** What notes are made with. */
type Words = TypeContext & Within;

type Note = string | string[] | undefined;

/** The note of each keyword of a schema. */
const notes: Record<string, (value: unknown, words: Words, schema: JsonObject) => Note> = {
  contentMediaType: (value) => String(value),
  contentEncoding: (value) => String(value),
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
    ...(minContains === 0 ? [] : countOf(words, 'apiContains', minContains, value)),
    ...countOf(words, 'apiContainsMost', maxContains, value),
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
      fillLabel(words.labels.apiWith, { name, schema: schemaWords(schema, words) }),
    ),
  default: (value, words) => limit(words, 'apiDefault', short(value)),
};

const keywords = Object.keys(notes);

/** The maximum number of schemas of a constraint that are put in words, and of those within each other. */
const most = { schemas: 40, levels: 3 };

/** The constraints of a schema besides its type, as short notes. */
export function notesOf(schema: JsonObject, context: TypeContext, within?: Within): string[] {
  const words = () => ({ ...context, ...(within ?? { depth: 0, budget: { left: most.schemas } }) });
  const own = keywords
    .filter((key) => schema[key] !== undefined)
    .flatMap((key) => notes[key]!(schema[key], words(), schema) ?? []);
  return [...own, ...conditionsOf(schema).flatMap((each) => conditionNotes(each, words()))];
}

function conditionNotes({ when, holds, otherwise }: Condition, words: Words): string[] {
  const note = (name: 'apiIf' | 'apiElse', schema: unknown) => {
    if (!isSchema(when) || !isSchema(schema)) return [];
    const condition = schemaWords(when, words);
    return [fillLabel(words.labels[name], { condition, schema: schemaWords(schema, words) })];
  };
  return [...note('apiIf', holds), ...note('apiElse', otherwise)];
}

function noOthers(value: unknown, { labels }: Words): Note {
  return value === false ? labels.apiNoOtherKeys : undefined;
}

/** The note of a keyword whose value is a schema. */
function inWords(words: Words, name: keyof AllLabels, schema: unknown): Note {
  return isSchema(schema)
    ? fillLabel(words.labels[name], { schema: schemaWords(schema, words) })
    : undefined;
}

function countOf(words: Words, name: keyof AllLabels, count: unknown, schema: unknown): string[] {
  if (typeof count !== 'number' || !isSchema(schema)) return [];
  const filled = fillPlural(words.labels[name], count, words.lang);
  return [fillLabel(filled, { schema: schemaWords(schema, words) })];
}

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}

/** What a schema inside of a constraint says, in a line: `kind is "card", number required`. */
function schemaWords(written: unknown, words: Words): string {
  const { labels, addresses, resolve, budget, depth } = words;
  if (!isObject(written)) return written === false ? 'never' : 'any';
  const named = addresses.schema(textOf(written.$ref));
  if (named) return named.name;
  if (budget.left-- <= 0 || depth > most.levels) return '…';
  const { value: schema } = resolve(written);
  const below = { ...words, depth: depth + 1 };
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
    ...notesOf(schema, words, below),
    ...properties.flatMap(([name, value]) => fieldWords(name, value, below)),
    ...(needed.length > 0 ? [needsWords(needed, words)] : []),
    ...(variants
      ? [
          variants.schemas
            .map((each) => schemaWords(each, below))
            .join(variants.kind === labels.apiAllOf ? labels.listSeparator : labels.apiTypeOr),
        ]
      : []),
  ];
  return parts.join(labels.listSeparator) || typeNames(schema, labels).join(labels.apiTypeOr);
}

/** `kind is "card"`, with the path to a field of a field: `payment.kind is "card"`. */
function fieldWords(name: string, schema: unknown, words: Words): string[] {
  const { labels, resolve, depth, budget } = words;
  // An ellipsis in the place of the last one says that there are more.
  if (budget.left < 0) return [];
  const inside = Object.entries(objectOf(resolve(schema).value.properties));
  if (inside.length === 0 || depth > most.levels || budget.left-- === 0)
    return [fillLabel(labels.apiFieldIs, { name, schema: schemaWords(schema, words) })];
  const below = { ...words, depth: depth + 1 };
  return inside.flatMap(([key, value]) => fieldWords(`${name}.${key}`, value, below));
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
