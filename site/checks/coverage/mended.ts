import { documentation, elements, plugins, uncommented } from '../claims/rules/sources.ts';

/** A sentence without a name or number that a rule could check, and its source. */
interface Mended {
  /** Relative to `pages`. */
  page: string;
  heading: string;
  /** As read, with the values of facts. */
  says: string;
  source: string;
}

const utils = 'types of @vev/utils';
const help = 'help center of Vev, checked on 2026-11-22';

const on = (page: string, rows: [heading: string, says: string, source: string][]): Mended[] =>
  rows.map(([heading, says, source]) => ({ page, heading, says, source }));

/** The sentences of the content audit that were wrong or missing once. */
export const mended: Mended[] = [
  ...on('tracking.mdx', [
    [
      'Tracking and Analytics',
      'By its documentation Vev does not track the visitors',
      documentation,
    ],
    ['Tracking and Analytics', 'Where a page has a data layer, the project', 'sdk code'],
    ['Custom events', 'In the editor this pair is called an interaction.', documentation],
  ]),
  ...on('react/interactions.mdx', [
    ['Event object', 'knows `type` and refuses `name`', utils],
    [
      'Interactions and Events',
      'On this page the word means the action of a component.',
      documentation,
    ],
  ]),
  ...on('react/vev-props.mdx', [
    ['hidden', 'a function of the value and the context that returns a boolean', 'specification 3'],
    ['hidden', 'gets the context first, and then the index of the item', utils],
    ['validate', 'accepts only the function form, which may be async', utils],
    ['image', 'It has no options.', utils],
    ['link', 'It has no options.', utils],
    ['array', 'reads a list with several entries as a choice: each item is one of them', utils],
    ['color', 'The value is a CSS color as a string.', utils],
    ['icon', '| `path` | list | Width, height and an SVG path |', utils],
    [
      'string',
      'Whether an input of type `password` hides what is typed is not published.',
      uncommented,
    ],
    ['storage', 'an account has teams, teams have folders, folders have projects', help],
    ['storage', 'Nor is what identifies a stored value', uncommented],
  ]),
  ...on('react/vev-types.mdx', [
    ['Who receives it', 'All 66 functions', elements],
    ['Who receives it', 'take the context first, and so do the samples here', elements],
  ]),
  ...on('react/register-vev-component.mdx', [
    ['Empty state', 'The hint is one sentence: first the link, then the description.', elements],
    ['Empty state', 'Text of the link, which begins the sentence', elements],
    ['Empty state', 'The rest of the sentence, with a space in front', elements],
  ]),
  ...on('react/components.mdx', [
    [
      'Image',
      'Only a list with one pair has an effect, so the sample has one.',
      'probe: SDK 0.3 joins several pairs without a comma',
    ],
  ]),
  ...on('react/hooks.mdx', [['useRoute', 'can leave out `path`', 'sdk code']]),
  ...on('react/editable-css.mdx', [['Properties', 'accepts every other CSS property too', utils]]),
  ...on('cms/index.mdx', [
    ['Keys and values', '10 characters for a text or an image, and 9 for a color', documentation],
    ['Other keys that you need', 'In the address of the project in the editor', documentation],
    ['Other keys that you need', 'In the same address, after the project key.', documentation],
  ]),
  ...on('asset-source/handler-function.mdx', [
    ['Assets', '`true` when you host the file yourself.', plugins],
    ['Image assets', 'The asset library loads faster with it.', documentation],
    ['Video assets', 'The same video in further formats.', documentation],
  ]),
  ...on('cli/getting-started.mdx', [['Requirements', 'now asks for v22', documentation]]),
  ...on('cli/commands.mdx', [
    ['Deploy from CI', 'A clean checkout has no dependencies yet', 'documentation of npm'],
    ['Deploy from CI', 'npm ci\nnpm install -g @vev/cli\nvev deploy', 'documentation of npm'],
    [
      'Host the output with a framework',
      '`static/` in Gatsby, `public/` in Next.js. Vev publishes nothing about frameworks.',
      'documentation of Gatsby and Next.js',
    ],
    ['Output files', 'A page of its own. Vev does not describe it further.', documentation],
  ]),
  ...on('cli/configuration.mdx', [
    ['Configuration', '20 or 11 letters and digits long', 'public source of Vev components'],
    [
      'Keep the file safe',
      'What `vev start` and `vev deploy` answer without the file is not published.',
      documentation,
    ],
  ]),
  ...on('index.mdx', [
    ['', 'See the standard events that a published project sends', 'public/schemas'],
  ]),
];

/** Words that stood on a page without a source, or were wrong, and must not come back. */
export const gone: [page: string, words: string][] = [
  ['cli/getting-started.mdx', 'free plan'],
  ['cli/getting-started.mdx', 'pnpm add --global'],
  ['api/auth.mdx', 'free plan'],
  ['react/components.mdx', 'NODE_ENV'],
  ['react/vev-types.mdx', 'Index of the project'],
  ['react/interactions.mdx', 'names in upper case'],
];
