/**
 * Every token class with its TextMate scopes. A class has one custom property per color scheme
 * (`--code-<name>`), so a new color theme changes only tokens. Later rows win over earlier ones of
 * equal length, as in a TextMate theme.
 */
export const tokenClasses = [
  { name: 'comment', scopes: ['comment', 'punctuation.definition.comment'] },
  {
    name: 'string',
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'string.unquoted'],
  },
  {
    name: 'number',
    scopes: ['constant', 'support.constant', 'constant.language', 'constant.numeric'],
  },
  {
    name: 'keyword',
    scopes: [
      'keyword',
      'storage',
      'storage.type',
      'storage.modifier',
      'keyword.operator.new',
      'keyword.operator.expression',
      'variable.language',
      'support.type.property-name.css',
      'keyword.control',
    ],
  },
  {
    name: 'function',
    scopes: [
      'entity.name.function',
      'support.function',
      'meta.function-call.generic',
      'entity.other.attribute-name.class.css',
      'entity.other.attribute-name.id.css',
    ],
  },
  {
    name: 'type',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'entity.other.inherited-class',
      'entity.name.tag',
      'support.class.component',
    ],
  },
  {
    name: 'property',
    scopes: [
      'entity.other.attribute-name',
      'meta.object-literal.key',
      'support.type.property-name',
      'variable.other.property',
      'variable.object.property',
      'entity.name.tag.yaml',
      'variable.other.constant.property',
    ],
  },
  {
    name: 'punctuation',
    scopes: ['punctuation', 'keyword.operator', 'meta.brace', 'keyword.operator.assignment'],
  },
  { name: 'inserted', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { name: 'deleted', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
  { name: 'heading', scopes: ['markup.heading', 'entity.name.section'] },
] as const;

/** Nested scopes that are shown as plain text. */
export const plainScopes = [
  'string.unquoted.argument.shell',
  'string.unquoted.plain.out.yaml',
  'variable.other.normal.shell',
] as const;
