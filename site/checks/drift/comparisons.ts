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

/** Every documented structure of the SDK, with its place in the documentation. */
export const comparisons: Comparison[] = [
  ...page('react/vev-props.mdx', [
    ['Overview', 'utils.NativeTypes'],
    ['image', 'utils.MediaType'],
    ['video', 'utils.MediaType'],
    ['audio', 'utils.AudioType'],
    ['group, popover and divider', 'Options<utils.GroupField>'],
    ['group, popover and divider', 'Options<utils.PopoverField>'],
    [
      'event, widgetSelect and mainComponent',
      `NonNullable<utils.MainComponentField['valueType']>`,
      { table: 1 },
    ],
  ]),
  ...page('react/components.mdx', [
    ['Link', `NonNullable<utils.LinkField['valueType']>`, { table: 1 }],
    ['Functions of @vev/react', 'Exclude<keyof typeof sdk, `use${string}`>', { mentions: 'page' }],
    ['Functions of @vev/utils', 'keyof typeof utils', { mentions: 'page' }],
  ]),
  ...page('react/hooks.mdx', [
    ['Overview', 'Extract<keyof typeof sdk, `use${string}`>', { mentions: 'page' }],
  ]),
  ...page('react/interactions.mdx', [
    ['What designers connect', readConstants('triggers'), { table: 0 }],
    ['What designers connect', readConstants('actions'), { table: 1 }],
  ]),
  ...page('tracking.mdx', [['Standard events', readConstants('tracking'), { table: 0 }]]),
];

function page(
  file: string,
  rows: [heading: string, type: string, rest?: Omit<Comparison, 'page' | 'heading' | 'type'>][],
): Comparison[] {
  return rows.map(([heading, type, rest]) => ({ page: file, heading, type, ...rest }));
}
