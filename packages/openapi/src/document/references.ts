import { nearest } from 'stilldocs/feature';
import { isObject, type JsonObject, objectOf } from './json.ts';

/** A resolved value, and the last reference on the way. */
export interface Resolved {
  value: JsonObject;
  /** Such as `#/components/schemas/Pet`; undefined if the value was no reference. */
  reference?: string | undefined;
}

/**
 * Resolves `$ref` within a document. A dangling or cyclic reference resolves to an empty object.
 */
export type Resolve = (value: unknown) => Resolved;

/** Creates the resolver of a document's references. */
export function createResolve(document: JsonObject): Resolve {
  return (value) => {
    const seen = new Set<string>();
    let found = value;
    let reference: string | undefined;
    while (isObject(found) && typeof found.$ref === 'string') {
      if (seen.has(found.$ref)) return { value: {}, reference };
      seen.add(found.$ref);
      reference = found.$ref;
      const { $ref: _, ...beside } = found;
      const target = lookUp(document, reference);
      // Keys beside a reference override its target (OpenAPI 3.1).
      found =
        isObject(target) && Object.keys(beside).length > 0 ? { ...target, ...beside } : target;
    }
    return { value: objectOf(found), reference };
  };
}

/** The media types of a body, each of which may be a reference (OpenAPI 3.2). */
export function contentOf({ content }: JsonObject, resolve: Resolve): Record<string, JsonObject> {
  const entries = Object.entries(objectOf(content));
  return Object.fromEntries(entries.map(([type, media]) => [type, resolve(media).value]));
}

/** The path of keys of a JSON pointer (RFC 6901). */
export function pointerPath(reference: string): string[] {
  return reference
    .slice(2)
    .split('/')
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The value at a JSON pointer (`#/…`); undefined if there is none. */
export function lookUp(document: JsonObject, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let value: unknown = document;
  for (const part of pointerPath(reference)) {
    if (Array.isArray(value)) value = value[Number(part)];
    else if (isObject(value) && Object.hasOwn(value, part)) value = value[part];
    else return undefined;
  }
  return value;
}

/** A mistake in a document, with the path of keys to it. */
export interface DocumentProblem {
  path: (string | number)[];
  about?: 'key' | 'value';
  message: string;
  hint: string;
}

/** Keys with data as values, in which `$ref` is an ordinary key. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Finds references that dangle or are cyclic. */
export function findReferenceProblems(document: JsonObject): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...path, index]));
    if (!isObject(value)) return;
    const reference = value.$ref;
    if (typeof reference === 'string' && path.at(-1) !== 'properties') {
      const problem = problemOf(document, reference);
      if (problem) problems.push({ path: [...path, '$ref'], ...problem });
    }
    for (const [key, child] of Object.entries(value)) {
      // A property may have one of these names; its value is a schema.
      if (data.has(key) && path.at(-1) !== 'properties') continue;
      if (!key.startsWith('x-')) visit(child, [...path, key]);
    }
  };
  visit(document, []);
  return problems;
}

function problemOf(document: JsonObject, reference: string) {
  // References to other documents are followed when the document is read; `#` is the document.
  if (!reference.startsWith('#') || reference === '#') return undefined;
  const target = lookUp(document, reference);
  if (target === undefined) {
    const [holder, name] = [
      reference.split('/').slice(0, -1).join('/'),
      reference.split('/').at(-1)!,
    ];
    const siblings = Object.keys(objectOf(lookUp(document, holder)));
    const guess = nearest(name, siblings);
    return {
      message: `Unexpected reference "${reference}", expected something that the document holds`,
      hint: guess ? `Did you mean "${holder}/${guess}"?` : 'Define it, or take the reference out',
    };
  }
  if (!isCircle(document, reference)) return undefined;
  return {
    message: `Unexpected reference "${reference}" that leads back to itself, expected it to end at a value`,
    hint: 'Put the value itself at one of the places',
  };
}

/** Whether references form a cycle without a value. Recursive schemas are valid. */
function isCircle(document: JsonObject, reference: string): boolean {
  const seen = new Set<string>();
  let value: unknown = { $ref: reference };
  while (isObject(value) && typeof value.$ref === 'string') {
    if (seen.has(value.$ref)) return true;
    seen.add(value.$ref);
    value = lookUp(document, value.$ref);
  }
  return false;
}
