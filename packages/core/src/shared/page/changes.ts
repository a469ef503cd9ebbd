import { changesFolder, fileOfPath } from './paths.ts';

/** A section that changed. */
export interface ChangedSection {
  /** The text of its heading; empty for the start of the page. */
  title: string;
  /** The id of its heading on the page as it is now; null if it is gone. */
  id: string | null;
  kind: 'changed' | 'added' | 'removed';
}

/** A change of a page by one commit. */
export interface ChangedPage {
  path: string;
  title: string;
  /** ISO 8601. */
  date: string;
  /** The commit's hash. */
  commit: string;
  /** Whether the commit added the page; it then has no sections. */
  isNew: boolean;
  sections: ChangedSection[];
}

/** The output file of the feed of changes. */
export const changesFeedFile = 'changes.xml';

/** The blocks of a section that differ, as runs of words: old (-1), new (1), or in both (0). */
export type SectionWords = [kind: -1 | 0 | 1, text: string][][];

/**
 * A file of a page's changes: `_changes/sections/…` with the sections that changed since each earlier
 * version, `_changes/words/…` with their words, in the same order.
 */
export interface Since<Row> {
  /** The version of the page that this file belongs to. */
  to: string;
  since: Record<string, Row[]>;
}

/** The file with the sections of a page that changed since each earlier version. */
export function changedSectionsFile(path: string): string {
  return `${changesFolder}/sections/${fileOfPath(path, '.json')}`;
}

/** The file with the words of these sections, old and new. */
export function changedWordsFile(path: string): string {
  return `${changesFolder}/words/${fileOfPath(path, '.json')}`;
}
