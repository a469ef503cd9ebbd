import type { Data } from '../../site/live/protocol.ts';

/**
 * A value as data that can cross to the panel: elements become their tag in words, functions and
 * what refers to itself become a note. At most six levels.
 */
export function toData(value: unknown, levels = 6): Data {
  if (value === null || value === undefined) return value;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object') return String(value);
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Error) return String(value);
  if (levels === 0) return '(deeper)';
  if (Array.isArray(value)) return value.map((item) => toData(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, toData(member, levels - 1)]),
  );
}

/** Whether a value is an object with members, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
