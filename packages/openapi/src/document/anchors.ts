import { isObject, type JsonObject } from './json.ts';
import { lookUp } from './references.ts';

/** Stands for the address of the document, to which an `$id` may be relative. */
const home = 'https://document.invalid/';

/** Keys with data as values, in which `$id` and `$ref` are ordinary keys. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Keys with values by names, in which any key is a name. */
const maps = new Set(
  'properties patternProperties dependentSchemas schemas $defs definitions'.split(' '),
);

/**
 * A document whose references to an `$id` or an anchor are references to places: a `$dynamicRef` leads to the first
 * schema with its `$dynamicAnchor`, as it does where no schema extends another.
 */
export function withoutAnchors(document: JsonObject): JsonObject {
  const places = new Map<string, string>();
  const add = (address: string, pointer: string) => {
    if (!places.has(address)) places.set(address, pointer);
  };
  const find = (value: unknown, pointer: string, around: string, isMap = false): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $id, $anchor, $dynamicAnchor } = value as JsonObject;
    const base = isMap ? around : baseOf($id, around);
    if (base !== around) add(base, pointer);
    for (const anchor of [$anchor, $dynamicAnchor])
      if (typeof anchor === 'string') {
        add(`${base}#${anchor}`, pointer);
        // Many write anchors as if the document had no `$id`.
        add(`${home}#${anchor}`, pointer);
      }
    for (const [key, child] of Object.entries(value)) {
      if (data.has(key) && !isMap) continue;
      const inside = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      find(child, inside, base, maps.has(key) && !isMap);
    }
  };
  // The address of the document (OpenAPI 3.2).
  const self = baseOf(document.$self, home);
  if (self !== home) add(self, '#');
  find(document, '#', self);
  /** The place that a reference leads to, if it is no place itself. */
  const placeOf = (reference: unknown, base: string): string | undefined => {
    if (typeof reference !== 'string') return undefined;
    const [address = '', fragment = ''] = reference.split(/#(.*)/s);
    const target = address ? baseOf(address, base) : base;
    if (fragment === '') return address || base !== home ? places.get(target) : undefined;
    if (!fragment.startsWith('/'))
      return places.get(`${target}#${fragment}`) ?? places.get(`${home}#${fragment}`);
    const inside = `${places.get(target)}${fragment}`;
    return lookUp(document, inside) === undefined ? undefined : inside;
  };
  const rewrite = (value: unknown, around: string, isMap = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewrite(item, around));
    if (!isObject(value)) return value;
    const { $id, $ref, $dynamicRef } = value;
    const base = isMap ? around : baseOf($id, around);
    const place = isMap ? undefined : (placeOf($ref, base) ?? placeOf($dynamicRef, base));
    const entries = Object.entries(value)
      .filter(([key]) => place === undefined || (key !== '$ref' && key !== '$dynamicRef'))
      .map(([key, child]) => {
        const isData = data.has(key) && !isMap;
        return [key, isData ? child : rewrite(child, base, maps.has(key) && !isMap)];
      });
    return Object.fromEntries(place === undefined ? entries : [['$ref', place], ...entries]);
  };
  return places.size > 0 ? (rewrite(document, self) as JsonObject) : document;
}

/** An address without its fragment; the one around for a value that is none. */
function baseOf(address: unknown, around: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, around)) return around;
  return new URL(address, around).href.replace(/#.*/s, '');
}

/** Whether a text may be a document whose references lead to names. */
export function hasNames(text: string): boolean {
  return /\$(?:dynamicAnchor|anchor|id|self)\b/.test(text);
}
