import * as v from 'valibot';
import { agentsSchema } from './agents-config.ts';
import { chatNames } from './chats.ts';
import { checksSchemaOf } from './checks-config.ts';
import {
  area,
  banner,
  type SidebarItem,
  sidebars,
  sponsorGroups,
  type TopNavItem,
  topNavItem,
} from './config-parts.ts';
import {
  addressByPrefix,
  contentSecurityPolicy,
  headers,
  head,
  isRedirectTarget,
  isWebAddress,
  lightDarkImage,
  lightDarkText,
  linkAddress,
  type PageLocation,
  pageWeight,
  redirectPath,
  text,
  textOrBytes,
  textOrElement,
} from './config-values.ts';
import { writtenRules } from '../diagnostics/own-rules.ts';
import { isLanguageTag } from './direction.ts';
import { type Labels, labelsSchema, type PackageLabels } from './labels-config.ts';
import { type InLanguages, languagesSchema, type Texts } from './languages-config.ts';
import { extensionSchema, extensionSchemaWith, textsOfExtensions } from '../extension/extension.ts';
import { liveSchema } from './live-config.ts';
import { markdownSchema } from './markdown-config.ts';
import { versionsSchema } from './versions-config.ts';
import { textsByName } from './texts-by-name.ts';

export type { SidebarItem, TopNavItem, WrittenSidebars } from './config-parts.ts';
export { type PageLocation, socialIcons } from './config-values.ts';

const family = v.strictObject({
  /** The name of the family: `Inter`. */
  google: text,
});

const expectedHeading = 'Expected the address of a heading, such as /glossary#word';

