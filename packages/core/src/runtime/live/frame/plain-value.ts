import type { LiveValue } from '../../../shared/live/host.ts';

/** The maximum depth of a value. */
const maxDepth = 40;

/** Converts the value that a host returns into data; `number` replaces each function by a number. */
export function plainValue(
  value: unknown,
  number: (fn: Function) => number,
  above: readonly unknown[] = [],
): LiveValue {
  if (typeof value === 'function') return { $fn: number(value) };
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value as LiveValue;
  if (above.includes(value) || above.length > maxDepth) return null;
  const inside = (item: unknown) => plainValue(item, number, [...above, value]);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof Date) return value.toJSON();
  const prototype: unknown = Object.getPrototypeOf(value);
  // Elements, windows and class instances are not data.
  if (prototype !== null && prototype !== Object.prototype) return null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item)]));
}
