import { nearest } from '../diagnostics/nearest.ts';

/**
 * Wraps a record so that reading a missing key throws: a page with a misspelled expression does not build.
 * TypeScript does not check the expressions of pages.
 *
 * @param name The name of the record in messages.
 * @throws Error with the nearest key when a missing key is read.
 */
export function strictKeys<Value extends object>(name: string, record: Value): Value {
  return new Proxy(record, {
    get(target, key) {
      if (typeof key === 'string' && !Object.hasOwn(target, key) && !(key in Object.prototype)) {
        const keys = Object.keys(target);
        const guess = nearest(key, keys);
        const expected = guess ? `${name}.${guess}` : `one of ${keys.join(', ')}`;
        throw new Error(`Unexpected ${name}.${key}, expected ${expected}`);
      }
      return Reflect.get(target, key);
    },
  });
}
