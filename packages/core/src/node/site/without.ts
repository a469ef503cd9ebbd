/** A copy of a value without one of its nested keys. */
export function without(value: unknown, [key, ...below]: PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (below.length === 0) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, without(Reflect.get(copy, key), below));
  return copy;
}
