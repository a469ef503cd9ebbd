import type { RequiredChange } from './releases.ts';

/** A row of a table: a property, a parameter, a value, an export, an option or a call. */
export interface Member {
  /** As one writes it: `name`, `--port`, `POST /keys`. The key of its description. */
  name: string;
  /** Code; empty if it has none. */
  type: string;
  required: boolean;
  /** Code. */
  default?: string | undefined;
  /** The release that added it. */
  since?: string | undefined;
  /** The last change of `required`, if releases are known. */
  changed?: RequiredChange | undefined;
  /** What to use instead; empty if that is not said. */
  deprecated?: string | undefined;
  /** What the source says of it, as Markdown. */
  docs?: string | undefined;
  /** Whether it is a parameter of the function that the source names. */
  isParameter?: boolean | undefined;
  /** Whether it is a list, whose items `open` lists: their names begin with `name[].`. */
  isList?: boolean | undefined;
  /** Its own members; empty if it has none. */
  open?(): Member[];
}

/** What a table is made of, and the files that it depends on. */
export interface Found {
  members: Member[];
  /** Absolute. */
  reads: string[];
}

/** A problem that names what is missing and what to do. */
export class MembersError extends Error {
  hint: string | undefined;
  rule: 'members' | 'members-version';

  constructor(message: string, hint?: string, rule: MembersError['rule'] = 'members') {
    super(message);
    this.hint = hint;
    this.rule = rule;
  }
}
