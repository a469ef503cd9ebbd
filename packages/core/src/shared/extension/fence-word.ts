import type { FeatureFence, FeaturePage } from './page-feature.ts';

/** A fence of a page with fences that have a word of a feature. */
export interface WordFence extends FeatureFence {
  /** The value of the word: `vev` of `live=vev`; empty for the word alone. Undefined if the fence does not have it. */
  value: string | undefined;
  /** `filename="x.ts"`. */
  filename: string | undefined;
  /** The file that it includes first, absolute. */
  included: string | undefined;
}

/** What a feature gets of a page with fences that have one of its words. */
export interface WordPage<Own extends string = never> extends Omit<FeaturePage<Own>, 'id'> {
  /** The base of the site's URLs: `/docs`; empty without one. */
  base: string;
  /** Every fence of the page that no feature draws, in order: those with the word among them. */
  fences: readonly WordFence[];
  /**
   * Code as HTML with colors, its lines joined by line breaks.
   *
   * @throws Error if there is no such language.
   */
  colored(code: string, language: string): Promise<string>;
  /**
   * Adds a file to the site, which a script can fetch. Its name gets a hash of the content: `types.json` is
   * `/assets/types-….json`. The same content is added once.
   *
   * @returns The URL with the base.
   */
  addFile(name: string, content: string): string;
}

/** An element around a part of a line: `<span class="…" data-…>`. */
export interface FenceMark {
  /** From 0. */
  line: number;
  /** The start, from 0, and the length, in UTF-16 code units. */
  character: number;
  length: number;
  className: string;
  /** The values of `data-` attributes, by the names of `dataset`. Default: none. */
  data?: Record<string, string>;
}

/** A note below a line: `<span class="Code-note" data-kind="…">`. The copy button leaves it out. */
export interface FenceNote {
  /** From 0. */
  line: number;
  kind: string;
  /** The text, for search. */
  text: string;
  /** The text as it is shown, with what it is in words: `Error: …`. Default: `text`. */
  shown?: string;
  /** The number of spaces before each of its lines. Default 0. */
  indent?: number;
}

/** What a word adds to a fence. Lines count in `code`, or in the code of the fence. */
export interface FenceAddition {
  /**
   * The code that is shown, and for each of its lines the line of the fence's code that it was; both from 0. Only one
   * of the words of a fence can change its code.
   */
  code?: { text: string; lines: number[] };
  marks?: FenceMark[];
  notes?: FenceNote[];
  /** The values of `data-` attributes of the figure around the code, by the names of `dataset`. */
  data?: Record<string, string>;
  /** The name for screen readers, with the former one in it: `{name}; arrow keys show types`. */
  name?: string;
  /** Safe HTML below the code, inside the figure. */
  below?: string;
  /** What it says, as lines below the code in the page's Markdown twin. */
  remarks?: string[];
}

/** A word after the language of a fence: `twoslash`, `live=host`. */
export interface FenceWord<Own extends string = never> {
  /** Whether a value follows it: `live=host`. Default: none. */
  value?: 'optional' | 'required';
  /**
   * Called once for a page, or for a partial, with its fences that have the word, in order: their includes are
   * read, their notations are not. Returns what it adds to each of them, in that order.
   */
  add(
    fences: readonly WordFence[],
    page: WordPage<Own>,
  ): Promise<(FenceAddition | undefined)[]> | (FenceAddition | undefined)[];
}
