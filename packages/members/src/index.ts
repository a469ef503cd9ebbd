import type { Extension } from 'stilldocs';

/** Where `<Members>` looks for packages and files. */
export interface MembersOptions {
  /** The folder whose packages are read, relative to the site's root. Default: the site's root. */
  folder?: string;
  /** Options of TypeScript, as in a `tsconfig.json`. Default: strict, resolved as bundlers do. */
  compilerOptions?: Record<string, unknown>;
  /** The heads of the columns, for sites in other languages. Default: English. */
  columns?: Partial<Columns>;
}

/** The heads of the columns of a table. */
export interface Columns {
  /** Default `Name`. */
  name: string;
  /** Default `Type`. */
  type: string;
  /** Default `Default`. */
  default: string;
  /** Default `Since`. */
  since: string;
  /** Default `Description`. */
  meaning: string;
  /** The word after the type of a member that is required. Default `required`. */
  required: string;
  /** The word after the name of a deprecated member. Default `deprecated`. */
  deprecated: string;
}

/**
 * Makes tables of the members of published types, JSON schemas, OpenAPI documents and help texts of commands:
 * `<Members of="my-package#Options">`. The page adds the descriptions; a member without one is an error.
 */
export function members(options: MembersOptions = {}): Extension {
  return {
    name: '@stilldocs/members',
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
