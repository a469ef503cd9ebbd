import type { ApiCallback, ApiField, ApiReference, ApiType } from '../api-reference.ts';

/**
 * Gives each field of a page its id and the path of the field around it.
 *
 * @returns The ids.
 */
export function nameFields({ groups, schemas }: ApiReference): string[] {
  const ids = new Set<string>();
  for (const { operations } of groups)
    for (const operation of operations) {
      for (const { place, fields } of operation.parameters)
        name(fields, `${operation.id}.${place}`, '', ids);
      nameMessages(operation.id, operation, ids);
    }
  for (const { id, type } of schemas) nameInside(type, id, '', ids);
  return [...ids];
}

/** Names the fields of a request's body, of its answers, and of the callbacks around it. */
function nameMessages(
  id: string,
  { body, responses, callbacks }: Pick<ApiCallback, 'body' | 'responses' | 'callbacks'>,
  ids: Set<string>,
): void {
  for (const { schema } of body?.contents ?? []) nameInside(schema, `${id}.body`, '', ids);
  for (const { status, headers, contents } of responses) {
    name(headers, `${id}.${status}.header`, '', ids);
    for (const { schema } of contents) nameInside(schema, `${id}.${status}`, '', ids);
  }
  for (const callback of callbacks) nameMessages(`${id}.${callback.name}`, callback, ids);
}

function name(fields: ApiField[], scope: string, prefix: string, ids: Set<string>): void {
  for (const field of fields) {
    const path = prefix + field.name;
    // Spaces, which no id has, are in the name of "any other key" alone, and in names of odd documents.
    field.id = free(`${scope}.${path}`.replace(/\s+/g, '-'), ids);
    field.prefix = prefix;
    nameInside(field.type, scope, `${path}.`, ids);
  }
}

function nameInside(
  { fields, variants, isList }: ApiType,
  scope: string,
  prefix: string,
  ids: Set<string>,
): void {
  const own = isList ? `${prefix.slice(0, -1)}[].` : prefix;
  name(fields, scope, own, ids);
  for (const type of variants?.types ?? []) nameInside(type, scope, own, ids);
}

function free(id: string, ids: Set<string>, count = 1): string {
  const own = count === 1 ? id : `${id}-${count}`;
  if (ids.has(own)) return free(id, ids, count + 1);
  ids.add(own);
  return own;
}
