import * as v from 'valibot';
import { limits } from '../diagnostics/limits.ts';
import type { FrontMatterCheck } from '../extension/page-feature.ts';
import { badge } from './config-parts.ts';
import { textsByName } from './texts-by-name.ts';

/** The layouts of pages; the first is the default. */
export const layouts = ['docs', 'minimal', 'landing'] as const;

/** The name of a layout. */
export type Layout = (typeof layouts)[number];

const length = v.union([
  v.pipe(v.string(), v.regex(/^[\w.%()+*/ ,-]+$/, 'Expected a CSS length')),
  v.number(),
]);

const tooManyTags = `Expected at most ${limits.tags.most} ${limits.tags.what}`;
const expectedDate = 'Expected a date such as 2026-01-31';
const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ].*)?$/;
/** Whether a date exists: `Date` reads February 31 as March 3. */
function exists(text: string): boolean {
  const day = text.slice(0, 10);
  return (
    // The pattern reports it.
    !date.test(text) ||
    (!Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day))
  );
}
const levels = 'Expected a whole number from 1 to 5';

/** Whether a text is a path of pages: no part of it is hidden, and no character ends it in an address. */
const isPath = (written: string) =>
  !/[?#%\\\p{Cc}]/u.test(written) &&
  written.split('/').some(Boolean) &&
  written.split('/').every((part) => !/^[._]/.test(part));

/** An optional key with its description in editors. */
function key<const Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return v.optional(v.pipe(schema, v.metadata({ description })));
}

const image = v.union(
  [
    v.string(),
    v.looseObject({ src: v.string() }),
    v.looseObject({ light: v.string(), dark: v.string() }),
  ],
  'Expected an address, or an object with src, or with light and dark',
);

const hero = v.strictObject({
  name: key('The name, in the color of the accent.', v.string()),
  text: key('The heading, below the name.', v.string()),
  tagline: key('The sentence below the heading.', v.string()),
  image: key('The image next to it: a URL, `src` and `alt`, or `light` and `dark`.', image),
  actions: key(
    'The links. The first, or the link of the theme `brand`, is filled.',
    v.array(
      v.strictObject({
        text: v.string(),
        link: v.string(),
        theme: key('`brand` is filled, any other is not.', v.string()),
      }),
    ),
  ),
});

const feature = v.strictObject({
  title: v.string(),
  details: key('The text.', v.string()),
  icon: key('An emoji, an SVG, or an image.', image),
  link: key('The target; it covers the card.', v.string()),
  linkText: key('The text of the link at the end of the card.', v.string()),
});

/** The beginning of a landing page: title, text, actions and image. */
export type Hero = v.InferOutput<typeof hero>;
/** A feature of a landing page. */
export type Feature = v.InferOutput<typeof feature>;
/** The image of a landing page, or one for each color scheme. */
export type HeroImage = v.InferOutput<typeof image>;

/** The key of a page's layout. */
const layoutOf = (names: readonly string[]) =>
  key(
    'Which layout frames the page: `docs`, `minimal`, `landing`, or one of an extension; `home` of VitePress is `landing`. Default `docs`.',
    v.pipe(
      v.picklist([...names, 'home']),
      v.transform((name): string => (name === 'home' ? 'landing' : name)),
    ),
  );

