/**
 * The record itself, but reading a key that it does not have is an error: a page with a misspelled
 * expression does not build. TypeScript does not see the expressions of pages.
 *
 * @param name What the record is called in messages.
 */
export function strictKeys<Value extends object>(name: string, record: Value): Value {
  return new Proxy(record, {
    get(target, key) {
      if (typeof key === 'string' && !Object.hasOwn(target, key) && !(key in Object.prototype)) {
        const known = Object.keys(target).join(', ');
        throw new Error(`Unexpected ${name}.${key}, expected one of ${known}`);
      }
      return Reflect.get(target, key);
    },
  });
}
