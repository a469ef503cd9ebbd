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

/** Swagger 2.0 as OpenAPI 3.1. The library misses the ways of lists, shared fields of forms and most of a field. */
export function fromSwagger(written: JsonObject): JsonObject {
  const { basePath, ...own } = structuredClone(written);
  const resolve = createResolve(written);
  const operations = Object.entries(objectOf(own.paths)).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).map(([method, value]) => ({
      path,
      method,
      value: objectOf(value),
    })),
  );
  const parameters = operations.map(({ value }) => {
    if (!Array.isArray(value.parameters)) return [];
    return (value.parameters = value.parameters.map((each) => resolve(each).value)) as JsonObject[];
  });
  const base = textOf(basePath).replace(/^\/+|\/+$/g, '');
  const document = objectOf(upgrade({ ...own, ...(base && { basePath: `/${base}` }) }, '3.1'));
  operations.forEach(({ path, method }, index) => {
    const made = objectOf(objectOf(objectOf(document.paths)[path])[method]);
    for (const parameter of parameters[index]!) mend(made, parameter);
  });
  return document;
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
