import type { Member } from './member.ts';

/** The members of a type in an earlier release. */
export interface Release {
  name: string;
  /** Undefined if the release does not have the type. */
  members: Member[] | undefined;
}

/** A change of a member: until a release it was required, or was not. */
export interface RequiredChange {
  /** The release that changed it. */
  before: string;
  required: boolean;
}

/**
 * The members with the release that added each, and the last one that made it required or optional. What every known
 * release has says nothing, and what the types say themselves stays.
 *
 * @param earlier The newest first.
 * @param current The name of the present release.
 */
export function withReleases(members: Member[], earlier: Release[], current: string): Member[] {
  const nameAfter = (index: number) => earlier[index - 1]?.name ?? current;
  return members.map((member) => {
    const before = earlier.map((release) =>
      release.members?.find(({ name }) => name === member.name),
    );
    const end = before.indexOf(undefined);
    const known = before.slice(0, end === -1 ? undefined : end) as Member[];
    const changed = known.findIndex(({ required }) => required !== member.required);
    return {
      ...member,
      since: member.since ?? (end === -1 ? undefined : nameAfter(end)),
      ...(changed !== -1 && {
        changed: { before: nameAfter(changed), required: !member.required },
      }),
    };
  });
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The earlier releases of a source, the newest first: the name of each, and where its types are. */
export function earlierReleases(
  releases: Record<string, string>,
): [name: string, source: string][] {
  return Object.entries(releases)
    .filter(([name]) => name !== 'current')
    .sort(([one], [other]) => inOrder.compare(other, one));
}
