import * as v from 'valibot';
import { badgeTones } from '../page/badge-tones.ts';
import {
  element,
  imageAddress,
  linkAddress,
  type ReactNode,
  text,
  textOrElement,
} from './config-values.ts';

/* The schemas of nested options of the configuration. */

/** A link of the top navigation, or an element in its place. */
interface TopNavLink {
  /** Without effect: items are identified by their positions. */
  id?: string | undefined;
  /** The text; optional if there is an `element`. */
  text?: string | undefined;
  /** The target: a path of the site or a URL. */
  link?: string | undefined;
  /** Rendered at build in place of a link. */
  element?: ReactNode;
  /** The path prefix on which the item is active. Default: the path of its link. */
  match?: string | undefined;
  /** The name of an icon: see `icon` of a sidebar item. */
  icon?: string | undefined;
  /** A short text after the item’s own: see `badge` of a sidebar item. */
  badge?: Badge | undefined;
}

/** An entry of the top navigation: a plain link, a dropdown with sub-links, or an element. */
export interface TopNavItem extends TopNavLink {
  /** Sub-links: the item is a dropdown. */
  items?: TopNavLink[] | undefined;
}

/** A short text with a border, gray without a tone. */
export type Badge = string | { text: string; tone?: (typeof badgeTones)[number] | undefined };

/** The schema of a badge. */
export const badge = v.union(
  [text, v.strictObject({ text, tone: v.optional(v.picklist(badgeTones)) })],
  `Expected a text or { text, tone }, with one of the tones ${badgeTones.join(', ')}`,
);

const topNavLink = {
  id: v.optional(text),
  text: v.optional(text),
  link: v.optional(linkAddress),
  element: v.optional(element),
  match: v.optional(text),
  icon: v.optional(text),
  badge: v.optional(badge),
};

const hasName = v.check(
  ({ element: node, text: name }: TopNavItem) => (node ?? name) !== undefined,
  'Expected an item with a text or an element',
);

/** An entry of the top navigation. */
export const topNavItem = v.pipe(
  v.strictObject({
    ...topNavLink,
    items: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.strictObject(topNavLink),
            hasName,
            v.check(
              (item) => item.text === undefined || (item.element ?? item.link) !== undefined,
              'Expected a sub-link with a link or an element',
            ),
          ),
        ),
        v.minLength(1, 'Expected at least one sub-link'),
      ),
    ),
  }),
  hasName,
  v.check(
    // Another check reports an item without a text.
    (item) =>
      (item.element ?? item.text) === undefined ||
      (item.element ?? item.link ?? item.items) !== undefined,
    'Expected an item with a link, items or an element',
  ),
);

/** An entry of the sidebar: a link, a group of items, or both. */
export interface SidebarItem {
  /** The text. */
  text: string;
  /** The target: a path of the site or a URL. */
  link?: string | undefined;
  /** The items of a group. */
  items?: SidebarItem[] | undefined;
  /**
   * Makes the group collapsible: true starts it collapsed, unless it contains the active page; false
   * starts it open. Default: the group is not collapsible.
   */
  collapsed?: boolean | undefined;
  /** Shows the text without a link. */
  disabled?: boolean | undefined;
  /** A short text after the item’s own, such as `New`; with a tone, `{ text: 'New', tone: 'success' }`. */
  badge?: Badge | undefined;
  /**
   * The name of an icon before the text: `rocket` is the file `icons/rocket.svg` of the site, `lucide:rocket` one of an
   * installed set (bootstrap, heroicons, lucide, simple, tabler).
   */
  icon?: string | undefined;
  /**
   * A folder of pages, such as `/guide`: its pages are the items. Their texts and order come from
   * titles and names, or from `sidebarText` and `sidebarOrder` in front matter.
   */
  auto?: string | undefined;
  /** Set on the item of a page that is not translated: the language of the page. */
  lang?: string | undefined;
}

