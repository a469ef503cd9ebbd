import { readFileSync } from 'node:fs';
import { MembersError } from './member.ts';

/** The release that each member came with, by source and name: `{ "my-package#Options": { "size": "1.4" } }`. */
export type Releases = Record<string, Record<string, string>>;

/**
 * Reads the file that the option `releases` names.
 *
 * @param name The file as the configuration names it, for messages.
 * @throws MembersError if it is missing or has another form.
 */
export function readReleases(file: string, name: string): Releases {
  let releases: unknown;
  try {
    releases = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof SyntaxError ? error.message : 'there is no such file';
    throw new MembersError(
      `${name}, which the option "releases" of members() names, is not read: ${cause}`,
      'Its name is relative to the site’s root',
    );
  }
  if (!isReleases(releases))
    throw new MembersError(
      `${name}, which the option "releases" of members() names, has another form`,
      'Write { "my-package#Options": { "size": "1.4" } }',
    );
  return releases;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReleases = (value: unknown): value is Releases =>
  isObject(value) &&
  Object.values(value).every(
    (members) => isObject(members) && Object.values(members).every((it) => typeof it === 'string'),
  );
