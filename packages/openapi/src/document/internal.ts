import { isObject, type JsonObject, listOf, objectOf } from './json.ts';

/** Leaves out operations, parameters, fields, schemas and tags with their operations that are marked `x-internal`. */
export function withoutInternal(document: JsonObject): JsonObject {
  const tags = listOf(document.tags)
    .filter((tag) => !isPublic(tag))
    .map((tag) => objectOf(tag).name);
  /** Whether all tags of an operation are internal. */
  const isOfTags = ({ tags: own, responses }: JsonObject) =>
    responses !== undefined &&
    listOf(own).length > 0 &&
    listOf(own).every((tag) => tags.includes(tag));
  const isShown = (value: unknown) => isPublic(value) && !isOfTags(objectOf(value));
  const copy = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.filter(isPublic).map(copy) as Value;
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(([, child]) => isShown(child));
    return Object.fromEntries(entries.map(([key, child]) => [key, copy(child)])) as Value;
  };
  return copy(document);
}

function isPublic(value: unknown): boolean {
  return objectOf(value)['x-internal'] !== true;
}
