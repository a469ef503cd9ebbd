import { fillLabel } from 'stilldocs/feature';
import type { ApiBody, ApiContent, ApiField, ApiResponse, ApiType } from '../api-reference.ts';
import { describeType, fieldOf, type TypeContext } from '../schemas/describe-type.ts';
import type { ApiEntry } from '../document/inventory.ts';
import { isForm, isMultipart } from '../form-pairs.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { contentOf, type Resolve } from '../document/references.ts';
import { mergeAllOf } from '../schemas/merge-all-of.ts';
import { formFields, mediaExample } from '../samples/request.ts';
import { describeLinks } from './response-links.ts';

/** A resolved parameter. */
export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header' | 'cookie';
  value: JsonObject;
  schema: unknown;
  /** Whether samples send it although it is optional: a query that is required has at least one field. */
  isSent?: boolean;
}

const places = ['path', 'query', 'header', 'cookie'] as const;

/** The parameters of an operation, which override the parameters of its path. */
export function parametersOf({ value, item }: ApiEntry, resolve: Resolve): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const written of [...listOf(item.parameters), ...listOf(value.parameters)]) {
    const { value: parameter } = resolve(written);
    const name = textOf(parameter.name);
    const place = places.find((one) => one === parameter.in);
    const schema = schemaOf(parameter, resolve);
    if (parameter.in === 'querystring')
      for (const field of fieldsOfQuery(parameter, resolve))
        found.set(`query ${field.name}`, field);
    if (name && place) found.set(`${place} ${name}`, { name, place, value: parameter, schema });
  }
  return [...found.values()];
}

/** The schema of a parameter or a header, also of one with a media type. */
function schemaOf(parameter: JsonObject, resolve: Resolve): unknown {
  const [media] = Object.values(contentOf(parameter, resolve));
  return parameter.schema ?? media?.schema;
}

/** A whole query (OpenAPI 3.2) as parameters: the fields of a form, or else one. */
function fieldsOfQuery(parameter: JsonObject, resolve: Resolve): Parameter[] {
  const schema = schemaOf(parameter, resolve);
  const [[type, media] = ['', {}]] = Object.entries(contentOf(parameter, resolve));
  if (!isForm(type))
    return [{ name: textOf(parameter.name), place: 'query', value: parameter, schema }];
  const example = mediaExample(
    type,
    { ...parameter, ...media, schema: undefined },
    resolve,
    'request',
  );
  const given = objectOf(formFields(example));
  const { properties, required } = mergeAllOf(resolve(schema).value, resolve);
  const needed = new Set(listOf(required));
  const isOpen = parameter.required === true && needed.size === 0;
  return Object.entries(objectOf(properties)).map(([name, property]) => {
    const { description, deprecated } = resolve(property).value;
    const isGiven = Object.hasOwn(given, name);
    const { style, explode, allowReserved } = objectOf(objectOf(media.encoding)[name]);
    return {
      ...{ name, place: 'query', schema: property },
      isSent: isOpen && (isGiven || Object.keys(given).length === 0),
      value: {
        ...{ description, deprecated, required: needed.has(name), style, explode, allowReserved },
        example: isGiven ? given[name] : undefined,
      },
    };
  });
}

/** The parameters for the page, by place. */
export function describeParameters(
  parameters: Parameter[],
  context: TypeContext,
): { place: string; fields: ApiField[] }[] {
  return places.flatMap((place) => {
    const fields = parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, value, schema }) => describeField(name, value, schema, context));
    return fields.length > 0 ? [{ place, fields }] : [];
  });
}

function describeField(
  name: string,
  value: JsonObject,
  schema: unknown,
  context: TypeContext,
): ApiField {
  const type = describeType(schema ?? {}, context);
  const descriptionHtml = context.text(textOf(value.description)) || type.descriptionHtml;
  return fieldOf(
    name,
    { ...type, descriptionHtml },
    {
      isRequired: value.required === true,
      isDeprecated: value.deprecated === true || objectOf(schema).deprecated === true,
    },
  );
}

/** The maximum number of fields of named schemas that a body shows in place of links. */
const maxOpened = 40;

/** The contents of a body, by media type. Media types with the same schema are merged. */
export function describeContents(
  body: JsonObject,
  around: TypeContext,
  direction: 'request' | 'response',
): ApiContent[] {
  const context = { ...around, direction, opening: { left: maxOpened } };
  const shown = new Map<string, ApiContent>();
  for (const [type, media] of Object.entries(contentOf(body, around.resolve))) {
    const { schema: whole, itemSchema, encoding } = media;
    // The items of a stream (OpenAPI 3.2).
    const schema = whole ?? itemSchema;
    const encodings = isForm(type) ? objectOf(encoding) : {};
    const key = JSON.stringify([schema, encodings]);
    const same = shown.get(key);
    if (same) same.type += `, ${type}`;
    else {
      const described = describeType(schema ?? {}, context, { inPlace: true });
      for (const field of described.fields)
        if (Object.hasOwn(encodings, field.name))
          field.type = withEncoding(field.type, objectOf(encodings[field.name]), type, context);
      shown.set(key, { type, schema: described });
    }
  }
  return [...shown.values()];
}

/** The body of a request; undefined if it has none. */
export function describeBody(operation: JsonObject, context: TypeContext): ApiBody | undefined {
  const { value: body } = context.resolve(operation.requestBody);
  if (Object.keys(body).length === 0) return undefined;
  return {
    isRequired: body.required === true,
    descriptionHtml: context.text(textOf(body.description)),
    contents: describeContents(body, context, 'request'),
  };
}

/** The type of a field of a form, with the media type that it is sent as, and the headers of its part. */
function withEncoding(
  type: ApiType,
  encoding: JsonObject,
  form: string,
  context: TypeContext,
): ApiType {
  const { labels, resolve, text } = context;
  const sentAs = textOf(encoding.contentType);
  const headers = isMultipart(form) ? Object.entries(objectOf(encoding.headers)) : [];
  const items = headers.map(([name, written]) => {
    const { value: header } = resolve(written);
    const facts = [
      `\`${describeType(schemaOf(header, resolve) ?? {}, context).text}\``,
      ...(header.required === true ? [labels.apiRequired] : []),
    ];
    const about = textOf(header.description).trim().replaceAll('\n', '\n  ');
    return `- \`${name}\` (${facts.join(labels.listSeparator)})${about && `: ${about}`}`;
  });
  const list = items.length > 0 ? text(`${labels.apiPartHeaders}\n\n${items.join('\n')}`) : '';
  return {
    ...type,
    notes: [...type.notes, ...(sentAs ? [fillLabel(labels.apiSentAs, { type: sentAs })] : [])],
    descriptionHtml: type.descriptionHtml + list,
  };
}

/** The responses of an operation, by status; extensions are skipped. */
export function describeResponses(value: JsonObject, context: TypeContext): ApiResponse[] {
  return Object.entries(objectOf(value.responses))
    .filter(([status, response]) => !status.startsWith('x-') && isObject(response))
    .map(([status, written]) => {
      const { value: response } = context.resolve(written);
      return {
        status,
        descriptionHtml: context.text(textOf(response.description) || textOf(response.summary)),
        headers: Object.entries(objectOf(response.headers)).map(([name, header]) => {
          const { value: found } = context.resolve(header);
          return describeField(name, found, schemaOf(found, context.resolve), context);
        }),
        contents: describeContents(response, context, 'response'),
        links: describeLinks(response, context),
      };
    });
}
