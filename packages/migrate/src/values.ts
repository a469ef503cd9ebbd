/** An object with any keys. */
export type Values = Record<string, unknown>;

/** Reports a part of a value that has no equivalent: its place, and what to do. */
export type Note = (path: string, text: string) => void;

/** Whether a value is an object, but not a list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
