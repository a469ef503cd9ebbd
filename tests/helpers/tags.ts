/**
 * The tags that exclude a test from a target, with the reason; `tests/README.md` lists the tests of
 * each.
 */
export const targetTags = {
  '@built': 'is about finished files or who serves them: not on dev',
  '@dev': 'edits a site under a dev server of its own: on dev alone',
  '@once': 'looks and behaves alike on every target: on build alone, except in npm run test:long',
  '@any-base': 'has no addresses: not under a base path, except in npm run test:long',
  '@any-server':
    'is about addresses or about what a page says, which dev renders by the functions of the build: not on dev, except in npm run test:long',
  '@long': 'is a further variant of a test, or about a rarer condition: in npm run test:long alone',
  '@not-firefox': 'says nothing about Firefox, or cannot run there',
} as const;

export type TargetTag = keyof typeof targetTags;

/**
 * The tags of one of several variants of a test, which differ in a value alone: a page, a width, a
 * broken input. `npm test` runs the first ones, `npm run test:long` all.
 */
export const variantTags = (index: number, count: number): TargetTag[] =>
  index < count ? [] : ['@long'];

/** A pattern for Playwright's `grepInvert`, which matches it against a test's title and tags. */
export const tagPattern = (tag: TargetTag): RegExp => new RegExp(`${tag}(?![\\w-])`);

/** The sections of the specification about the engine and the site as a whole. */
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

/** The rulings with a visible effect; 27 and 28 are about the content of pages. */
const rulings = [
  ...Array.from({ length: 26 }, (_, index) => index + 1),
  29,
  30,
  31,
  32,
  33,
  35,
  38,
];

/** Every tag that at least one browser test must have. */
export const sourceTags: readonly string[] = [
  ...sections.map((section) => `@spec-${section}`),
  ...rulings.map((ruling) => `@ruling-${ruling}`),
];
