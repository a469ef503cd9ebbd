import type { Data, Values } from '../protocol.ts';

/** Where a value is in the values of a form. */
export type Path = (string | number)[];

/** The value at a path; undefined where there is none. */
export function getIn(value: Data, [key, ...rest]: Path): Data {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return getIn(Array.isArray(value) ? value[Number(key)] : value[key], rest);
}

/** The same value with another at a path; `undefined` takes the member away. */
export function setIn(value: Data, [key, ...rest]: Path, next: Data): Data {
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.with(key, setIn(list[key], rest, next));
  }
  const record: Values = isValues(value) ? { ...value } : {};
  const inside = setIn(record[key], rest, next);
  if (inside === undefined) delete record[key];
  else record[key] = inside;
  return record;
}

/** Whether a value has members by name. */
export const isValues = (value: Data): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text, a text without its quotes; nothing is empty. */
export const textOf = (value: Data): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** A value as JSON over several lines, data URLs by their beginning. */
export const toJson = (value: Data, indent = 2): string =>
  JSON.stringify(
    value,
    (_, item: Data) =>
      typeof item === 'string' && item.startsWith('data:') ? `${item.slice(0, 24)}…` : item,
    indent,
  ) ?? 'undefined';
