import * as v from 'valibot';
import { contentSecurityPolicy, head, text } from '../config/config-values.ts';
import { someLabelsSchema } from '../config/labels-config.ts';
import { pluginsSchema } from '../config/markdown-config.ts';
import { ownRulesSchema } from '../diagnostics/own-rules.ts';
import type { BuiltPage, BuiltSite } from './built.ts';
import type { CheckedSite } from './checked.ts';
import { type PartName, partNames } from './parts.ts';
import { resultStoreSchema } from './result-store.ts';
import type { StyleSheet } from './style-sheet.ts';

type MaybePromise<Value> = Value | Promise<Value>;

/** The hooks of a Vite plugin that the engine runs; the types of Vite's `Plugin` are assignable. */
export interface VitePlugin {
  name: string;
}

const isFunction = (value: unknown) => typeof value === 'function';

const callback = <Callback>() =>
  v.custom<Callback>((value) => isFunction(value), 'Expected a function');

const expectedModule = 'Expected a module: a package, ~/file from the root, or a file: URL';

/**
 * A module: `~/` is the site's root, `file:` an absolute URL such as `new URL('./A.js',
 * import.meta.url).href`.
 */
const moduleName = v.pipe(
  text,
  v.check((name) => !/^\.{0,2}\//.test(name), expectedModule),
);

/** A module, by its name or as an object with more, which is optional. */
function moduleWith<const More extends v.ObjectEntries>(more: More) {
  const written = v.strictObject({ module: moduleName, options: v.optional(v.unknown()), ...more });
  return v.pipe(
    v.union([moduleName, written]),
    v.transform((value) =>
      typeof value === 'string' ? ({ module: value } as v.InferOutput<typeof written>) : value,
    ),
  );
}

/** A module, or a module with options for its default export. */
const moduleWithOptions = moduleWith({});

/** A module of a feature, with the module of its thread. */
const featureModule = moduleWith({ thread: v.optional(moduleName) });

/** A module for touched elements: `keys` holds keys back until it has loaded. */
const touchedModule = moduleWith({ keys: v.optional(text) });

const components = v.strictObject(
  Object.fromEntries(
    Object.keys(partNames).map((name) => [name, v.optional(moduleWithOptions)]),
  ) as Record<PartName, v.OptionalSchema<typeof moduleWithOptions, undefined>>,
);

const layout = v.pipe(
  v.union([
    moduleName,
    v.strictObject({ module: moduleName, like: v.optional(v.picklist(['docs', 'minimal'])) }),
  ]),
  v.transform((written): { module: string; like: 'docs' | 'minimal' } =>
    typeof written === 'string'
      ? { module: written, like: 'minimal' }
      : { module: written.module, like: written.like ?? 'minimal' },
  ),
);

const output = v.union([
  v.strictObject({
    /** The path of a file of the site: `/pages.json`. */
    file: v.pipe(
      v.string(),
      v.regex(/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/, 'Expected a path such as /pages.json'),
    ),
    ending: v.optional(v.never()),
    /** Creates the file. */
    content: callback<(site: BuiltSite) => MaybePromise<string | Uint8Array>>(),
  }),
  v.strictObject({
    /** The ending of a file next to each page: `.json` makes `/guide/first.json` of `/guide/first`. */
    ending: v.pipe(v.string(), v.regex(/^(\.[\w-]+)+$/, 'Expected an ending such as .json')),
    file: v.optional(v.never()),
    /** Creates the file of a page. */
    content: callback<(page: BuiltPage) => MaybePromise<string | Uint8Array>>(),
  }),
]);

/**
 * An extension of a site: a plain object, which a function of a package returns. A site lists it in
 * `extensions`, in the order in which the functions run. Two extensions that set the same thing
 * are an error that names both.
 */
export const extensionSchema = v.strictObject({
  /** The name, in messages and in names of files: `@team/analytics`. */
  name: v.pipe(
    v.string(),
    v.regex(
      /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/,
      'Expected a name such as analytics or @team/analytics',
    ),
  ),
  /**
   * A part of the cache keys of the extension's results. Its code and its values are part of them
   * anyway: a version is needed if results depend on anything else, such as a file or the environment.
   */
  version: v.optional(text),
  /** The options of the site that the extension needs: `['baseUrl', 'font.default']`. One that is not set is an error. */
  needs: v.optional(v.array(text)),
  /** Elements of the head, as the option `head` of the site. */
  head: v.optional(head),
  /**
   * Texts of the interface, by the names of labels. The site's own `labels` take precedence. Texts that an
   * extension adds are its `ownLabels`.
   */
  labels: v.optional(someLabelsSchema()),
  /**
   * Texts that the extension adds, which `labels` of the site may replace. They are the exports of a module, which
   * components and islands import: a bundle then has the site's texts in their place. A module of `features` takes
   * them from `labels` of its argument. A name is a label of one extension only: begin it with a word of yours.
   */
  ownLabels: v.optional(
    v.strictObject({
      /** The module: each export is a label in English. */
      module: moduleName,
      /** Its exports: `import * as texts from './labels.ts'`. */
      texts: v.record(
        v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'Expected a name such as roomSeats')),
        v.string(),
      ),
    }),
  ),
  /**
   * Sources of the Content-Security-Policy that scripts, components and forms of the extension need: `{
   * 'connect-src': ['https://count.example'] }`. Inline code needs none: `scripts` are files of the
   * site.
   */
  contentSecurityPolicy: v.optional(contentSecurityPolicy),
  /** Plugins for the Markdown and the HTML of pages, after the plugins of the site. */
  markdown: v.optional(pluginsSchema),
  /** Parts of Vite's configuration, for the modules of the site and of the extension. */
  vite: v.optional(
    v.strictObject({
      /** Plugins that resolve, load or transform modules; other hooks do not run. */
      plugins: v.optional(v.array(v.custom<VitePlugin>(isPlugin, 'Expected a plugin with a name'))),
      /** Constants, by name; each value is an expression of JavaScript. */
      define: v.optional(v.record(text, v.string())),
      /** Modules in place of others, by specifier. */
      alias: v.optional(v.record(text, text)),
    }),
  ),
  /**
   * Style sheets of the whole site, above the theme's and below `styles.css` of the site: a file that a package
   * exports, such as `@team/brand/brand.css`, `~/file` from the root, or a `file:` URL.
   */
  styles: v.optional(v.array(moduleName)),
  /** Rules at the end of these style sheets, such as tokens that follow from the extension's options. Default: none. */
  css: v.optional(v.string()),
  /**
   * Compiles the `styles.css` of the site, for a language that the engine does not read. Called for a build, and
   * in `docs dev` after each edit; `undefined` leaves the sheet as it is.
   */
  compileStyles: v.optional(callback<(sheet: StyleSheet) => MaybePromise<string | undefined>>()),
  /**
   * Set for components that were written for an engine without islands: each component of the site that has
   * state, effects or event handlers is an island without `'use client'`.
   */
  automaticIslands: v.optional(
    v.strictObject({
      /** Files whose components run at build only, relative to the site's root. Default: none. */
      except: v.optional(v.array(text)),
      /** Packages whose hooks run at build, such as a router. Default: none. */
      buildHooks: v.optional(v.array(text)),
    }),
  ),
  /**
   * Modules whose default export replaces a part of the chrome, by its name: `{ Logo: '~/Logo.tsx' }`.
   * It receives `PartProps<'Logo'>`, and may be an island (`'use client'`). `{ module, options }`
   * passes it options, which JSON holds, as the prop `options`: `PartProps<'Logo', Options>`.
   */
  components: v.optional(components),
  /**
   * Layouts for `layout: name` in front matter: modules whose default export receives `LayoutProps`.
   * `like: 'docs'` shows sidebar, outline and AI actions as the docs layout does. Default: `minimal`,
   * which shows none.
   */
  layouts: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'Expected a name such as wide')), layout),
  ),
  /**
   * Modules that run in the browser, once for each document. A default export is called with `options`,
   * which JSON holds. The event `docs:navigate` of `document` announces each page; see `Navigation`.
   */
  scripts: v.optional(v.array(moduleWithOptions)),
  /**
   * Modules for elements of pages, by the selector of the elements. A module loads when a reader first touches one:
   * points at it, moves the focus into it, presses a key or clicks in it. Its default export is called with the
   * element, the event and `options`, for that touch and each later one: `Touch`. `keys` is a selector of elements
   * in which the module handles arrow keys, Home and End: they do not scroll the page while it loads.
   */
  touched: v.optional(v.record(text, touchedModule)),
  /**
   * Modules that take part in compiling pages, in Node: drawings of fences, keys of front matter, further pages,
   * content after a page, and style sheets for the pages that have them. Each exports a function by default, which is called with `options` and returns a `PageFeature`.
   * `{ module, thread, options }` names a module for work that takes seconds, which `page.ask` asks: see `FeatureThread`.
   */
  features: v.optional(v.array(featureModule)),
  /**
   * A module whose default export renders the content that the extension's features add to pages with `after`. It
   * receives `ContentProps`; the page's own content is its `children`. Islands in it hydrate as anywhere.
   */
  contentComponent: v.optional(moduleName),
  /**
   * The rules of the extension's own checks, by name, each with its default severity: `{ 'seat-number': {
   * severity: 'error', finds: 'A room without seats' } }`. A site sets them in `checks` like the engine's. Its
   * features report mistakes by them, and `check`.
   */
  rules: v.optional(ownRulesSchema),
  /**
   * A check of the whole site, for `docs build` and `docs check`: called once every page is compiled, it reports
   * mistakes by the extension's `rules`. A check of one page, which `docs dev` shows, too, is part of `features`.
   */
  check: v.optional(callback<(site: CheckedSite) => MaybePromise<void>>()),
  /**
   * A second store behind the cache of `docs build` and `docs check`, which machines share. A site has one at most.
   */
  resultStore: v.optional(resultStoreSchema),
  /** Files of the output: one for the site, or one next to each page. The dev server has them, too. */
  outputs: v.optional(v.array(output)),
  /**
   * Called with each page after it was rendered, in any order. An exception becomes an error of the
   * page.
   */
  onPage: v.optional(callback<(page: BuiltPage) => MaybePromise<void>>()),
  /**
   * Called once `docs build` has written the output, into the absolute `folder`. An exception fails the
   * build, but the new output has replaced the last one by then.
   */
  buildEnd: v.optional(callback<(site: BuiltSite, folder: string) => MaybePromise<void>>()),
});

const listedTexts = v.object({
  extensions: v.array(
    v.object({ ownLabels: v.optional(v.object({ texts: v.record(v.string(), v.string()) })) }),
  ),
});

/** The schema of an extension of a site whose extensions have these texts of their own. */
export function extensionSchemaWith(own: Record<string, string>): typeof extensionSchema {
  return v.strictObject({
    ...extensionSchema.entries,
    labels: v.optional(someLabelsSchema(own)),
  });
}

/** The texts of the extensions of a configuration, by name, before it is validated. */
export function textsOfExtensions(written: object): Record<string, string> {
  const listed = v.safeParse(listedTexts, written);
  if (!listed.success) return {};
  return Object.assign({}, ...listed.output.extensions.map((each) => each.ownLabels?.texts));
}

function isPlugin(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Object(value).name === 'string';
}

/** An extension, as its author writes it. */
export type Extension = v.InferInput<typeof extensionSchema>;

/** A validated extension. */
export type ValidExtension = v.InferOutput<typeof extensionSchema>;
