import { type OwnRuleName, ownRule } from 'stilldocs/feature';

/** The rule of documents that cannot be read, so that there is no reference; see `index.ts`. */
export const rule: OwnRuleName = ownRule('openapi');

/** The rule of mistakes in a document whose reference is shown. */
export const contentRule: OwnRuleName = ownRule('openapi-document');
