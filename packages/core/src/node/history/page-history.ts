import {
  compareSections,
  keyOf,
  type SectionChange,
} from '../../content/changes/compare-sections.ts';
import { sourceSections, type SourceSection } from '../../content/changes/source-sections.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { isDraft } from '../site/discover.ts';
import type { Commit } from '../site/git-log.ts';
import type { GitFiles } from './git-files.ts';

/** A version of a page: equal words are an equal version, in any order and formatting. */
export interface PageVersion {
  /** 8 digits in hex. */
  version: string;
  sections: SourceSection[];
  /** The files that it was read from besides the page's own, relative to the site's root. */
  files: string[];
}

/** A change of a page by one commit. */
export interface PageChange extends Commit {
  /** Whether the commit added the page; `sections` is then empty. */
  isNew: boolean;
  sections: SectionChange[];
}

/** The changes of a page. */
export interface PageHistory {
  /** The differences of the present version to each earlier one, by that version; newest first. */
  since: [version: string, changes: SectionChange[]][];
  /** The changes between the versions, newest first. */
  changes: PageChange[];
}

/** The maximum number of commits that are read for a page: most of them may not change a word. */
const maxCommits = 40;

/** Identifies the words of a page. The order of its paragraphs does not count. */
export function versionOf(sections: SourceSection[]): string {
  const keys = sections.flatMap(({ blocks }) => blocks.map(keyOf)).sort();
  return hash(...keys).slice(0, 8);
}

/**
 * Reads a version of a page. The files that it includes become known while it is read.
 *
 * @param readFile A file of that version, relative to the site's root.
 * @param likely Files that it probably includes: reading them first saves parsing the page twice.
 */
export async function readVersion(
  text: string,
  file: string,
  readFile: (file: string) => Promise<string | undefined> | string | undefined,
  likely: string[] = [],
): Promise<PageVersion> {
  const texts = new Map<string, string | undefined>();
  for (const name of likely) texts.set(name, await readFile(name));
  for (;;) {
    const missing = new Set<string>();
    const sections = sourceSections(text, file, (name) => {
      if (!texts.has(name)) missing.add(name);
      return texts.get(name);
    });
    if (missing.size === 0)
      return { version: versionOf(sections), sections, files: [...texts.keys()].sort() };
    for (const name of missing) texts.set(name, await readFile(name));
  }
}

/** The page whose history is read. */
interface HistoryInput {
  git: GitFiles;
  cache: Pick<Cache, 'get' | 'set' | 'use'>;
  engine: string;
  /** The maximum number of earlier versions. */
  versions: number;
}

/** The history of a page, from the commits that touched it or what it includes. */
export async function readHistory(
  input: HistoryInput,
  file: string,
  present: PageVersion,
): Promise<PageHistory> {
  const { git, cache, engine, versions } = input;
  const commits = git.commitsOf([file, ...present.files]).slice(0, maxCommits);
  const keys = commits.map(({ id }) => hash('version', engine, git.prefix, id, file));
  const key = hash('history', engine, file, present.version, String(versions), keys.join());
  // The build drops results that it did not use.
  for (const each of keys) cache.use(each);
  const stored = cache.get(key);
  if (stored) return JSON.parse(stored.toString()) as PageHistory;
  const line: (PageVersion & { commit: Commit })[] = [];
  let isWhole = true;
  for (const [index, commit] of commits.entries()) {
    const found = await versionAt(input, commit, file, keys[index]!, present.files);
    if (!found) break;
    // An equal version is older: the change to it was made by the older commit.
    if (line.at(-1)?.version === found.version) line.at(-1)!.commit = commit;
    else if (line.length > versions) {
      isWhole = false;
      break;
    } else line.push({ ...found, commit });
  }
  const history = compareAll(line, present, isWhole && commits.length < maxCommits);
  cache.set(key, JSON.stringify(history));
  return history;
}

function compareAll(
  line: (PageVersion & { commit: Commit })[],
  present: PageVersion,
  isWhole: boolean,
): PageHistory {
  const since = new Map<string, SectionChange[]>();
  for (const { version, sections } of line)
    if (version !== present.version && !since.has(version))
      since.set(version, compareSections(sections, present.sections));
  const changes = line.flatMap(({ sections, commit }, index): PageChange[] => {
    const before = line[index + 1];
    if (!before) return isWhole ? [{ ...commit, isNew: true, sections: [] }] : [];
    return [{ ...commit, isNew: false, sections: compareSections(before.sections, sections) }];
  });
  return {
    since: [...since],
    changes: changes.map(({ id, date, isNew, sections }) => ({ id, date, isNew, sections })),
  };
}

/**
 * A page at a commit. Undefined if it did not exist, or was a draft: nobody may read the words of a
 * draft.
 */
async function versionAt(
  { git, cache }: HistoryInput,
  { id }: Commit,
  file: string,
  key: string,
  likely: string[],
): Promise<PageVersion | undefined> {
  const stored = cache.get(key);
  if (stored) return JSON.parse(stored.toString()) as PageVersion;
  const text = await git.textAt(id, file);
  if (text === undefined || isDraft(text)) return undefined;
  const version = await readVersion(text, file, (name) => git.textAt(id, name), likely);
  cache.set(key, JSON.stringify(version));
  return version;
}