const folder = v.pipe(
  v.string(),
  v.regex(/^\/(?:[^/?#]+(?:\/[^/?#]+)*)?$/, 'Expected the path of a folder such as /guide'),
);

/** An entry of a sidebar. */
export const sidebarItem: v.GenericSchema<unknown, SidebarItem> = v.pipe(
  v.strictObject({
    text,
    link: v.optional(linkAddress),
    items: v.optional(v.array(v.lazy(() => sidebarItem))),
    collapsed: v.optional(v.boolean()),
    disabled: v.optional(v.boolean()),
    badge: v.optional(badge),
    icon: v.optional(text),
    auto: v.optional(folder),
  }),
  v.check(
    (item) => (item.link ?? item.items ?? item.auto) !== undefined || item.disabled === true,
    'Expected an item with a link or items',
  ),
);

/** Pages outside of the sidebar, with the area that they belong to. */
export const area = v.strictObject({
  /** The name of the area. The name of a top-level sidebar group adds the pages to this group. */
  text,
  /** The pages, in order. */
  items: v.pipe(
    v.array(
      v.strictObject({
        /** The text of the link. */
        text,
        /** The path of the page. */
        link: linkAddress,
      }),
    ),
    v.minLength(1, 'Expected at least one page'),
  ),
});

const bannerOptions = v.strictObject({
  /** The content: inline Markdown or an element. */
  content: textOrElement,
  /** Height in CSS, for example `36px`. Default: the height of its content. */
  height: v.optional(text),
  /** A CSS color. Default: the soft accent. */
  backgroundColor: v.optional(text),
  /** A CSS color. Default: the color of headings. */
  textColor: v.optional(text),
  /** Whether the reader can dismiss it. Default true; the string `false` counts as false. */
  dismissable: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
});

const writtenBanner = v.union(
  [text, element, bannerOptions],
  'Expected a text, a React element or an object with content',
);

/** Normalizes a banner: a text or an element is its content. */
function normalizeBanner(written: v.InferOutput<typeof writtenBanner>) {
  const isOptions = typeof written === 'object' && written !== null && 'content' in written;
  const options: v.InferOutput<typeof bannerOptions> = isOptions ? written : { content: written };
  return { ...options, dismissable: String(options.dismissable ?? true) === 'true' };
}

/** The banner, normalized. */
export const banner = v.pipe(writtenBanner, v.transform(normalizeBanner));

const auto = v.literal('auto');
const sidebar = v.lazy((written) => (written === 'auto' ? auto : v.array(sidebarItem)));

/** Sidebars by path prefix. The items of an `auto` sidebar are the pages of the folder of its prefix. */
export type WrittenSidebars = Record<string, SidebarItem[] | 'auto'>;

/** Sidebars by path prefix; a single sidebar has the prefix `/`. */
export const sidebars = v.pipe(
  v.union([v.array(sidebarItem), v.record(v.string(), sidebar), auto]),
  v.transform((written): WrittenSidebars => {
    if (written === 'auto') return { '/': written };
    if (Array.isArray(written)) return written.length > 0 ? { '/': written } : {};
    return written;
  }),
);

/** The sidebars before the pages are known: an `auto` sidebar is empty; see `withFileSidebars`. */
export function writtenItems(written: WrittenSidebars): Record<string, SidebarItem[]> {
  return Object.fromEntries(
    Object.entries(written).map(([prefix, items]) => [prefix, items === 'auto' ? [] : items]),
  );
}

const sponsor = v.strictObject({
  /** The name of a sponsor or of a group. */
  name: text,
  /** The URL of a sponsor. */
  link: linkAddress,
  /** The logo: a URL, or a path of the public folder. */
  image: imageAddress,
});

/** A row of a group of sponsors, or a sponsor of a single row. */
const sponsorOrRow = v.lazy((written) => (Array.isArray(written) ? v.array(sponsor) : sponsor));

const sponsorGroup = v.strictObject({
  name: text,
  /** Height of a row in px. Default 40. */
  height: v.optional(v.number(), 40),
  /** Sponsors, or rows of sponsors. */
  items: v.array(sponsorOrRow),
});

const plainSponsors = v.array(sponsorOrRow);
const groupsOfSponsors = v.array(sponsorGroup);
const anySponsors = v.union([groupsOfSponsors, plainSponsors]);

/** Whether a list is of sponsors themselves, or of rows of them. */
function isPlainList(written: unknown): written is v.InferOutput<typeof plainSponsors> {
  const isSponsor = (item: unknown) =>
    Array.isArray(item) || ['link', 'image'].some((key) => Object.hasOwn(Object(item), key));
  return Array.isArray(written) && written.some(isSponsor);
}

/** A sponsor, and its path of keys in `sponsors` as it is written. */
type PlacedSponsor = v.InferOutput<typeof sponsor> & { path: PropertyKey[] };

/** A group of sponsors, normalized. A type alias: the packed types cannot name an interface of this file. */
type SponsorGroup = {
  /** Undefined for sponsors without a group. */
  name?: string | undefined;
  /** Height of a row in px. */
  height: number;
  rows: PlacedSponsor[][];
};

/** The rows of a list at `path`. A list of sponsors is one row. */
function rowsOf(
  written: v.InferOutput<typeof plainSponsors>,
  path: PropertyKey[],
): PlacedSponsor[][] {
  const rows = written.map((item, y) =>
    Array.isArray(item)
      ? item.map((own, x) => ({ ...own, path: [...path, y, x] }))
      : [{ ...item, path: [...path, y] }],
  );
  return written.every((item) => Array.isArray(item)) ? rows : [rows.flat()];
}

/** Groups of sponsors, or sponsors without a group: these are a group without a name. */
export const sponsorGroups = v.pipe(
  v.lazy((written) => {
    // Called without a value to list the keys of the schema.
    if (written === undefined) return anySponsors;
    return isPlainList(written) ? plainSponsors : groupsOfSponsors;
  }),
  v.transform((written): SponsorGroup[] =>
    isPlainList(written)
      ? [{ height: 40, rows: rowsOf(written, []) }]
      : written.map(({ items, ...group }, index) => ({
          ...group,
          rows: rowsOf(items, [index, 'items']),
        })),
  ),
);
