import { type OwnRuleName, ownRule } from 'stilldocs/feature';

/** The rule that mistakes of a document break; see `index.ts`. */
export const rule: OwnRuleName = ownRule('openapi');
