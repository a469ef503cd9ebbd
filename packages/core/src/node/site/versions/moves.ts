/* Pages that have another path in another version. All paths are without base and version. */

/** The pages of a version that have another path today. */
export interface Moves {
  /** The path today of a path of that time. */
  today: ReadonlyMap<string, string>;
  /** The path at that time of a path of today. */
  past: ReadonlyMap<string, string>;
}

/** What tells where a page has gone. */
interface Traces {
  /** Files that Git takes for renamed, as paths of pages. */
  renames: readonly (readonly [then: string, today: string])[];
  /** The redirects of today, each with its final target. */
  redirects: readonly { path: string; to: string }[];
}

/** Compares the paths of a version with today's paths: a redirect, which an author has written, comes before a rename. */
export function movesBetween(
  then: ReadonlySet<string>,
  today: ReadonlySet<string>,
  { renames, redirects }: Traces,
): Moves {
  const written = redirects.map(({ path, to }) => [path, to] as const);
  const pairs = [...written, ...renames].filter(
    ([old, now]) => then.has(old) && today.has(now) && old !== now,
  );
  const forth = new Map<string, string>();
  const back = new Map<string, string>();
  for (const [old, now] of pairs) {
    if (!today.has(old) && !forth.has(old)) forth.set(old, now);
    if (!then.has(now) && !back.has(now)) back.set(now, old);
  }
  return { today: forth, past: back };
}

/** The pages of a version, as a target of links. */
export interface VersionPaths {
  has(path: string): boolean;
  /** Its first page; undefined if it has none. */
  first(): string | undefined;
  /** Undefined for the present version. */
  moves?: Moves | undefined;
}

/** The same page in another version; undefined if that has none. */
export function samePage(path: string, from: VersionPaths, to: VersionPaths): string | undefined {
  if (to.has(path)) return path;
  const today = from.moves?.today.get(path) ?? path;
  const then = to.moves?.past.get(today) ?? today;
  return to.has(then) ? then : undefined;
}

/** The same page in another version, or else the nearest one above it; undefined if that version has no page. */
export function nearestPage(
  path: string,
  from: VersionPaths,
  to: VersionPaths,
): string | undefined {
  const same = samePage(path, from, to);
  if (same !== undefined) return same;
  for (let at = path; at !== '/';) {
    at = at.slice(0, Math.max(1, at.lastIndexOf('/')));
    if (to.has(at)) return at;
  }
  return to.first();
}
