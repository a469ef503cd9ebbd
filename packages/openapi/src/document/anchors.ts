import { isObject, type JsonObject } from './json.ts';

/**
 * A document whose references to anchors are references to places: a `$dynamicRef` leads to the first schema with its
 * `$dynamicAnchor`, as it does where no schema extends another.
 */
export function withoutAnchors(document: JsonObject): JsonObject {
  const places = new Map<string, string>();
  const find = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $anchor, $dynamicAnchor } = value as JsonObject;
    for (const anchor of [$anchor, $dynamicAnchor])
      if (typeof anchor === 'string' && !places.has(`#${anchor}`))
        places.set(`#${anchor}`, pointer);
    for (const [key, child] of Object.entries(value))
      find(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  };
  find(document, '#');
  const rewrite = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.map(rewrite) as Value;
    if (!isObject(value)) return value;
    const { $ref, $dynamicRef } = value;
    const place = places.get(String($ref)) ?? places.get(String($dynamicRef));
    const entries = Object.entries(value)
      .filter(([key]) => place === undefined || (key !== '$ref' && key !== '$dynamicRef'))
      .map(([key, child]) => [key, rewrite(child)]);
    return Object.fromEntries(
      place === undefined ? entries : [['$ref', place], ...entries],
    ) as Value;
  };
  return places.size > 0 ? rewrite(document) : document;
}
