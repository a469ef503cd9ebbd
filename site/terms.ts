/** The headings of the glossary, each with the forms of its term on pages. */
const forms: Record<string, string[]> = {
  'design-editor': ['Design Editor'],
  account: ['account', 'accounts'],
  project: ['Vev project', 'published project', 'projects of your account'],
  'add-menu': ['add menu'],
  'edit-panel': ['edit panel'],
  'editor-mode': ['editor mode', 'preview mode'],
  'green-dot': ['green dot'],
  trigger: ['a trigger', 'triggers and actions'],
  'main-component': ['main component'],
  'component-package': ['component package', 'component packages'],
  sdk: ['SDK'],
  'content-key': ['content key', 'content keys'],
  'host-element': ['host element'],
  interaction: ['interaction', 'interactions'],
  'asset-source': ['asset source', 'asset sources'],
  asset: ['an asset', 'assets'],
  'meta-field': ['meta field', 'meta fields'],
  variable: ['variable of the project', 'variables of the project', 'the variables'],
  'page-key': ['page key'],
  mustache: ['Mustache'],
};

/** The terms with an explanation, for `terms` of the configuration. */
export const terms = Object.fromEntries(
  Object.entries(forms).flatMap(([id, words]) =>
    words.map((word) => [word, `/guides/glossary#${id}`]),
  ),
);
