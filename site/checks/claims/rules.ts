/**
 * The source of a statement without a type: `specification 9`, one of `rules/sources.ts`, or a
 * source that the check reads. The latter must contain the names and numbers of the statement:
 * `sample react/hooks/SaleCountdown.tsx` all of them, `sdk code` (the published program of
 * `@vev/react`) every name, `type …` (a type of TypeScript, as in `types`) every name as member,
 * text or parameter, `exports` every name as an export of `@vev/react` or `@vev/utils`, `samples of
 * the page` every name in a sample. `probe: …` must be words of a statement in
 * `site/checks/probes`.
 */
type Source = string;

/** The rules for one section of a page. Every part may be missing. */
export interface SectionRules {
  /**
   * Types of TypeScript whose members, texts and parameters are allowed; `sdk` is `@vev/react`,
   * `utils` is `@vev/utils`. The types in `drift/comparisons.ts` are always allowed.
   */
  types?: string[];
  /** Names of the language, the browser and React, separated by spaces. */
  platform?: string;
  /** Names that the SDK must export, mainly those without a section, separated by spaces. */
  exports?: string;
  /** Names that no package declares. */
  names?: [names: string, source: Source][];
  /** Words as on the page, with their code, numbers and flags. */
  phrases?: [words: string, source: Source][];
  /**
   * Tables without a type: for each first cell, as text, the content of the other cells: all words
   * of a text, in any order, or the complete cell after `=`. An empty text requires no words.
   */
  rows?: { source: Source; table?: number; of: Record<string, string[]> }[];
  /** Complete lists: their names, or a type whose members they are. */
  lists?: [names: string[] | string, source: Source][];
}

/** By heading; `*` applies to the whole page. */
export type PageRules = Record<string, SectionRules>;

/** By page, relative to `pages`. */
export type Rules = Record<string, PageRules>;
