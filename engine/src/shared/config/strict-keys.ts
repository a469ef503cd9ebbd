import { nearest } from '../diagnostics/nearest.ts';

/**
 * The record itself, but reading a key that it does not have is an error: a page with a misspelled
 * expression does not build. TypeScript does not see the expressions of pages.
 *
 * @param name What the record is called in messages.
 * @throws When a key is read that the record does not have, with the nearest that it has.
 */
export function strictKeys<Value extends object>(name: string, record: Value): Value {
  return new Proxy(record, {
    get(target, key) {
      if (typeof key === 'string' && !Object.hasOwn(target, key) && !(key in Object.prototype)) {
        const known = Object.keys(target);
        const guess = nearest(key, known);
        const expected = guess ? `${name}.${guess}` : `one of ${known.join(', ')}`;
        throw new Error(`Unexpected ${name}.${key}, expected ${expected}`);
      }
      return Reflect.get(target, key);
    },
  });
}
