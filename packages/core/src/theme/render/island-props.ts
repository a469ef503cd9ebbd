import { isValidElement, type ReactNode } from 'react';
import { type DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { placeOfProps } from './element-places.ts';

/** The props of an island: its data, and the elements to render here, by name. */
export interface IslandProps {
  data: Record<string, unknown>;
  elements: Record<string, ReactNode>;
}

/**
 * Splits the props of an island into data, sent to the browser as JSON, and slots.
 *
 * @throws DiagnosticError with the element's place if a prop is neither.
 */
export function splitProps(props: object, id: string): IslandProps {
  const parts: IslandProps = { data: {}, elements: {} };
  for (const [name, value] of Object.entries(props)) {
    if (isRenderable(value)) {
      parts.elements[name] = value;
      continue;
    }
    const foreign = findForeign(value, name);
    if (foreign) throw refusal(foreign, id, props);
    parts.data[name] = value;
  }
  return parts;
}

function isRenderable(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some(isRenderable));
}

/** A value that JSON cannot represent, and its path, as in `items[0].format`. */
interface Foreign {
  kind: string;
  name: string;
}

/**
 * Finds the first value of a prop that JSON rejects, drops or changes. An `undefined` property may be
 * dropped, because it is read as `undefined` all the same. JSON turns the `undefined` items of a list
 * into null, which React renders alike: `children` may have some.
 */
function findForeign(value: unknown, name: string, holders: object[] = []): Foreign | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return { kind: String(value), name };
  if (typeof value !== 'object' || value === null) {
    const isData = !['function', 'symbol', 'bigint'].includes(typeof value);
    return isData ? undefined : { kind: typeof value, name };
  }
  if (isValidElement(value)) return { kind: 'element', name };
  if (holders.includes(value)) return { kind: 'circular object', name };
  const prototype: unknown = Object.getPrototypeOf(value);
  const isList = Array.isArray(value);
  if (!isList && prototype !== Object.prototype && prototype !== null)
    return { kind: value.constructor.name, name };
  // `Object.entries` would skip the holes of a list.
  for (const [key, inner] of isList ? value.entries() : Object.entries(value)) {
    const at = isList ? `${name}[${key}]` : `${name}.${key}`;
    if (isList && inner === undefined && !at.startsWith('children['))
      return { kind: 'undefined', name: at };
    const foreign = findForeign(inner, at, [...holders, value]);
    if (foreign) return foreign;
  }
  return undefined;
}

function refusal({ kind, name }: Foreign, id: string, props: object): DiagnosticError {
  return errorWith({
    rule: 'island-props',
    message: `The prop "${name}" of island ${id} is not data: ${kind}`,
    hint: hintFor(kind),
    ...placeOfProps(props),
  });
}

function hintFor(kind: string): string {
  if (kind === 'element') return 'Give elements as a prop or children, not within other data';
  const crossing = 'Props of a ‘use client’ component cross to the browser as JSON';
  return ['undefined', 'NaN', 'Infinity', '-Infinity'].includes(kind)
    ? `${crossing}, which makes it null: write null, or a text`
    : `${crossing}: move the code into its file`;
}
