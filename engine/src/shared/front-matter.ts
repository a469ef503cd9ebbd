import * as v from 'valibot';

/** The layouts a page may choose; the first is the default. */
export const layouts = ['docs', 'minimal', 'landing'] as const;

export type Layout = (typeof layouts)[number];

const length = v.union([
  v.pipe(v.string(), v.regex(/^[\w.%()+*/ ,-]+$/, 'Expected a CSS length')),
  v.number(),
]);

const expectedDate = 'Expected a date such as 2026-01-31';

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
}

/** What a page's front matter may hold. Keys that begin with `x-` are left to the site. */
export const frontMatterSchema = v.looseObject({
  /** The page's title; otherwise its `# Title` heading. */
  title: v.optional(v.string()),
  /** The page's description; otherwise the `[subtitle]` of its heading, else the site's. */
  description: v.optional(v.string()),
  /** Which layout frames the page. Default `docs`. */
  layout: v.optional(v.picklist(layouts)),
  /** Who wrote the page: a name, a `[name](url)`, or a list of them. */
  authors: v.optional(v.union([v.string(), v.array(v.string())])),
  /** The date the page was written, `YYYY-MM-DD`. */
  date: v.optional(
    v.union([v.pipe(v.string(), v.check(isDate, expectedDate)), v.date()], expectedDate),
  ),
  /** Paddings and width of the content: CSS lengths, numbers are px. */
  content: v.optional(
    v.strictObject({
      horizontalPadding: v.optional(length),
      width: v.optional(length),
      verticalPadding: v.optional(length),
    }),
  ),
  /** Whether the logo is shown. Default true. */
  showLogo: v.optional(v.boolean()),
  /** Whether the top navigation is shown. Default true. */
  showTopNav: v.optional(v.boolean()),
  /** Whether the outline is shown, or how many heading levels from 2 it holds. Default 2 (2 and 3). */
  showOutline: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.number(),
        v.check(
          (levels) => [1, 2, 3, 4, 5].includes(levels),
          'Expected a whole number from 1 to 5',
        ),
      ),
    ]),
  ),
  /** Whether the sidebar is shown. Default true on the docs layout, else false. */
  showSidebar: v.optional(v.boolean()),
  /** Whether the AI actions are shown. Default true on the docs layout, else false. */
  showAiCta: v.optional(v.boolean()),
  /** Whether search finds the page. Default true. */
  searchable: v.optional(v.boolean()),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;
