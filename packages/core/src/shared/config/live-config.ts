import * as v from 'valibot';
import { text } from './config-values.ts';

/** `live` of the configuration. */
export const liveSchema = v.strictObject({
  /** The hosts that run samples, by name. */
  hosts: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/i, 'Expected a name of letters and digits')),
      v.strictObject({
        /**
         * The module whose default export is a `LiveHost`: `~/live/host.ts`, `~` being the root. It is
         * bundled with what it imports and runs in the frame.
         */
        module: text,
        /** The module whose default export shows what the host describes, next to the sample. */
        panel: v.optional(text),
        /**
         * Modules in place of those that the host's packages import and samples do not need, by specifier:
         * `{ animejs: '~/live/no-animation.ts' }`.
         */
        replace: v.optional(v.record(text, text), {}),
      }),
    ),
    {},
  ),
});
