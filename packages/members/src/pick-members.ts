import type { Member } from './member.ts';

/** What of a source a table needs. */
export interface Picking {
  /** The names that the page describes: a member is opened if one of them is inside it. */
  described: string[];
  /** The names of members that are left out. */
  without: string[];
}

/** Members as plain data. */
export interface Picked {
  /** All members of the source itself. */
  all: Pick<Member, 'name' | 'required' | 'isParameter'>[];
  /** The members, and within each of which the page describes a member all of these. */
  members: Member[];
}

/** Picks what a table needs, without the functions that open members. */
export function pickMembers(members: Member[], { described, without }: Picking): Picked {
  return {
    all: members.map(({ name, required, isParameter }) => ({ name, required, isParameter })),
    members: opened(
      members.filter(({ name }) => !without.includes(name)),
      described,
    ),
  };
}

/** The members, and those within: `options.steps`, `items[].key`. */
function opened(members: Member[], described: string[], outer = ''): Member[] {
  return members.flatMap(({ open, ...member }) => {
    const name = outer + member.name;
    const inside = `${name}${member.isList ? '[]' : ''}.`;
    if (!described.some((each) => each.startsWith(inside))) return [{ ...member, name }];
    const inner = opened(open?.() ?? [], described, inside);
    return described.includes(name) ? [{ ...member, name }, ...inner] : inner;
  });
}
