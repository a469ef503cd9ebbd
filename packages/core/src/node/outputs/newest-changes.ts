import type { SectionChange } from '../../content/changes/compare-sections.ts';
import {
  type ChangedPage,
  changedSectionsFile,
  type ChangedSection,
  changedWordsFile,
  type SectionWords,
  type Since,
} from '../../shared/page/changes.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import { hasVersions, type History } from '../history/history.ts';
import type { PageChange } from '../history/page-history.ts';
import { isSearchable } from '../search/search-index.ts';

/** The maximum number of changes in the list and in the feed. */
const maxChanges = 100;
/** The maximum length of a text that is old or new as a whole, in characters. */
const maxText = 600;

/** A page with versions, as it is now. */
export interface VersionedPage {
  facts: PageFacts;
  text: string;
}

/** A change of a page, with the words. */
export interface ChangeWithWords extends ChangedPage {
  /** The differing blocks of each section. */
  words: SectionWords[];
}

/**
 * The present version of a page, and the files with its differences to earlier versions. Undefined if
 * the page has no versions.
 */
export async function versionOf(
  history: History,
  { facts, text }: VersionedPage,
): Promise<{ version: string; files: LinkedFile[] } | undefined> {
  if (!hasVersions(facts)) return undefined;
  const page = { file: facts.file, text };
  const { version } = await history.present(page);
  const file = (output: string, write: typeof sectionsSince | typeof wordsSince) => ({
    output,
    content: async () => JSON.stringify(write(version, facts, (await history.of(page)).since)),
  });
  return {
    version,
    files: [
      file(changedSectionsFile(facts.path), sectionsSince),
      file(changedWordsFile(facts.path), wordsSince),
    ],
  };
}

/** The newest changes of pages, newest first. */
export async function newestChanges(
  history: History,
  pages: VersionedPage[],
): Promise<ChangeWithWords[]> {
  const changes: ChangeWithWords[] = [];
  for (const { facts, text } of pages) {
    if (!hasVersions(facts) || !isSearchable(facts)) continue;
    for (const change of (await history.of({ file: facts.file, text })).changes)
      changes.push(changeOf(facts, change));
  }
  return changes
    .filter(({ isNew, sections }) => isNew || sections.length > 0)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.path < b.path ? -1 : 1))
    .slice(0, maxChanges);
}

type Versions = [version: string, changes: SectionChange[]][];

function sectionsSince(to: string, facts: PageFacts, since: Versions): Since<ChangedSection> {
  const rows = since.map(([version, changes]) => [version, sectionsOf(facts, changes)]);
  return { to, since: Object.fromEntries(rows) };
}

function wordsSince(to: string, _facts: PageFacts, since: Versions): Since<SectionWords> {
  const rows = since.map(([version, changes]) => [version, changes.map(wordsOf)]);
  return { to, since: Object.fromEntries(rows) };
}

function changeOf(facts: PageFacts, { id, date, isNew, sections }: PageChange): ChangeWithWords {
  return {
    path: facts.path,
    title: pageTitle(facts),
    date,
    commit: id,
    isNew,
    sections: sectionsOf(facts, sections),
    words: sections.map(wordsOf),
  };
}

/** The sections, with the ids of their headings; the section `text (n)` has the nth heading of a text. */
function sectionsOf({ headings, frontMatter, title }: PageFacts, changes: SectionChange[]) {
  const ids = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { text, id } of headings) {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    ids.set(count > 1 ? `${text} (${count})` : text, id);
  }
  const own = new Set(['', title, frontMatter.title]);
  return changes.map((change): ChangedSection => {
    const isStart = own.has(change.title);
    return {
      title: isStart ? '' : change.title,
      id: isStart ? '' : change.kind === 'removed' ? null : (ids.get(change.title) ?? null),
      kind: change.kind,
    };
  });
}

function wordsOf({ blocks }: SectionChange): SectionWords {
  return blocks.map((pieces) =>
    pieces.map(([kind, text]): SectionWords[number][number] =>
      text.length > maxText ? [kind, `${text.slice(0, maxText)}…`] : [kind, text],
    ),
  );
}
