import * as v from 'valibot';

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts by name. Unlike `v.record`, it keeps names such as `constructor`: a term of a site may be one. */
export const textsByName = (name: v.GenericSchema<string>, text: v.GenericSchema<string>) =>
  v.pipe(
    v.custom<Record<string, string>>(isRecord, 'Expected an object of texts'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const check = (origin: 'key' | 'value', schema: v.GenericSchema, key: string) => {
        const value = origin === 'key' ? key : input[key];
        for (const { message, expected, received } of v.safeParse(schema, value).issues ?? [])
          addIssue({
            input: value,
            message,
            expected: expected ?? undefined,
            received,
            path: [{ type: 'object', origin, input, key, value }],
          });
      };
      for (const key of Object.keys(input)) {
        check('key', name, key);
        check('value', text, key);
      }
    }),
  );
