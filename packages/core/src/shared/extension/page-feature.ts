import type { Labels } from '../config/labels-config.ts';
import type { RuleName } from '../diagnostics/rules.ts';

/** A fence of a page, with its includes. */
export interface FeatureFence {
  /** Lower-case. */
  language: string;
  title?: string | undefined;
  code: string;
  /** The line in the page's file of each line of the code, from 1. */
  sourceLines: readonly number[];
  /** The line in the page's file that opens the fence, from 1. */
  line: number;
}

/** A problem of a page that a feature has found. */
export interface FeatureProblem {
  /** The line in the page's file, from 1. */
  line: number;
  rule: RuleName;
  /** The problem first, without its place. */
  message: string;
  /** What to do. */
  hint?: string | undefined;
}

/** What a feature gets of the page that is compiled. */
export interface FeaturePage {
  /** Without base: `/guide/first`. */
  path: string;
  /** The page's file, relative to the site's root. */
  file: string;
  /** The site's root, absolute. */
  root: string;
  labels: Labels;
  report(problem: FeatureProblem): void;
  /** Notes a file that the result depends on, absolute, before it is read: it may be missing. */
  reads(file: string): void;
  /** Begins with a letter, and differs from the ids of all other fences of the page. */
  id: string;
}

/** A drawing in place of a fence. */
export interface Drawing {
  /** The class of the figure around it. */
  className: string;
  /** Safe HTML inside the figure. */
  html: string;
  /** Its text, for search. */
  text: string;
}

/**
 * A part of how pages are compiled. A module of an extension's `features` exports a function by default, which
 * is called with the options of that row and returns the feature. It runs in Node, in several threads at once.
 */
export interface PageFeature {
  /**
   * Draws fences in place of their code, by language. A fence without a drawing (`undefined`) is shown as code.
   */
  drawings?: Record<
    string,
    (fence: FeatureFence, page: FeaturePage) => Promise<Drawing | undefined> | Drawing | undefined
  >;
  /**
   * Style sheets for pages whose HTML contains a text, by that text: `{ 'class="Chart"': './chart.css' }`.
   * A name is relative to the module.
   */
  styles?: Record<string, string>;
}
