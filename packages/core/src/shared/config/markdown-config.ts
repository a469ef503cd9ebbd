import * as v from 'valibot';

/** A plugin of unified (https://unifiedjs.com): a function that returns a transformer of a tree. */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown;

/** A plugin with its options. */
export type PluginRow = [UnifiedPlugin, ...unknown[]];

const plugin = v.custom<UnifiedPlugin>(
  (value) => typeof value === 'function',
  'Expected a plugin, which is a function',
);

const plugins = v.array(
  v.union(
    [
      v.pipe(
        plugin,
        v.transform((own): PluginRow => [own]),
      ),
      v.pipe(
        v.looseTuple([plugin]),
        v.transform((row) => row as PluginRow),
      ),
    ],
    'Expected a plugin, or a list of a plugin and its options',
  ),
  'Expected a list of plugins',
);

/** `markdown` of an extension: its plugins run after the plugins of the site. */
export const pluginsSchema = v.strictObject({
  /** Plugins for the Markdown tree (mdast), as in the configuration. */
  remarkPlugins: v.optional(plugins, []),
  /** Plugins for the HTML tree (hast), as in the configuration. */
  rehypePlugins: v.optional(plugins, []),
});

/** `markdown` of the configuration. */
export const markdownSchema = v.strictObject({
  /**
   * Whether `$x^2$`, lines `$$` and fences `math` are formulas of TeX. They become MathML, which needs no
   * script and no font. A dollar sign with a space on its inner side, or a letter or digit on its outer side,
   * stays text: `$10 and $20`. Default false. `macros` are commands of the site: `{ '\\R': '\\mathbb{R}' }`.
   */
  math: v.optional(
    v.pipe(
      v.union(
        [v.boolean(), v.strictObject({ macros: v.optional(v.record(v.string(), v.string())) })],
        'Expected true, or an object with macros',
      ),
      v.transform((written) => (written === true ? {} : written || undefined)),
    ),
    false,
  ),
  /** Whether a click on an image of a page shows it as large as the window. Default false. */
  imageZoom: v.optional(v.boolean(), false),
  /**
   * Whether each page shows its reading time below the title. `readingTime` in front matter takes precedence.
   * Default false.
   */
  readingTime: v.optional(v.boolean(), false),
  /**
   * Plugins for the Markdown tree (mdast), as `plugin` or `[plugin, options]`. They run in order after the
   * page is parsed, and before directives, fences and headings are transformed, so they can handle directives
   * that the engine does not know. Pages are compiled again when the code of the configuration, the code that it
   * imports, or the options change. If a plugin needs another file, pass its content as an option.
   */
  remarkPlugins: v.optional(plugins, []),
  /**
   * Plugins for the HTML tree (hast). They run in order after directives are transformed, and before
   * links, headings, images and code are: their output is checked like the content of a page. Code is
   * not yet highlighted.
   */
  rehypePlugins: v.optional(plugins, []),
});

/** `markdown` of the configuration, with all defaults. */
export type MarkdownConfig = v.InferOutput<typeof markdownSchema>;
