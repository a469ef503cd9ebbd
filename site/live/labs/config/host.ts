import type { LiveHost } from 'stilldocs';
import schema from '../../../public/schemas/vev.schema.json' with { type: 'json' };
import { placeOf } from '../json-text.ts';
import { checkText } from './check-schema.ts';

/** Checks texts by the schema that the site publishes. */
export default {
  modules: {},
  mount: ({ exports }) => ({ text: String(exports) }),
  command: (_name, text) =>
    checkText(String(text), schema).map((problem) => ({
      ...problem,
      ...placeOf(String(text), problem.from),
    })),
} satisfies LiveHost;
