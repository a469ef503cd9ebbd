import { compile, match } from 'path-to-regexp';
import { isValues } from '../values.ts';

/**
 * The names of pages after `rewrites`: an object of patterns such as `packages/:name/:rest*`, or a
 * function.
 */
export function rewriter(rewrites: unknown): (name: string) => string {
  if (typeof rewrites === 'function') {
    return (name) => {
      const written: unknown = (rewrites as (name: string) => unknown)(name);
      return typeof written === 'string' ? written : name;
    };
  }
  const rules = Object.entries(isValues(rewrites) ? rewrites : {}).map(([from, to]) => ({
    parametersOf: match(from.startsWith('^') ? new RegExp(from) : from),
    write: compile(`/${String(to)}`, { validate: false }),
  }));
  return (name) => {
    for (const { parametersOf, write } of rules) {
      const found = parametersOf(name);
      if (found) return write(found.params).slice(1);
    }
    return name;
  };
}
