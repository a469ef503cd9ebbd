import { fillLabel } from 'stilldocs/feature';
import type { ApiField, ApiType } from '../api-reference.ts';
import type { DescribeText } from './describe-text.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import type { ApiAddresses } from './api-addresses.ts';
import type { Resolve } from './references.ts';
import { typeNames, valuesOf, variantsOf } from './type-names.ts';
import { notesOf } from './type-notes.ts';
import type { AllLabels } from '../own-label.ts';

/** The context of the schemas of a page. */
export interface TypeContext {
  resolve: Resolve;
  addresses: Pick<ApiAddresses, 'schema'>;
  text: DescribeText;
  labels: AllLabels;
  /** The site’s language, a BCP 47 tag. */
  lang: string;
}

/**
 * Describes a schema. A named schema is a link: cycles end, and no schema is rendered twice. With
 * `inPlace` the schema is rendered here, and only the schemas inside are links.
 *
 * @param seen The references on the path here: those to unnamed schemas may be cyclic.
 */
export function describeType(
  schema: unknown,
  context: TypeContext,
  { inPlace = false, seen = [] }: { inPlace?: boolean; seen?: string[] } = {},
): ApiType {
  if (!isObject(schema)) return plainType(schema === false ? 'never' : 'any');
  if (typeof schema.$ref === 'string') {
    const { value, reference = schema.$ref } = context.resolve(schema);
    const named = context.addresses.schema(schema.$ref);
    if (!inPlace && named)
      return {
        ...plainType(named.name),
        reference: named,
        descriptionHtml: context.text(textOf(schema.description)),
      };
    if (seen.includes(reference)) return plainType(named?.name ?? 'object');
    const type = describeType(value, context, { seen: [...seen, reference] });
    return named ? { ...type, reference: named, text: withName(type.text, named.name) } : type;
  }
  return describeInPlace(schema, context, seen);
}

/** Replaces the kind of a schema by its name. */
function withName(text: string, name: string): string {
  return text.startsWith('object') ? name + text.slice('object'.length) : `${name} (${text})`;
}

function plainType(text: string): ApiType {
  return { text, notes: [], values: [], descriptionHtml: '', fields: [] };
}

function describeInPlace(schema: JsonObject, context: TypeContext, seen: string[]): ApiType {
  const only = onlyVariant(schema, context.labels);
  if (only) {
    const type = describeType(only.schema, context, { seen });
    const own = context.text(textOf(schema.description));
    return {
      ...type,
      text: type.text + (only.isNullable ? `${context.labels.apiTypeOr}null` : ''),
      notes: [...type.notes, ...notesOf(schema, context)],
      descriptionHtml: own || type.descriptionHtml,
    };
  }
  const inner = (value: unknown) => describeType(value, context, { seen });
  const { labels } = context;
  const names = typeNames(schema, labels);
  const type: ApiType = {
    ...plainType(
      names.join(labels.apiTypeOr) + (textOf(schema.format) && ` (${textOf(schema.format)})`),
    ),
    notes: notesOf(schema, context),
    values: valuesOf(schema),
    descriptionHtml: context.text(textOf(schema.description)),
    fields: fieldsOf(schema, inner),
  };
  const variants = variantsOf(schema, labels);
  if (variants) type.variants = { kind: variants.kind, types: variants.schemas.map(inner) };
  if (names.includes('array')) return withItems(type, schema, inner, labels.apiArrayOf);
  const extra = schema.additionalProperties;
  if (isObject(extra) && Object.keys(extra).length > 0) {
    const values = inner(extra);
    if (type.fields.length === 0 && !variants)
      return {
        ...values,
        text: fillLabel(labels.apiMapOf, { values: values.text }),
        notes: type.notes,
        descriptionHtml: type.descriptionHtml,
      };
    type.fields.push({
      name: labels.apiOtherKey,
      isRequired: false,
      isDeprecated: false,
      type: values,
    });
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
    text: type.text.replace('array', () => fillLabel(arrayOf, { items: items.text })),
    notes: [...type.notes, ...items.notes],
    descriptionHtml: type.descriptionHtml || items.descriptionHtml,
  };
}

/** The fields of an object, and whether each is required. */
function fieldsOf(schema: JsonObject, inner: (value: unknown) => ApiType): ApiField[] {
  const required = new Set(listOf(schema.required));
  return Object.entries(objectOf(schema.properties)).map(([name, value]) => ({
    name,
    isRequired: required.has(name),
    isDeprecated: objectOf(value).deprecated === true,
    type: inner(value),
  }));
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
