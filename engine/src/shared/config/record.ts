import * as v from 'valibot';

/** The keys that `v.record` silently omits. */
const skipped = ['__proto__', 'constructor', 'prototype'];

/** A record of any keys: a term of a site may be `constructor`. */
export function record<Value extends v.GenericSchema>(
  key: v.GenericSchema<string>,
  value: Value,
): v.RecordSchema<v.GenericSchema<string>, Value, undefined> {
  const schema = v.record(key, value);
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const input: unknown = dataset.value;
    const result = schema['~run'](dataset, config) as {
      typed: boolean;
      value: object;
      issues?: v.BaseIssue<unknown>[];
    };
    for (const name of skipped) {
      if (!result.typed || !Object.hasOwn(Object(input) as object, name)) continue;
      const of = input as Record<string, unknown>;
      const written = of[name];
      const { value: output, issues = [] } = value['~run']({ value: written }, config);
      const place: v.ObjectPathItem = {
        ...{ type: 'object', origin: 'value', input: of, key: name, value: written },
      };
      const here = issues.map((issue): v.BaseIssue<unknown> => ({
        ...issue,
        path: [place, ...(issue.path ?? [])],
      }));
      if (here.length > 0) result.issues = [...(result.issues ?? []), ...here];
      // An assignment to `__proto__` would set the prototype.
      Object.defineProperty(result.value, name, {
        ...{ value: output, enumerable: true, configurable: true, writable: true },
      });
    }
    return result as ReturnType<(typeof schema)['~run']>;
  };
  return { ...schema, '~run': run };
}
