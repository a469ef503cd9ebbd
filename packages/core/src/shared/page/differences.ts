import type { SectionWords } from './changes.ts';

/** A page that differs between two versions. */
export interface DifferingPage {
  title: string;
  /** Its address in the later version, or in the earlier one if it was removed. */
  href: string;
  kind: 'added' | 'changed' | 'removed';
  sections: {
    /** The text of the heading; empty for the start of the page. */
    title: string;
    kind: 'changed' | 'added' | 'removed';
    /** The id of the heading in the later version; null if it is unknown or gone. */
    id: string | null;
    words: SectionWords;
  }[];
}

/** What differs between two versions, by page. */
export interface VersionDifferences {
  from: string;
  to: string;
  pages: DifferingPage[];
}
