interface Rule {
  /** The severity, unless the configuration sets another. */
  severity: 'error' | 'warning';
  /** The mistakes that the rule reports. */
  finds: string;
  /** Set if the configuration cannot change the severity: a page with the mistake cannot be built. */
  isFixed?: true;
}

/** Every rule, by the name that follows each message. */
export const rules = {
  'dead-link': {
    severity: 'error',
    finds: 'A link or an entry of the navigation that leads to no page of the site',
  },
  'dead-anchor': { severity: 'error', finds: 'A #fragment that no element of its page has as id' },
  'dead-asset': { severity: 'error', finds: 'An image or a file that does not exist' },
  'orphan-page': {
    severity: 'warning',
    finds: 'A page that neither the navigation nor another page links to',
  },
  'unused-sidebar': {
    severity: 'warning',
    finds: 'A sidebar whose path prefix covers no page',
  },
  'duplicate-id': {
    severity: 'error',
    finds: 'An id that is written twice on a page, or belongs to the page’s frame',
  },
  'heading-level': {
    severity: 'warning',
    finds: 'A heading more than one level below the one before it',
  },
  'title-expression': {
    severity: 'warning',
    finds: 'An expression in a title or description that the front matter does not say',
  },
  alias: {
    severity: 'error',
    finds: 'An alias in front matter of an id that no heading has, or that is in use',
  },
  partial: {
    severity: 'error',
    finds: 'An import of an .md or .mdx file that is missing, or imports itself',
    isFixed: true,
  },
  'partial-prop': {
    severity: 'warning',
    finds: 'A prop or content of a partial that its file does not read',
  },
  'foreign-syntax': {
    severity: 'warning',
    finds: 'What other engines read, such as [[toc]] or $x^2$, and this one shows as text',
  },
  markup: {
    severity: 'error',
    finds: 'A component, a script or an include in the HTML of a .md page, which would be lost',
  },
  'heading-id': {
    severity: 'warning',
    finds: 'A {#id} that ends no heading, and is text',
  },
  'multiple-h1': { severity: 'warning', finds: 'A second heading of level 1' },
  'missing-alt': { severity: 'warning', finds: 'An image without a text in its place' },
  'event-handler': {
    severity: 'error',
    finds: 'An event handler on an element of a page or of a component that runs at build only',
  },
  'html-nesting': {
    severity: 'error',
    finds: 'An element inside of another that browsers do not allow it in',
  },
  'nested-main': {
    severity: 'warning',
    finds: 'A <main> element in a page, which is inside the <main> of its layout',
  },
  'unknown-directive': { severity: 'warning', finds: 'A ::: or :: directive of no known name' },
  'directive-syntax': {
    severity: 'warning',
    finds: 'Colons that look like a directive and are text',
  },
  'unclosed-directive': {
    severity: 'error',
    finds: 'A ::: directive without the line that closes it',
  },
  'unknown-audience': { severity: 'error', finds: 'A :::show or :::hide for nobody known' },
  'code-group-label': {
    severity: 'warning',
    finds: 'A code group with blocks of no label, or of the same',
  },
  'empty-code-group': { severity: 'warning', finds: 'A code group without a code block' },
  'steps-without-heading': { severity: 'warning', finds: 'Steps without a heading' },
  'step-title-level': {
    severity: 'error',
    finds: 'A step whose title is no heading of level 2 to 6',
    isFixed: true,
  },
  'no-authors': { severity: 'warning', finds: '::authors on a page without authors' },
  'callout-type': { severity: 'error', finds: 'A callout of no known type', isFixed: true },
  tabs: { severity: 'error', finds: 'Tabs without labels of their own', isFixed: true },
  'unknown-language': {
    severity: 'warning',
    finds: 'A code block in a language that cannot be highlighted',
  },
  'unknown-notation': { severity: 'warning', finds: 'A [!code …] of no known name' },
  twoslash: { severity: 'error', finds: 'twoslash on a sample in a language without types' },
  'live-host': { severity: 'error', finds: 'live on a sample for a host of no known name' },
  'live-sample': {
    severity: 'error',
    finds: 'A live sample that cannot be compiled, or imports a file that does not exist',
  },
  'control-character': {
    severity: 'warning',
    finds: 'A character that HTML does not allow, such as NUL',
  },
  'unknown-component': {
    severity: 'error',
    finds: 'A component that is neither imported nor built in',
    isFixed: true,
  },
  'missing-component': {
    severity: 'error',
    finds: 'An import that its file does not export as a component',
    isFixed: true,
  },
  'executable-link': {
    severity: 'error',
    finds: 'A link or another address that would run code',
    isFixed: true,
  },
  'front-matter': {
    severity: 'error',
    finds: 'Front matter that is not understood',
    isFixed: true,
  },
  openapi: {
    severity: 'error',
    finds: 'An OpenAPI document that is missing, broken, or of a version that is not understood',
    isFixed: true,
  },
  include: {
    severity: 'error',
    finds: 'An include of a file or a region that does not exist',
    isFixed: true,
  },
  'sample-type': {
    severity: 'error',
    finds: 'A type error of a sample that it does not announce',
    isFixed: true,
  },
  limit: {
    severity: 'error',
    finds: 'More lists, directives, rows or includes than a page can be made of',
    isFixed: true,
  },
  syntax: { severity: 'error', finds: 'Text that cannot be parsed', isFixed: true },
  render: { severity: 'error', finds: 'A component that throws', isFixed: true },
  import: { severity: 'error', finds: 'An import that was not found in time', isFixed: true },
  'island-props': {
    severity: 'error',
    finds: 'A prop that cannot cross to the browser',
    isFixed: true,
  },
  'island-export': {
    severity: 'error',
    finds: 'An export of a ‘use client’ file that is no component',
    isFixed: true,
  },
  'duplicate-path': {
    severity: 'error',
    finds: 'Two files for one path, or for two that differ in case or Unicode normal form alone',
    isFixed: true,
  },
  'page-name': { severity: 'error', finds: 'A file name that is no path', isFixed: true },
  'link-out': {
    severity: 'error',
    finds: 'A link of the file system out of the site',
    isFixed: true,
  },
  'no-pages': { severity: 'error', finds: 'A site without pages', isFixed: true },
  config: { severity: 'error', finds: 'A configuration that is not understood', isFixed: true },
  option: { severity: 'error', finds: 'A command-line option of a wrong value', isFixed: true },
  output: { severity: 'error', finds: 'An output folder that holds other files', isFixed: true },
  preview: { severity: 'error', finds: 'A preview of a site that is not built', isFixed: true },
  listen: { severity: 'error', finds: 'An address that cannot be listened on', isFixed: true },
  'file-system': {
    severity: 'error',
    finds: 'A file that cannot be read or written',
    isFixed: true,
  },
  internal: { severity: 'error', finds: 'A mistake of the engine itself', isFixed: true },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** The rules that the option `checks` may configure. */
export type ConfigurableRule = {
  [Name in RuleName]: (typeof rules)[Name] extends { isFixed: true } ? never : Name;
}[RuleName];

/** Whether a rule is always an error, because a page with the mistake cannot be built. */
export function isFixedRule(name: RuleName): boolean {
  const rule: Rule = rules[name];
  return rule.isFixed === true;
}
