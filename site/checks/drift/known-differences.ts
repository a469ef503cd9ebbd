interface KnownDifference {
  /** The reason for the difference between the pages and the SDK. */
  reason: string;
  /** As in the report. */
  keys: string[];
}

/** Intended differences between the pages and the SDK. Any other difference fails the tests. */
export const knownDifferences: KnownDifference[] = [
  {
    reason: 'the type also describes how the platform stores a component; these are no settings',
    keys: [
      'account',
      'admin',
      'content',
      'contentChildren',
      'created',
      'deleted',
      'deletedBy',
      'dir',
      'form',
      'formSchema',
      'icons',
      'inContent',
      'inspector',
      'key',
      'metaData',
      'overrideKey',
      'parent',
      'pkg',
      'project',
      'public',
      'ruleList',
      'sass',
      'settings',
      'static',
      'team',
      'transform',
      'ts',
      'updated',
      'widgetFuncName',
      'widgetId',
      'widgetName',
      'workspace',
    ].map((name) => `react/register-vev-component.mdx#Configuration missing ${name}`),
  },
  {
    reason: 'internal to the SDK',
    keys: [
      'asset-source/handler-function.mdx#Assets missing processing',
      'asset-source/handler-function.mdx#Video assets missing original',
      'asset-source/handler-function.mdx#Video assets missing state',
      'react/components.mdx#Render missing dev',
      'react/components.mdx#Render missing state',
      'react/content-children.mdx#WidgetNode missing children',
      'react/content-children.mdx#WidgetNode missing container',
      'react/content-children.mdx#WidgetNode missing contentClassName',
      'react/hooks.mdx#useModel missing overrideVariantKey',
      'react/vev-props.mdx#Base fields missing valueType',
      'react/vev-props.mdx#object missing itemIndex',
    ],
  },
  {
    reason: 'the specification says name; a note on the page says that the SDK knows type only',
    keys: ['react/interactions.mdx#Event object extra name'],
  },
  {
    reason: 'the specification says fallback; the row says that the SDK calls it loader',
    keys: ['react/components.mdx#Render extra fallback'],
  },
  {
    reason: 'a default in the specification; the row says that the SDK requires it',
    keys: [
      'react/vev-props.mdx#layout different options.display',
      'react/vev-props.mdx#string different type',
    ],
  },
  {
    reason: 'the specification passes value and context; the section says what the SDK passes',
    keys: ['react/vev-props.mdx#Base fields different parameters hidden'],
  },
  {
    reason: 'the specification allows a boolean; the row says that the SDK does not',
    keys: ['react/vev-props.mdx#Base fields different validate'],
  },
];
