import type { Diagnostic } from './diagnostic.ts';

/** What a page may have at most: with more, a build takes minutes, or a library ends in an overflow. */
interface Limit {
  most: number;
  /** What is counted. */
  what: string;
  hint: string;
  /** Why there is a limit. A time is a measured one. */
  because: string;
}

/** Every limit. A page that exceeds one is an error with file, line and limit. */
export const limits = {
  marks: {
    most: 100,
    what: 'marks of lists and quotes within each other',
    hint: 'Nest them less deeply, or put the line into a fence',
    because: 'the time of the parser grows faster than their number',
  },
  columns: {
    most: 200,
    what: 'columns before the mark of a list',
    hint: 'Nest the list less deeply, or put the line into a fence',
    because: 'the time of the parser grows faster than their number',
  },
  emphasis: {
    most: 2000,
    what: 'marks of emphasis in a paragraph',
    hint: 'Split the paragraph, put it into a fence, or write \\* for an asterisk',
    because: '2,000 within each other took 7 s on a busy machine, 4,000 took 36',
  },
  backticks: {
    most: 100,
    what: 'backticks in a row',
    hint: 'Use as many as end the code: one more than in the code itself',
    because: 'runs of 1 to 500 backticks took 2 s on a busy machine, of 1 to 1,000 took 12',
  },
  directives: {
    most: 500,
    what: 'directives',
    hint: 'Split the page',
    because: 'the time of the parser grows faster than their number',
  },
  definitions: {
    most: 5000,
    what: 'definitions of links and footnotes',
    hint: 'Split the page, or write the addresses into the links',
    because:
      'the parser looks through all of them for each link: 9,000 with as many links took 7 s, 20,000 took 25',
  },
  rows: {
    most: 10_000,
    what: 'rows of tables',
    hint: 'Split the page, or publish the table as a file of the public folder',
    because: 'the time of the parser grows faster than their number',
  },
  depth: {
    most: 400,
    what: 'levels of elements within each other',
    hint: 'Nest them less deeply',
    because: 'Chromium nests at most 512 elements, and those around the content count, too',
  },
  styles: {
    most: 500,
    what: 'levels of rules within each other in a style sheet',
    hint: 'Nest them less deeply',
    because:
      '5,000 end the process without a word: the stack of the library that shrinks them overflows',
  },
  output: {
    most: 50_000_000,
    what: 'characters of HTML on a page',
    hint: 'Split the page, or publish the text as a file of the public folder',
    because: '300 million took 58 s, and 1.8 GB of files',
  },
  formula: {
    most: 200,
    what: 'levels of braces in a formula',
    hint: 'Split the formula',
    because: '2,000 overflow the stack of the library that draws them',
  },
  tags: {
    most: 100,
    what: 'tags on a page',
    hint: 'Write fewer tags: each gets a page of its own',
    because: 'each is a page to build',
  },
  parsing: {
    most: 10,
    what: 'seconds to parse the page',
    hint: 'Split the page, or put long lines into a fence',
    because: 'a build that hangs does not say which page it is',
  },
  rendering: {
    most: 10,
    what: 'seconds to render the page',
    hint: 'An expression or a component loops, or does work that belongs into a script before the build',
    because: 'a build that hangs does not say which page it is',
  },
  waiting: {
    most: 25,
    what: 'seconds to wait for an async component',
    hint: 'Ask for less, or fetch it by a script before the build',
    because: 'a server that never answers would hang the build',
  },
  answer: {
    most: 50_000_000,
    what: 'bytes of an answer with remote content',
    hint: 'Ask for less, or fetch it by a script before the build',
    because: '300 million took 34 s and 2 GB of memory',
  },
  blocking: {
    most: 20,
    what: 'seconds of work at a stretch in a function of the site',
    hint: 'End the loop, or do the work in a script before the build',
    because: 'nothing else runs meanwhile: no other page, no answer of the dev server',
  },
  finishing: {
    most: 300,
    what: 'seconds to wait for a function that gets the whole site',
    hint: 'Ask for less at once, or do the work in a script after the build',
    because:
      'uploads of large sites take minutes, and a server that never answers would hang the build',
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