/** The site's configuration. The docstrings are the documentation of the options. */
export const configSchema = v.strictObject({
  /** The site's title. */
  title: text,
  /** The template of page titles; `%s` is the page's title. Default `%s – {title}`. */
  titleTemplate: v.optional(
    v.pipe(v.string(), v.includes('%s', 'Expected a text that contains %s')),
  ),
  /** The description of pages without their own. */
  description: v.optional(v.string(), ''),
  /** The site's URL without base path, for canonical links: `https://docs.example`. */
  baseUrl: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, 'Expected an address such as https://docs.example')),
  ),
  /** The path the site is served under. Default `/`. */
  basePath: v.optional(
    v.pipe(v.string(), v.regex(/^\/?([\w.~-]+\/)*([\w.~-]+)?\/?$/, 'Expected a URL path')),
    '/',
  ),
  /**
   * The site's language, a BCP 47 tag. A language that is written from right to left sets the
   * direction of the pages. Default `en`.
   */
  lang: v.optional(
    v.pipe(v.string(), v.check(isLanguageTag, 'Expected a language tag such as en or pt-BR')),
    'en',
  ),
  /**
   * Words of the interface that replace the English ones: `{ search: 'Suche' }`. The type `Labels`
   * lists all of them. A placeholder such as `{query}` is replaced by a value.
   */
  labels: v.optional(labelsSchema(), {}),
  /**
   * The other languages of the site, by their tags: `{ de: { labels: german } }`. The translation of
   * `pages/guide.md` is `pages/de/guide.md`, at `/de/guide`. `title`, `description`, the banner and the texts of
   * the navigation can have one value for each language: `{ en: 'Guide', de: 'Anleitung' }`. The sidebar shows
   * the titles of the translated pages.
   */
  languages: v.optional(languagesSchema(), {}),
  /**
   * Earlier versions of the pages, read from tags, branches or commits: `{ current: '2', '1.4': 'v1.4.7' }`. The
   * page `/guide` of version 1.4 is at `/1.4/guide`. The files are from that time; configuration, theme and
   * components are today's. An area of the site can have its own: `{ '/cli': { current: '8', '7': 'cli-v7' } }`.
   */
  versions: v.optional(versionsSchema),
  /** The icon of the browser tab, or one for each color scheme. */
  iconUrl: v.optional(lightDarkImage),
  /** The logo, or one for each color scheme. Default: the title as text. */
  logoUrl: v.optional(lightDarkImage),
  /**
   * The image of pages for messengers and social networks, or a map by path prefix. `%logo`, `%title` and
   * `%description` are replaced.
   */
  ogImageUrl: v.optional(addressByPrefix, {}),
  /** Web fonts: names of `@fontsource-variable` packages, whose files the site serves itself. */
  font: v.optional(
    v.strictObject({
      /** The font of the text. */
      default: v.optional(family),
      /** The font of code. */
      mono: v.optional(family),
    }),
  ),
  /** A message above every page. */
  banner: v.optional(banner),
  /** Sponsors for `<Sponsors/>`: groups of them, or a plain list. */
  sponsors: v.optional(sponsorGroups, []),
  /** Instructions for agents, made from sections of pages: `AGENTS.md` and a skill. */
  agents: v.optional(agentsSchema),
  /**
   * The AI actions: false hides them; `query` replaces the prompt; `openIn` puts links to several programs into
   * one menu, "Open in …".
   */
  aiCta: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        /** The prompt for a page, from its URL. */
        query: v.optional(
          v.custom<(argument: { location: PageLocation }) => string>(
            (value) => typeof value === 'function',
            'Expected a function',
          ),
        ),
        /** The programs of the menu, in order. Default: a link to ChatGPT, without a menu. */
        openIn: v.optional(v.pipe(v.array(v.picklist(chatNames)), v.minLength(1)), ['chatgpt']),
      }),
    ]),
  ),
  /**
   * Elements of every page's head, in addition to the engine's: `<link rel="me" href="…" />`, a map by
   * path prefix, or a function of the path. A `<meta>` or canonical link replaces the engine's. The
   * policy allows its scripts, by hash or host. List the hosts that a script connects to in
   * `contentSecurityPolicy`.
   */
  head: v.optional(head),
  /**
   * Extensions, in order: `[analytics({ endpoint: '/count' })]`. Each is a plain object of the type
   * `Extension`, which a package can export. `docs build` prints the cost of each.
   */
  extensions: v.optional(v.array(extensionSchema), []),
  /** The content below the outline. */
  outlineFooter: v.optional(textOrElement),
  /** The look: color scheme and accent. */
  theme: v.optional(
    v.strictObject({
      /** The color scheme without JavaScript. Default `light`. */
      colorScheme: v.optional(v.picklist(['light', 'dark']), 'light'),
      /** Whether the site has only this color scheme, and no button to switch. Default false. */
      forced: v.optional(v.boolean(), false),
      /** The accent: a CSS color, or one per color scheme. An unknown color is an error. Default: blue. */
      accentColor: v.optional(lightDarkText),
    }),
    {},
  ),
  /** The top navigation, in order. */
  topNav: v.optional(v.array(topNavItem), []),
  /**
   * One sidebar, or a map of sidebars by path prefix; the longest matching prefix wins. `'auto'` in
   * place of the items derives them from the folder's pages: see `auto` of an item.
   */
  sidebar: v.optional(sidebars, {}),
  /**
   * Pages that the sidebar does not list, by area: `[{ text: 'CLI', items: [{ text: 'History', link:
   * '/cli/history' }] }]`. Such a page begins with links to the others of its area, and search and the bar
   * of small screens name the area. The pages of a sidebar group of this name end with links to it.
   */
  areas: v.optional(v.array(area), []),
  /**
   * Terms, each with the heading of its explanation: `{ 'content key': '/glossary#content-key',
   * 'content keys': '/glossary#content-key' }`. The first occurrence on a page becomes a link. On
   * hover, focus or tap it shows the first paragraph below that heading.
   */
  terms: v.optional(
    textsByName(text, v.pipe(text, v.regex(/^\/(?!\/)[^#]*#./, expectedHeading))),
    {},
  ),
  /** Links to the project elsewhere. */
  socials: v.optional(
    v.array(
      v.strictObject({
        /**
         * A built-in icon: `discord`, `github`, `telegram`, `warpcast` or `x`. Or another name of
         * [Simple Icons](https://simpleicons.org), such as `mastodon`, if the site has installed
         * `simple-icons`. Or the attribute `d` of an SVG path in a 24 by 24 box, which needs a `label`.
         */
        icon: text,
        /** The URL. */
        link: linkAddress,
        /** Its name for screen readers. Default: the name of the icon. */
        label: v.optional(text),
      }),
    ),
    [],
  ),
  /** The link to edit a page's source; `:path` in the pattern is the page's file. */
  editLink: v.optional(
    v.strictObject({
      /** The URL: `https://git.example/edit/main/pages/:path`. */
      pattern: v.pipe(linkAddress, v.includes(':path', 'Expected an address that contains :path')),
      /** The text of the link. Default: the label `editPage`. */
      text: v.optional(text),
    }),
  ),
  /**
   * Search: its button, keys, dialog and index. `false` leaves out all of it. An extension can then show another
   * search in place of the part `SearchButton`. `weight` says how much the sections of a page count in the
   * ranking, such as 0.5 for a changelog, 0 for a page that search never finds. Default true.
   */
  search: v.optional(
    v.union([v.boolean(), v.strictObject({ weight: v.optional(pageWeight) })]),
    true,
  ),
  /** Syntax of pages besides Markdown, and plugins. */
  markdown: v.optional(markdownSchema, {}),
  /**
   * Generated files of the output, by path: a string, or the bytes of any other file.
   * `{ '/facts.json': '{}', '/samples.zip': zip }`.
   */
  files: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.regex(/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/, 'Expected a path such as /facts.json'),
      ),
      textOrBytes,
    ),
    {},
  ),
  /**
   * Redirects from former paths: `{ '/old': '/new#part' }`. The target is a page or a file of the site, or
   * a URL of another site.
   */
  redirects: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.regex(redirectPath, 'Expected a path such as /old, without query and fragment'),
      ),
      v.pipe(v.string(), v.check(isRedirectTarget, 'Expected a path such as /new, or an address')),
    ),
    {},
  ),
  /**
   * Samples that readers run and edit: fences and includes marked `live=host`. `live="off: reason"`
   * shows readers the reason why a sample does not run.
   */
  live: v.optional(liveSchema, {}),
  /**
   * Additional sources of the Content-Security-Policy, by directive:
   * `{ 'connect-src': ['https://a.example'] }`. The policy always allows the site's own files, embedded
   * resources and the servers of OpenAPI documents. A hash, `'sha256-…'` in quotes, allows an inline style sheet that a
   * library adds. `trusted-types` takes names of policies.
   */
  contentSecurityPolicy: v.optional(contentSecurityPolicy, {}),
  /**
   * Headers of all files, by name: `{ 'Permissions-Policy': 'camera=(self)' }`. A value replaces the engine's, `false` removes
   * it, and any other name adds a header.
   */
  headers: v.optional(headers, {}),
  /**
   * The severity of mistakes, by rule: `error` fails the build, `warn` reports, `off` ignores; or an
   * object with `severity` and the mistakes to `allow`. `docs check --rules` lists every rule, and the rules of
   * the site's extensions.
   */
  checks: v.optional(checksSchemaOf(), {}),
  /**
   * Whether pages register a service worker for offline readers. It stores visited and preloaded pages,
   * and search after its first use. If the option is removed, the worker unregisters itself and deletes
   * its caches. Default false.
   */
  serviceWorker: v.optional(v.boolean(), false),
  /**
   * Whether the build is a preview, such as that of a pull request: each page says `noindex`, and there is no sitemap
   * and no feed. `docs build --preview` sets it, or a variable of your host: `process.env.VERCEL_ENV === 'preview'`.
   * Default false.
   */
  preview: v.optional(v.boolean(), false),
  /**
   * Shows readers what changed on a page since they last read it, from the history in git: in a line
   * above the page, in `<Changes/>` and in the feed `changes.xml` (with `baseUrl`). A build without the
   * history, as in a shallow clone, says that a page changed, but not what.
   */
  changes: v.optional(
    v.strictObject({
      /** The number of earlier versions of a page to compare with, 1 to 50. Default 5. */
      versions: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 5),
    }),
  ),
  /** Folder of the pages, relative to the root. Default `pages`. */
  pagesDir: v.optional(text, 'pages'),
  /** Folder of the blog's posts, relative to the pages' folder. Default `blog`. */
  blogDir: v.optional(text, 'blog'),
  /**
   * Whether the tags of pages lead to lists: `/tags`, and `/tags/name` with the pages of a tag. A page
   * of the site at such a path takes precedence. Default true.
   */
  tagPages: v.optional(v.boolean(), true),
  /** Folder of the output, relative to the root. Default `dist`. */
  outDir: v.optional(text, 'dist'),
});

