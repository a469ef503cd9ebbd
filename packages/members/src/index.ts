import type { Extension } from 'stilldocs';
import * as texts from './labels.ts';

export { membersGerman } from './labels-german.ts';

declare module 'stilldocs' {
  interface PackageLabels extends Record<keyof typeof texts, string> {}
}

/** Where `<Members>` looks for packages and files. */
export interface MembersOptions {
  /** The folder whose packages are read, relative to the site's root. Default: the site's root. */
  folder?: string;
  /** Options of TypeScript, as in a `tsconfig.json`. Default: strict, resolved as bundlers do. */
  compilerOptions?: Record<string, unknown>;
}

/**
 * Makes tables of the members of published types, JSON schemas, OpenAPI documents and help texts of commands:
 * `<Members of="my-package#Options">`. The page adds the descriptions; a member without one is an error.
 */
export function members(options: MembersOptions = {}): Extension {
  return {
    name: '@stilldocs/members',
    ownLabels: { module: '@stilldocs/members/labels', texts },
    rules: {
      members: {
        severity: 'error',
        finds:
          'A member in <Members> without a description, a description without a member, or no such source',
      },
    },
    features: [{ module: '@stilldocs/members/feature', options }],
  };
}
