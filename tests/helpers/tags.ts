/** Where a test need not run or cannot, by its tag; `tests/README.md` says when a test bears which. */
export const targetTags = {
  '@built': 'is about finished files or who serves them: not on dev',
  '@dev': 'edits a site under a dev server of its own: on dev alone',
  '@once': 'looks and behaves alike on every target: on build alone, but in the long run',
  '@any-base': 'makes no addresses: not under a base path, but in the long run',
  '@not-firefox': 'says nothing about Firefox, or cannot be seen there',
} as const;

export type TargetTag = keyof typeof targetTags;

/** A pattern for Playwright's `grepInvert`, which looks for it in a test's title and tags. */
export const bearing = (tag: TargetTag): RegExp => new RegExp(`${tag}(?![\\w-])`);

/** The sections of the specification that are about the engine and the site as a whole. */
const sections = [
  '2-pages',
  '2-unknown-paths',
  '2-layouts',
  '2-top-navigation',
  '2-sidebar',
  '2-chrome',
  '2-search',
  '2-footer',
  '3-configuration',
  '3-pages',
  '3-search-index',
  '4',
  '5',
  '7',
  '8',
  '9',
];

/** The rulings a reader can see the effect of; 27 and 28 are about what the pages say. */
const rulings = [...Array.from({ length: 26 }, (_, index) => index + 1), 29, 30, 31];

/** Every tag that at least one browser test has to bear. */
export const sourceTags: readonly string[] = [
  ...sections.map((section) => `@spec-${section}`),
  ...rulings.map((ruling) => `@ruling-${ruling}`),
];