/**
 * The schema of a configuration whose extensions have rules and texts of their own.
 *
 * @param written The configuration, which may be invalid.
 */
export function configSchemaWith(written: object): typeof configSchema {
  const rules = writtenRules(written);
  const texts = textsOfExtensions(written);
  return v.strictObject({
    ...configSchema.entries,
    checks: v.optional(checksSchemaOf(rules), {}),
    labels: v.optional(labelsSchema(texts), {}),
    languages: v.optional(languagesSchema(texts), {}),
    extensions: v.optional(v.array(extensionSchemaWith(texts)), []),
  });
}

/** The names of the options, in the order of the manual. */
export function configKeys(): string[] {
  return Object.keys(configSchema.entries);
}

type Written = v.InferInput<typeof configSchema>;

/** The texts of a site: each is one text, or one for each language. A type alias, so that it is a record of values. */
type WrittenTexts = {
  labels?: Partial<Labels & PackageLabels> | undefined;
  title: Texts<string>;
  titleTemplate?: Texts<string> | undefined;
  description?: Texts<string> | undefined;
  banner?: Texts<Written['banner']>;
  topNav?: InLanguages<TopNavItem>[] | undefined;
  sidebar?: 'auto' | WrittenItems | Record<string, WrittenItems | 'auto'> | undefined;
  areas?: InLanguages<NonNullable<Written['areas']>[number]>[] | undefined;
  editLink?: Texts<Written['editLink']>;
  outlineFooter?: Texts<Written['outlineFooter']>;
};
type WrittenItems = InLanguages<SidebarItem>[];

/** The configuration in `docs.config.ts`. */
export type UserConfig = Omit<Written, keyof WrittenTexts> & WrittenTexts;

/** The configuration with all defaults. */
export type Config = Omit<v.InferOutput<typeof configSchema>, 'basePath' | 'sidebar'> & {
  titleTemplate: string;
  /** Sidebars by path prefix; `withFileSidebars` fills in the items that come from files. */
  sidebar: Record<string, SidebarItem[]>;
  /** The base: `''`, or `/docs` without a trailing slash. */
  base: string;
};