/** The schema of front matter. Keys that begin with `x-` belong to the site. */
export const frontMatterSchema = v.looseObject({
  title: key('The page’s title. Default: its `# Title` heading.', v.string()),
  description: key(
    'The page’s description. Default: the `[subtitle]` of its heading, or else the site’s description.',
    v.string(),
  ),
  layout: layoutOf(layouts),
  authors: key(
    'Who wrote the page: a name, a `[name](url)`, or a list of them.',
    v.union([v.string(), v.array(v.string())]),
  ),
  date: key(
    'The date the page was written, `YYYY-MM-DD`.',
    v.union(
      [v.pipe(v.string(), v.regex(date, expectedDate), v.check(exists, expectedDate)), v.date()],
      expectedDate,
    ),
  ),
  tags: key(
    'Words that say what the page is about, below its title: one, or a list of them. Each leads to the pages that have it, unless `tagPages` of the configuration is false.',
    v.pipe(
      v.union([
        v.string(),
        v.pipe(v.array(v.string()), v.maxLength(limits.tags.most, tooManyTags)),
      ]),
      v.transform((written) =>
        [written]
          .flat()
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ),
  ),
  draft: key(
    'Whether the page is not finished: `docs dev` shows it with a mark, a build leaves it out. Default false.',
    v.boolean(),
  ),
  readingTime: key(
    'Whether the reading time is shown below the title. Default: `markdown.readingTime` of the configuration.',
    v.boolean(),
  ),
  translatedFrom: key(
    'On a translation: the version of the source that it translates, a blob or commit of git. `docs translated` writes it. Default: the source at the last commit of the translation.',
    v.pipe(
      v.string(),
      v.regex(/^[\da-f]{7,64}$/, 'Expected 7 or more digits of a blob or commit of git, in quotes'),
    ),
  ),
  path: key(
    'On a translation: its path in its language, such as `/erste-schritte`. The path of the source’s page redirects there. Default: the path of the source’s page.',
    v.pipe(
      v.string(),
      v.check(
        isPath,
        'Expected a path such as /erste-schritte, without . or _ at the start of a part',
      ),
    ),
  ),
  machineTranslated: key(
    'On a translation: whether a machine made it. A line above the page says so, and leads to the source. Default false.',
    v.boolean(),
  ),
  since: key(
    'On a site with versions: the version that first had the page, in place of the one that Git tells; `false` marks nothing on the page.',
    v.union([v.string(), v.literal(false)], 'Expected a version in quotes, or false'),
  ),
  editLink: key('Whether the link to edit the page is shown. Default true.', v.boolean()),
  lastUpdated: key('Whether the date of the last change is shown. Default true.', v.boolean()),
  sidebarText: key(
    'The text of the page in a sidebar made of files. Default: its title.',
    v.string(),
  ),
  sidebarOrder: key(
    'The position of the page in a sidebar made of files: lower is earlier, before pages without one. An index page places its folder.',
    v.number(),
  ),
  hero: key('The top of a landing page, as in VitePress.', hero),
  features: key('Cards below the hero, as in VitePress.', v.array(feature)),
  aliases: key(
    'Ids that headings of the page had before, each with the id that the heading has now, so that old links keep working.',
    textsByName(v.string(), v.string()),
  ),
  content: key(
    'Paddings and width of the content: CSS lengths, numbers are px.',
    v.strictObject({
      horizontalPadding: key('Space left and right of the content.', length),
      width: key('The widest the content gets.', length),
      verticalPadding: key('Space above and below the content.', length),
    }),
  ),
  showLogo: key('Whether the logo is shown. Default true.', v.boolean()),
  showTopNav: key('Whether the top navigation is shown. Default true.', v.boolean()),
  showOutline: key(
    'Whether the outline is shown, or how many heading levels from 2 it holds. Default 2 (2 and 3) on the docs layout and with `openapi`, else false.',
    v.union([
      v.boolean(),
      v.pipe(v.number(), v.integer(levels), v.minValue(1, levels), v.maxValue(5, levels)),
    ]),
  ),
  showSidebar: key(
    'Whether the sidebar is shown. Default true on the docs layout, else false.',
    v.boolean(),
  ),
  showAiCta: key(
    'Whether the AI actions are shown. Default true on the docs layout, else false.',
    v.boolean(),
  ),
  badge: key(
    'A short label after the title of the page, and in a generated sidebar: `New`, or `{ text, tone }`.',
    badge,
  ),
  searchable: key(
    'Whether search, the sitemap, `llms.txt` and the feed name the page. Default true.',
    v.boolean(),
  ),
});

/** The keys of front matter that the engine reads, in the order of the manual. */
export function frontMatterKeys(): string[] {
  return Object.keys(frontMatterSchema.entries);
}

/**
 * The schema of front matter on a site with these layouts.
 *
 * @param checks The keys that features of extensions read. Default: none.
 */
export function frontMatterOf(
  names: readonly string[],
  checks: Iterable<[string, FrontMatterCheck]> = [],
): typeof frontMatterSchema {
  const added: object = Object.fromEntries([...checks].map(([name, it]) => [name, checked(it)]));
  return v.looseObject({ ...frontMatterSchema.entries, layout: layoutOf(names), ...added });
}

/** A check of an extension as a schema here; a schema of Valibot has more to say, such as a description. */
function checked(check: FrontMatterCheck): v.GenericSchema {
  if ('kind' in check && check.kind === 'schema') return v.optional(check as v.GenericSchema);
  const run = v.rawTransform<unknown, unknown>(({ dataset, addIssue }) => {
    const result = check['~standard'].validate(dataset.value);
    if ('value' in result) return result.value;
    const issues = 'issues' in result ? result.issues : [{ message: 'Its check waits' }];
    for (const { message } of issues) addIssue({ message });
    return dataset.value;
  });
  return v.optional(v.pipe(v.unknown(), run));
}

/** A page's front matter, validated. */
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;
