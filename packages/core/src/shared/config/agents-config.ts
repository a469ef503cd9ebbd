import * as v from 'valibot';

/**
 * The instructions for agents that work with the product: the build writes `AGENTS.md` and a skill
 * (https://agentskills.io) from sections of the pages.
 */
export const agentsSchema = v.strictObject({
  /** The name of the skill: `rooms-api`. */
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Expected lower-case letters, digits and single hyphens'),
    v.maxLength(64),
  ),
  /** The heading of the text. Default: the option `title`. */
  title: v.optional(v.string()),
  /** What an agent does with it, and when: agents choose a skill by this sentence. */
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  /** The sections, in order: `/guide/agents#rules`, or a whole page. */
  sections: v.pipe(
    v.array(v.pipe(v.string(), v.startsWith('/', 'Expected a path such as /guide#part'))),
    v.minLength(1),
  ),
});
