import type { Diagnostic } from './diagnostic.ts';

/** What a page may have at most: with more, a build takes minutes, or a library ends in an overflow. */
interface Limit {
  most: number;
  /** What is counted. */
  what: string;
  hint: string;
  /** The figure that justifies the limit. Times are those of one core of a laptop. */
  because: string;
}

/** Every limit. A page that exceeds one is an error with file, line and limit. */
export const limits = {
  marks: {
    most: 100,
    what: 'marks of lists and quotes within each other',
    hint: 'Nest them less deeply, or put the line into a fence',
    because: 'twice as many take the parser four times as long',
  },
  columns: {
    most: 200,
    what: 'columns before the mark of a list',
    hint: 'Nest the list less deeply, or put the line into a fence',
    because: 'twice as many take the parser four times as long',
  },
  emphasis: {
    most: 2000,
    what: 'marks of emphasis in a paragraph',
    hint: 'Split the paragraph, put it into a fence, or write \\* for an asterisk',
    because: '2,000 within each other take 2 s, 4,000 take 10',
  },
  backticks: {
    most: 100,
    what: 'backticks in a row',
    hint: 'Use as many as end the code: one more than in the code itself',
    because: 'runs of 1 to 500 backticks take 1 s, of 1 to 1,000 take 5',
  },
  directives: {
    most: 500,
    what: 'directives',
    hint: 'Split the page',
    because: 'twice as many take the parser four times as long',
  },
  rows: {
    most: 10_000,
    what: 'rows of tables',
    hint: 'Split the page, or publish the table as a file of the public folder',
    because: '10,000 rows are a page of 1 MB, which takes 10 s',
  },
  depth: {
    most: 400,
    what: 'levels of elements within each other',
    hint: 'Nest them less deeply',
    because: 'browsers nest at most 512 elements, and the frame of a page has some 20',
  },
  formula: {
    most: 200,
    what: 'levels of braces in a formula',
    hint: 'Split the formula',
    because: '1,000 overflow the stack of the library that draws them',
  },
  tags: {
    most: 100,
    what: 'tags on a page',
    hint: 'Write fewer tags: each gets a page of its own',
    because: 'each is a page to build: 20,000 take minutes',
  },
  parsing: {
    most: 10,
    what: 'seconds to parse the page',
    hint: 'Split the page, or put long lines into a fence',
    because: 'a page of 1 MB of text takes 2 s',
  },
  rendering: {
    most: 10,
    what: 'seconds to render the page',
    hint: 'An expression or a component loops, or does work that belongs into a script before the build',
    because: 'the slowest page of our sites takes 0.5 s',
  },
  types: {
    most: 20,
    what: 'seconds to find the types of a sample',
    hint: 'Shorten the sample, or leave out twoslash',
    because: 'the first sample, which loads the compiler and the types of packages, takes 3 s',
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The error of a page that exceeds a limit. */
export function limitProblem<Place extends Pick<Diagnostic, 'file' | 'line' | 'column'>>(
  name: LimitName,
  place: Place,
) {
  const { most, what, hint } = limits[name];
  const message = `More than ${most} ${what}`;
  return { severity: 'error' as const, rule: 'limit' as const, message, hint, ...place };
}

/** Whether an error is an overflow of the stack, which a tree that is nested too deeply causes. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}
