import { fillLabel } from 'stilldocs/feature';
import type { ApiField, ApiType } from '../api-reference.ts';
import type { DescribeText } from '../pages/describe-text.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import type { ApiAddresses } from '../pages/api-addresses.ts';
import { mergeAllOf } from './merge-all-of.ts';
import type { Resolve } from '../document/references.ts';
import { typeNames, valuesOf, variantsOf } from './type-names.ts';
import type { FindOperation } from '../pages/response-links.ts';
import { notesOf } from './type-notes.ts';
import { describeVariants } from './type-variants.ts';
import type { AllLabels } from '../own-label.ts';

/** The context of the schemas of a page. */
export interface TypeContext {
  resolve: Resolve;
  addresses: Pick<ApiAddresses, 'schema'>;
  text: DescribeText;
  /** Finds operations that links of responses name. Default: none is found. */
  operation?: FindOperation;
  labels: AllLabels;
  /** The site’s language, a BCP 47 tag. */
  lang: string;
  /** Who sends the value: fields that only the other side sends are left out. Default: none are. */
  direction?: 'request' | 'response';
  /** How many fields of named schemas may be shown below fields, in place of links. Default: none. */
  opening?: { left: number };
  /** How many schemas without a name may be shown at each reference to them, which may double them. Default: all. */
  unnamed?: { left: number };
}

/** The place of a schema. */
export interface TypePlace {
  /** Whether a named schema is rendered here, and only the schemas inside are links. */
  inPlace?: boolean;
  /** The references on the path here: those to unnamed schemas may be cyclic. */
  seen?: string[];
  /** The number of fields around it. */
  depth?: number;
}

/**
 * Describes a schema. A named schema is a link: cycles end, and no schema is rendered twice. The fields of a short
 * one below a field are shown there, too.
 */
export function describeType(
  schema: unknown,
  context: TypeContext,
  { inPlace = false, seen = [], depth = 0 }: TypePlace = {},
): ApiType {
  if (!isObject(schema)) return plainType(schema === false ? 'never' : 'any');
  if (typeof schema.$ref === 'string') {
    const { value, reference = schema.$ref } = context.resolve(schema);
    const named = context.addresses.schema(schema.$ref);
    const isCycle = seen.includes(reference);
    if (named && !inPlace && (isCycle || !opens(value, depth, context)))
      return {
        ...plainType(named.name),
        reference: named,
        ...(hasInside(value) && { isElsewhere: true as const }),
        // Keys beside a reference (OpenAPI 3.1).
        notes: notesOf(schema, context),
        descriptionHtml: context.text(textOf(schema.description)),
      };
    if (isCycle || (!named && context.unnamed && context.unnamed.left-- <= 0))
      return plainType(named?.name ?? 'object');
    const type = describeType(value, context, { seen: [...seen, reference], depth });
    return named ? { ...type, reference: named, text: withName(type.text, named.name) } : type;
  }
  return describeInPlace(mergeAllOf(schema, context.resolve), context, { seen, depth });
}

/** Whether a schema has more inside than its line says. */
function hasInside({ properties, oneOf, anyOf, allOf, items, enum: values }: JsonObject): boolean {
  return [properties, oneOf, anyOf, allOf, items, values].some((inside) => inside !== undefined);
}

/** Whether the fields of a named schema are shown below a field. */
function opens(schema: JsonObject, depth: number, { opening }: TypeContext): boolean {
  const count = Object.keys(objectOf(schema.properties)).length;
  if (!opening || depth !== 1 || count === 0 || count > opening.left) return false;
  opening.left -= count;
  return true;
}

/** Replaces the kind of a schema by its name. */
function withName(text: string, name: string): string {
  return text.startsWith('object') ? name + text.slice('object'.length) : `${name} (${text})`;
}

/** A type without details. */
export function plainType(text: string): ApiType {
  return { text, notes: [], values: [], descriptionHtml: '', fields: [] };
}

