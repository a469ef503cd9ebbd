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
  /**
   * Earlier releases of packages and files, by their names in `of`: `{ 'my-package': { current: '1.6', '1.5': 'my-package-1.5' } }`.
   * Each is the name of an installed package, such as an alias of npm, or a file of types. Tables then say since when a member
   * is there, and until when it was required. A page of an earlier version of the site shows the release with the name of that
   * version. For releases that are not installed, the path of a JSON file with what came when, relative to the site's root:
   * `{ "my-package#Options": { "size": "1.4" } }`. A `@since` in the types comes first.
   * Default: none.
   */
  releases?: string | Record<string, { current: string } & Record<string, string>>;
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
      'members-version': {
        severity: 'error',
        finds: 'Types of <Members> on a page of an earlier version that are known of today alone',
        isFixed: true,
      },
    },
    features: [
      { module: '@stilldocs/members/feature', thread: '@stilldocs/members/thread', options },
    ],
  };
}
