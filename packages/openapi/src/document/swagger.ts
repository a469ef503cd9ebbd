import { upgrade } from '@scalar/openapi-upgrader';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import { createResolve } from './references.ts';

/** The ways of OpenAPI 3 to write a list that is no list of pairs, by those of Swagger 2.0; a list of tabs has none. */
const listStyles: Record<string, string> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };
/** The keys of a field of a form that do not belong to its schema. */
const ofField = new Set([
  'name',
  'in',
  'required',
  'description',
  'collectionFormat',
  'allowEmptyValue',
]);

/**
 * Swagger 2.0 as OpenAPI 3.1. The library misses the ways of lists, shared fields of forms, most of a field, media types
 * of an operation beside those of the document, and `x-nullable`.
 */
export function fromSwagger(written: JsonObject): JsonObject {
  const { basePath, produces, consumes, ...own } = withNullable(structuredClone(written));
  const resolve = createResolve(written);
  const operations = Object.entries(objectOf(own.paths)).flatMap(([path, item]) => {
    // In OpenAPI 3 fields of forms and bodies belong to operations.
    const { parameters: shared, ...rest } = objectOf(item);
    if (Array.isArray(shared)) delete objectOf(item).parameters;
    return Object.entries(rest).flatMap(([method, value]) =>
      isObject(value) ? [{ path, method, shared, value }] : [],
    );
  });
  for (const { value } of operations) {
    value.produces ??= produces;
    value.consumes ??= consumes;
  }
  const parameters = operations.map(({ shared, value }) => {
    const all = new Map<string, JsonObject>();
    for (const each of [...listOf(shared), ...listOf(value.parameters)]) {
      const parameter = resolve(each).value;
      const { in: place, name } = parameter;
      all.set(place === 'body' ? 'body' : JSON.stringify([place, name]), parameter);
    }
    if (all.size > 0) value.parameters = [...all.values()];
    return [...all.values()];
  });
  const base = textOf(basePath).replace(/^\/+|\/+$/g, '');
  const document = objectOf(upgrade({ ...own, ...(base && { basePath: `/${base}` }) }, '3.1'));
  operations.forEach(({ path, method }, index) => {
    const made = objectOf(objectOf(objectOf(document.paths)[path])[method]);
    for (const parameter of parameters[index]!) mend(made, parameter);
  });
  return document;
}

/** Schemas with the keyword that the library knows. */
function withNullable<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const child of Object.values(value)) withNullable(child);
  if (isObject(value) && value['x-nullable'] === true) Object.assign(value, { nullable: true });
  return value;
}

/** Adds to an operation what a parameter of Swagger 2.0 says. */
function mend(operation: JsonObject, parameter: JsonObject): void {
  const { name, in: place, type, collectionFormat } = parameter;
  if (place === 'formData' && type !== 'file') {
    const own = Object.entries(parameter).filter(([key]) => !ofField.has(key));
    for (const media of Object.values(objectOf(objectOf(operation.requestBody).content))) {
      const field = objectOf(objectOf(objectOf(media).schema).properties)[String(name)];
      if (isObject(field)) Object.assign(field, { ...Object.fromEntries(own), ...field });
    }
  }
  if (type !== 'array' || place !== 'query' || collectionFormat === 'multi') return;
  const made = listOf(operation.parameters).find(
    (each) => objectOf(each).name === name && objectOf(each).in === place,
  );
  const style = listStyles[textOf(collectionFormat)] ?? 'form';
  if (isObject(made)) Object.assign(made, { style, explode: false });
}
