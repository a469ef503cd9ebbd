import { readConstants } from './constants.ts';

/** A part of a page that documents a type. */
export interface Comparison {
  /** The page's file, relative to `pages`. */
  page: string;
  /** The heading above the tables that list the members. */
  heading: string;
  /**
   * The type in TypeScript: its members are compared, or its parameters when it is a function.
   * `sdk` is `@vev/react`, `utils` is `@vev/utils`.
   */
  type: string;
  /** The index of the table in its section, from 0. Default: all tables. */
  table?: number;
  /** Only names with this prefix count, without it: `options.`. */
  prefix?: string;
  /** The scope of mentions. Default: the section. */
  mentions?: 'section' | 'page';
}

const image = 'NonNullable<ReturnType<typeof sdk.useImage>>';
const menu = 'ReturnType<typeof sdk.useMenu>';
const context = 'utils.SchemaContextModel';

/** Every documented structure of the SDK, with its place in the documentation. */
export const comparisons: Comparison[] = [
  ...page('react/register-vev-component.mdx', [
    ['Configuration', 'utils.VevManifest'],
    ['Empty state', 'utils.ManifestEmptyState', { table: 0 }],
    ['Empty state', `NonNullable<utils.ManifestEmptyState['action']>`, { table: 1 }],
    ['Custom edit panel', `Parameters<NonNullable<utils.VevManifest['component']>>[0]`],
  ]),
  ...page('react/vev-props.mdx', [
    ['Overview', 'utils.NativeTypes'],
    ['Base fields', `utils.BaseField<'string', string>`],
    ['string', 'Options<utils.StringField>'],
    ['number', 'Options<utils.NumberField>'],
    ['boolean', 'Options<utils.BooleanField>'],
    ['image', 'utils.MediaType'],
    ['object', 'Own<utils.ObjectField>'],
    ['array', `Pick<utils.ArrayField, 'of' | 'preview'>`, { table: 0 }],
    [
      'array',
      `Exclude<NonNullable<utils.ArrayField['preview']>, Function>`,
      { table: 0, prefix: 'preview.' },
    ],
    ['select', 'Options<utils.SelectField>'],
    ['upload', 'Own<utils.UploadField>'],
    ['layout', 'Own<utils.LayoutField>'],
    ['layout', 'Options<utils.LayoutField>', { prefix: 'options.' }],
    ['variable', 'Own<utils.VariableField>'],
    ['icon', 'utils.ShapeType'],
    ['video', 'utils.MediaType'],
    ['audio', 'utils.AudioType'],
    ['group, popover and divider', 'Options<utils.GroupField>'],
    ['group, popover and divider', 'Options<utils.PopoverField>'],
    [
      'event, widgetSelect and mainComponent',
      `NonNullable<utils.MainComponentField['valueType']>`,
      { table: 1 },
    ],
    ['storage', `NonNullable<utils.StringField['storage']>`],
    ['component', 'utils.SchemaFieldProps<utils.StringField>'],
  ]),
  ...page('react/vev-types.mdx', [
    ['Members', context, { mentions: 'page' }],
    ['project', `NonNullable<${context}['project']>`],
    ['pages', `NonNullable<${context}['pages']>[number]`],
    ['currentPage', `NonNullable<${context}['currentPage']>`],
    ['content', `NonNullable<${context}['content']>[number]`],
    ['events', `NonNullable<${context}['events']>[number]`],
    ['storage', `NonNullable<${context}['storage']>`],
    ['menus', `NonNullable<${context}['menus']>[string]`],
    ['actions', `NonNullable<${context}['actions']>`],
  ]),
  ...page('react/editable-css.mdx', [['Fields', 'utils.EditableCSS']]),
  ...page('react/content-children.mdx', [
    ['Registration', `NonNullable<utils.VevManifest['children']>`, { prefix: 'children.' }],
    ['WidgetNode', 'React.ComponentProps<typeof sdk.WidgetNode>'],
  ]),
  ...page('react/components.mdx', [
    ['Image', `Omit<React.ComponentProps<typeof sdk.Image>, 'ref' | 'key'>`],
    ['Link', `Omit<React.ComponentProps<typeof sdk.Link>, 'ref' | 'key'>`, { table: 0 }],
    ['Link', `NonNullable<utils.LinkField['valueType']>`, { table: 1 }],
    ['Render', 'React.ComponentProps<typeof sdk.Render>'],
    ['Icon', `Omit<React.ComponentProps<typeof sdk.Icon>, 'ref' | 'key' | 'className' | 'style'>`],
    ['Transition', `Omit<React.ComponentProps<typeof sdk.Transition>, 'children'>`],
    ['Portal', `Omit<React.ComponentProps<typeof sdk.Portal>, 'children'>`],
    ['StateProvider', 'React.ComponentProps<typeof sdk.StateProvider>'],
    ['Functions of @vev/react', 'Exclude<keyof typeof sdk, `use${string}`>', { mentions: 'page' }],
    ['Functions of @vev/utils', 'keyof typeof utils', { mentions: 'page' }],
  ]),
  ...page('react/hooks.mdx', [
    ['Overview', 'Extract<keyof typeof sdk, `use${string}`>', { mentions: 'page' }],
    ['useIntersection', 'typeof sdk.useIntersection', { table: 0 }],
    ['useIntersection', 'sdk.ObserverOptions', { table: 0, prefix: 'options.' }],
    ['useIntersection', 'IntersectionObserverEntry', { table: 1 }],
    ['useSize', '(ref: unknown, onChange?: Function) => void', { table: 0 }],
    ['useSize', 'First<typeof sdk.useSize>', { table: 1 }],
    ['useViewport', 'ReturnType<typeof sdk.useViewport>'],
    ['useFrame', 'typeof sdk.useFrame'],
    ['useInterval', 'typeof sdk.useInterval'],
    ['useIcon', 'typeof sdk.useIcon', { table: 0 }],
    ['useEditorState', 'ReturnType<typeof sdk.useEditorState>', { table: 0 }],
    ['useImage', 'typeof sdk.useImage', { table: 0 }],
    ['useImage', image, { table: 1 }],
    ['useImage', `NonNullable<${image}['meta']>`, { table: 1, prefix: 'meta.' }],
    ['useMenu', 'typeof sdk.useMenu', { table: 0 }],
    ['useMenu', menu, { table: 1 }],
    ['useMenu', `${menu}['children'][number]`, { table: 1, prefix: 'children[].' }],
    [
      'useMenu',
      `NonNullable<${menu}['children'][number]['settings']>`,
      { table: 1, prefix: 'children[].settings.' },
    ],
    ['useModel', 'typeof sdk.useModel', { table: 0 }],
    ['useModel', 'NonNullable<ReturnType<typeof sdk.useModel>>', { table: 1 }],
    ['useRoute', 'ReturnType<typeof sdk.useRoute>'],
    ['useVariable', 'typeof sdk.useVariable', { table: 0 }],
    ['useVariable', 'NonNullable<ReturnType<typeof sdk.useVariable>>', { table: 1 }],
  ]),
  ...page('react/interactions.mdx', [
    ['Event object', 'utils.VevEvent'],
    ['What designers connect', readConstants('triggers'), { table: 0 }],
    ['What designers connect', readConstants('actions'), { table: 1 }],
    ['useVevEvent', 'typeof sdk.useVevEvent'],
    ['useDispatchVevEvent', 'ReturnType<typeof sdk.useDispatchVevEvent>'],
  ]),
  ...page('tracking.mdx', [
    ['Standard events', readConstants('tracking'), { table: 0 }],
    ['Track from a component', 'typeof sdk.useTracking', { table: 0 }],
    ['Track from a component', 'ReturnType<typeof sdk.useTracking>', { table: 1 }],
  ]),
  ...page('asset-source/getting-started.mdx', [
    ['Registration', 'utils.EditorPluginAssetSource', { table: 0 }],
  ]),
  ...page('asset-source/handler-function.mdx', [
    ['Signature', `utils.EditorPluginAssetSource['handler']`],
    ['Assets', 'utils.BaseProjectAsset'],
    ['Image assets', 'Omit<utils.ProjectImageAsset, keyof utils.BaseProjectAsset>'],
    ['Video assets', 'Omit<utils.ProjectVideoAsset, keyof utils.BaseProjectAsset>'],
    ['Meta fields', 'utils.EditorPluginAssetSourceFilterField'],
    ['Key-value store', 'utils.EditorPluginKv', { prefix: 'kv.' }],
  ]),
];

function page(
  file: string,
  rows: [heading: string, type: string, rest?: Omit<Comparison, 'page' | 'heading' | 'type'>][],
): Comparison[] {
  return rows.map(([heading, type, rest]) => ({ page: file, heading, type, ...rest }));
}