function describeInPlace(schema: JsonObject, context: TypeContext, place: TypePlace): ApiType {
  const { labels } = context;
  const only = onlyVariant(schema, labels);
  if (only) {
    const type = describeType(only.schema, context, place);
    const own = context.text(textOf(schema.description));
    return {
      ...type,
      text: type.text + (only.isNullable ? `${labels.apiTypeOr}null` : ''),
      notes: [...type.notes, ...notesOf(schema, context)],
      descriptionHtml: own || type.descriptionHtml,
    };
  }
  const inner = (value: unknown) => describeType(value, context, place);
  const below = { ...place, depth: place.depth! + 1 };
  const names = typeNames(schema, labels);
  const type: ApiType = {
    ...plainType(
      names.join(labels.apiTypeOr) + (textOf(schema.format) && ` (${textOf(schema.format)})`),
    ),
    notes: notesOf(schema, context),
    values: valuesOf(schema),
    descriptionHtml: context.text(textOf(schema.description)),
    fields: fieldsOf(schema, context, (value) => describeType(value, context, below)),
  };
  for (const [pattern, value] of Object.entries(objectOf(schema.patternProperties)))
    type.fields.push(
      fieldOf(fillLabel(labels.apiMatchingKeys, { pattern }), describeType(value, context, below)),
    );
  const variants = describeVariants(schema, context, inner);
  if (variants) type.variants = variants;
  if (names.includes('array')) {
    const tuple = listOf(schema.prefixItems).map((value) => describeType(value, context, below));
    const rest = isObject(schema.items) ? inner(schema.items) : undefined;
    return tuple.length > 0
      ? withTuple(type, tuple, rest, labels)
      : withItems(type, schema, inner, labels.apiArrayOf);
  }
  // A text with a document inside, such as JSON.
  if (isObject(schema.contentSchema)) return withContent(type, inner(schema.contentSchema));
  const extra = schema.additionalProperties ?? schema.unevaluatedProperties;
  if (isObject(extra) && Object.keys(extra).length > 0) {
    const values = inner(extra);
    if (type.fields.length === 0 && !variants)
      return {
        ...values,
        text: fillLabel(labels.apiMapOf, { values: values.text }),
        notes: type.notes,
        descriptionHtml: type.descriptionHtml,
      };
    type.fields.push(fieldOf(labels.apiOtherKey, values));
  }
  return type;
}

function withItems(
  type: ApiType,
  schema: JsonObject,
  inner: (value: unknown) => ApiType,
  arrayOf: string,
): ApiType {
  if (schema.items === undefined) return type;
  const items = inner(schema.items);
  return {
    ...items,
    isList: true,
    text: type.text.replace('array', () => fillLabel(arrayOf, { items: items.text })),
    notes: [...type.notes, ...items.notes],
    descriptionHtml: type.descriptionHtml || items.descriptionHtml,
  };
}

function withContent(type: ApiType, content: ApiType): ApiType {
  return {
    ...content,
    text: `${type.text}: ${content.text}`,
    notes: [...type.notes, ...content.notes],
    descriptionHtml: type.descriptionHtml || content.descriptionHtml,
  };
}

/** A list whose items have types of their own, by their places, and the rest another. */
function withTuple(
  type: ApiType,
  tuple: ApiType[],
  rest: ApiType | undefined,
  labels: AllLabels,
): ApiType {
  const texts = [...tuple.map(({ text }) => text), ...(rest ? [`…${rest.text}`] : [])];
  const items = texts.join(labels.listSeparator);
  const isDeep = tuple.some((item) => item.fields.length > 0 || item.descriptionHtml !== '');
  return {
    ...type,
    text: type.text.replace('array', () => fillLabel(labels.apiArrayOf, { items })),
    fields: isDeep ? tuple.map((item, index) => fieldOf(`[${index}]`, item)) : [],
  };
}

/** A field whose id and path are not known yet; see `nameFields`. */
export function fieldOf(
  name: string,
  type: ApiType,
  { isRequired = false, isDeprecated = false }: Partial<ApiField> = {},
): ApiField {
  return { name, id: '', prefix: '', isRequired, isDeprecated, type };
}

/** The fields of an object that are sent in this direction, and whether each is required. */
function fieldsOf(
  schema: JsonObject,
  { direction, resolve }: TypeContext,
  inner: (value: unknown) => ApiType,
): ApiField[] {
  const required = new Set(listOf(schema.required));
  const hidden = direction && { request: 'readOnly', response: 'writeOnly' }[direction];
  return Object.entries(objectOf(schema.properties)).flatMap(([name, value]) => {
    if (hidden && resolve(value).value[hidden] === true) return [];
    const isDeprecated = objectOf(value).deprecated === true;
    return fieldOf(name, inner(value), { isRequired: required.has(name), isDeprecated });
  });
}

/** The only variant of `oneOf` and `anyOf` beside `null`, or of `allOf`. */
function onlyVariant(
  schema: JsonObject,
  labels: AllLabels,
): { schema: unknown; isNullable: boolean } | undefined {
  if (schema.properties !== undefined) return undefined;
  const variants = variantsOf(schema, labels);
  if (!variants) return undefined;
  const others = variants.schemas.filter((one) => objectOf(one).type !== 'null');
  if (others.length !== 1) return undefined;
  const isNullable = others.length < variants.schemas.length || schema.nullable === true;
  return { schema: others[0], isNullable };
}
