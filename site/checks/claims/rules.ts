/**
 * Where a statement comes from, when no type says it: `specification 9`, one of `rules/sources.ts`, or
 * one that the check reads: `sample react/hooks/SaleCountdown.tsx` must hold every number and name of
 * the statement, `sdk code` (the published program of `@vev/react`) every name in it, `type …` (a type
 * of TypeScript, as in `types`) every name as member, text or parameter, `exports` every name as one
 * that `@vev/react` or `@vev/utils` exports, `samples of the page` every name as one in a sample, and
 * `probe: …` must be words of a statement in `site/checks/probes`.
 */
type Source = string;

/** What the check holds one section of a page against. Every part may be missing. */
export interface SectionRules {
  /**
   * Types of TypeScript whose members, texts and parameters may be named here; `sdk` is
   * `@vev/react`, `utils` is `@vev/utils`. Types that `drift/comparisons.ts` compares count anyway.
   */
  types?: string[];
  /** Names of the language, the browser and React, separated by spaces. */
  platform?: string;
  /** Names that the SDK has to export, most of all those without a section on a page, separated by spaces. */
  exports?: string;
  /** Names that no package declares. */
  names?: [names: string, source: Source][];
  /** Words as they stand on the page, with their code, numbers and flags. */
  phrases?: [words: string, source: Source][];
  /**
   * Tables without a type: for each first cell, as read, what the other cells say: all words of a
   * text, in any order, or the whole cell after `=`. An empty text asks for nothing in words.
   */
  rows?: { source: Source; table?: number; of: Record<string, string[]> }[];
  /** Lists that are whole: their names, or a type whose members they are. */
  lists?: [names: string[] | string, source: Source][];
}

/** By heading; `*` counts for the whole page. */
export type PageRules = Record<string, SectionRules>;

/** By page, relative to `pages`. */
export type Rules = Record<string, PageRules>;
