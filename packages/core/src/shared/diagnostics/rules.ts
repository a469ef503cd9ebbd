/** A rule of the engine. */
export interface Rule {
  /** The severity, unless the configuration sets another. */
  severity: 'error' | 'warning';
  /** The mistakes that the rule reports. */
  finds: string;
  /** Set if the configuration cannot change the severity: a page with the mistake cannot be built. */
  isFixed?: true;
}

const error = (finds: string) => ({ severity: 'error', finds }) as const;
const warning = (finds: string) => ({ severity: 'warning', finds }) as const;
/** A page with the mistake cannot be built. */
const fixed = (finds: string) => ({ severity: 'error', finds, isFixed: true }) as const;

/** Every rule, by the name that follows each message. */
export const rules = {
  'dead-link': error('A link or an entry of the navigation that leads to no page of the site'),
  'dead-anchor': error('A link with a #fragment that is no id of its page'),
  'external-link': warning(
    'A link to another site whose page is gone, or whose server does not answer; docs check --external asks',
  ),
  'dead-asset': error('An image or a file that does not exist'),
  'foreign-config': warning(
    'Values of another engine’s configuration that are not valid here, and are left out',
  ),
  'orphan-page': warning('A page that neither the navigation nor another page links to'),
  'stale-translation': warning(
    'A translation whose source has changed since, with the sections that are newer',
  ),
  translation: warning(
    'A translation of a page that the source does not have, or with more or fewer headings than it had; a path in a page that is no translation',
  ),
  'unused-sidebar': warning('A sidebar whose path prefix covers no page'),
  'duplicate-id': error('An id that is written twice on a page, or belongs to the page’s frame'),
  'heading-level': warning('A heading more than one level below the one before it'),
  'title-expression': warning(
    'An expression in a title or description that front matter does not replace',
  ),
  alias: error('An alias in front matter of an id that no heading has, or that is in use'),
  partial: fixed('An import of an .md or .mdx file that is missing, or imports itself'),
  'partial-prop': warning('A prop or content of a partial that its file never reads'),
  'partial-key': warning('A front-matter key of a partial that works only in pages'),
  'foreign-syntax': warning(
    'Syntax of other engines, such as [[toc]] or $x^2$, which this one shows as text',
  ),
  table: warning(
    'A table that is shown as text, or a row with more cells than the first, which are not shown',
  ),
  markup: error(
    'A component, a script or an include in the HTML of a .md page, which would be lost',
  ),
  'heading-id': warning('A {#id} that is not at the end of a heading, and is shown as text'),
  'multiple-h1': warning('A second heading of level 1'),
  'missing-alt': warning('An image without an alternative text'),
  'event-handler': error(
    'An event handler on an element of a page or of a component that runs at build only',
  ),
  'browser-hook': warning('State or an effect in a page or in a component that runs at build only'),
  'html-nesting': error('An element inside another one that browsers do not allow there'),
  'nested-main': warning('A <main> element in a page, which is inside the <main> of its layout'),
  'unknown-directive': warning('An unknown ::: or :: directive'),
  'directive-syntax': warning('Colons that look like a directive, but are shown as text'),
  'unclosed-directive': error('A ::: directive without the line that closes it'),
  'unknown-audience': error('A :::show or :::hide with an unknown audience'),
  'code-group-label': warning('A code group with blocks without a label, or with the same label'),
  'empty-code-group': warning('A code group without a code block'),
  'steps-without-heading': warning('Steps without a heading'),
  'step-title-level': fixed('A step whose title is no heading of level 2 to 6'),
  'no-authors': warning('A ::authors on a page without authors'),
  'callout-type': fixed('A callout of an unknown type'),
  tabs: fixed('Tabs without labels of their own'),
  'remote-content': warning('Remote content that cannot be fetched: its last copy is shown'),
  'missing-package': error(
    'A fence, an element or a key of front matter for a package of the engine, which the site does not use',
  ),
  'unknown-language': warning('A code block in a language that cannot be highlighted'),
  math: error('A formula that is not TeX'),
  diagram: warning('A Mermaid diagram that cannot be drawn, and is shown as its source'),
  plugin: fixed('A plugin of the configuration that throws'),
  'plugin-message': warning('A message of a plugin of the configuration'),
  'unknown-fence-word': warning('A word after the language of a code block that means nothing'),
  'unknown-notation': warning('An unknown [!code …] notation'),
  'live-host': error('live on a sample for an unknown host'),
  'live-sample': error(
    'A live sample that cannot be compiled, or imports a file that does not exist',
  ),
  encoding: error(
    'A page, component or style sheet that is not UTF-8: its characters are shown as �',
  ),
  'control-character': warning('A character that HTML does not allow, such as NUL'),
  'unknown-component': fixed('A component that is neither imported nor built in'),
  'unknown-prop': warning('An attribute that a built-in component does not read'),
  'missing-component': fixed('An import that its file does not export as a component'),
  'executable-link': fixed('A link or another address that would run code'),
  'front-matter': error('Invalid front matter: the page would be built without it'),
  expansion: error(
    'A line of a .search.txt file that is no expansion, or a section or page that does not exist',
  ),
  include: error('An include of a file or a region that does not exist'),
  limit: fixed('More of something than a page may have, or a page that takes too long; see Limits'),
  syntax: fixed('Text that cannot be parsed'),
  render: fixed('A component that throws'),
  import: fixed('An import that was not found in time'),
  'island-props': fixed('A prop that cannot cross to the browser'),
  'island-parts': error(
    'An island that reads a context which is provided outside of it, or that gives props to elements of a page',
  ),
  'island-export': fixed('An export of a ‘use client’ file that is no component'),
  'duplicate-path': fixed(
    'Two files for one path, or for two that differ in case or Unicode normal form alone',
  ),
  'page-name': fixed('A file name that is not a valid path, or a folder named like a page'),
  'link-out': fixed(
    'A symbolic link that leaves the site, leads to nothing, or to a folder around it',
  ),
  'no-pages': fixed('A site without pages'),
  config: fixed('An invalid configuration'),
  extension: fixed('An extension whose function or component throws'),
  option: fixed('An invalid value of a command-line option'),
  output: fixed('An output folder that holds other files'),
  preview: fixed('A preview of a site that is not built, or for another base'),
  listen: fixed('An address that cannot be listened on'),
  'file-system': fixed('A file that cannot be read or written, a pipe, a socket or a device'),
  internal: fixed('A mistake of the engine itself'),
} satisfies Record<string, Rule>;

/** The name of a rule. */
export type RuleName = keyof typeof rules;

declare const own: unique symbol;

/** The name of a rule of an extension; see `own-rules.ts`. */
export type OwnRuleName = string & { readonly [own]: true };

/** The rules of the engine that the option `checks` may configure. */
export type ConfigurableRule = {
  [Name in RuleName]: (typeof rules)[Name] extends { isFixed: true } ? never : Name;
}[RuleName];

/** Whether a rule is always an error, because a page with the mistake cannot be built. */
export function isFixedRule(name: RuleName | OwnRuleName): boolean {
  const all: Record<string, Rule> = rules;
  return all[name]?.isFixed === true;
}
