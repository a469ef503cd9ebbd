import { resolve } from 'node:path';
import type { FeatureThread } from 'stilldocs';
import type { MembersOptions } from './index.ts';
import { MembersError } from './member.ts';
import { pickMembers, type Picked, type Picking } from './pick-members.ts';
import { createTypeReader, type TypeChoice, type TypeReader } from './read-type-members.ts';

/** Asks for the members of a type. */
export interface TypeQuestion {
  /** `package#Type`, `package#Type.member` or `package`. */
  of: string;
  /** The site's folder whose packages are found, relative to the site's root. */
  root: string;
  choice: TypeChoice;
  picking: Picking;
}

/** The members, or why there are none. */
export type TypeAnswer = Picked | { mistake: { message: string; hint?: string | undefined } };

/** Answers with the members of types: one program serves all pages, because reading the libraries takes most of the time. */
const start: FeatureThread<MembersOptions | undefined, TypeQuestion, TypeAnswer> = (
  options = {},
  site,
) => {
  const readers = new Map<string, TypeReader>();
  return ({ of, root, choice, picking }) => {
    const folder = resolve(site.root, root, options.folder ?? '.');
    const reader =
      readers.get(folder) ?? createTypeReader(folder, options.compilerOptions, site.share);
    readers.set(folder, reader);
    try {
      const { members, reads } = reader(of, choice);
      return { output: pickMembers(members, picking), reads };
    } catch (error) {
      if (!(error instanceof MembersError)) throw error;
      const { message, hint } = error;
      return { output: { mistake: { message, hint } }, isStored: false };
    }
  };
};

export default start;
