import type { Rules } from '../rules.ts';

const base = `utils.BaseField<'string', string>`;
const manifest = 'utils.VevManifest';
const event = 'utils.VevEvent';
const env = `type utils.EditorPluginAssetSource['handler']`;
const plugin = 'type utils.EditorPluginAssetSource';
const tracked = 'public/schemas/tracking-event.schema.json';
const observer = 'type sdk.ObserverOptions';

/**
 * The prose of sections, mainly of those without a table. A phrase binds its names at its place; a
 * name in a list may be anywhere in its section.
 */
export const proseRules: Rules = {
  'asset-source/api-keys.mdx': {
    Secrets: { phrases: [['reads the value from `env`, its map of form values', env]] },
    'Form fields': {
      exports: 'EditorPluginType',
      phrases: [
        [
          '`env` is the second argument of the handler, after the request, and the registration needs `type',
          env,
        ],
        ['needs `type: EditorPluginType.ASSET_SOURCE`', 'types of @vev/utils'],
      ],
    },
    Troubleshooting: {
      exports: 'registerVevPlugin registerVevComponent',
      phrases: [
        ['exactly the `name` of the field', `type ${base}`],
        ['`env` holds strings only', env],
      ],
    },
  },
  'asset-source/getting-started.mdx': {
    Registration: {
      exports: 'registerVevPlugin',
      phrases: [
        ['`registerVevPlugin` takes one object', 'exports'],
        ['registers its plugin without an `id`', plugin],
        ['Each field of `form` has', plugin],
        [
          'requires `type: EditorPluginType.ASSET_SOURCE` in the registration and accepts `icon`, the URL of an icon',
          'types of @vev/utils',
        ],
        ['accepts `icon`, the URL', plugin],
        ['requires `updated`, a number, on every asset', 'type utils.BaseProjectAsset'],
      ],
    },
  },
  'asset-source/handler-function.mdx': {
    Signature: { phrases: [['`env` is the second argument', env]] },
    'Image assets': { phrases: [['Type `ProjectImageAsset`', 'exports']] },
    'Video assets': { phrases: [['Type `ProjectVideoAsset`', 'exports']] },
    'Other assets': { phrases: [['an asset for audio, `ProjectAudioAsset`', 'exports']] },
    'Meta fields': {
      phrases: [
        [
          'The type is `EditorPluginAssetSourceFilterFields`, an array of objects with these fields',
          'exports',
        ],
      ],
    },
    'What the request holds': {
      phrases: [
        [
          "`{ type: 'pickAsset', assets }` or `{ type: 'cancel' }`",
          'Vev plugins, checked on 2026-11-22',
        ],
      ],
    },
    Troubleshooting: {
      platform: 'fetch URL Response response ok',
      phrases: [['Check `response.ok`', 'declarations of TypeScript']],
    },
    'Where to go next': { phrases: [['where the values in `env` come from', env]] },
  },
  'asset-source/index.mdx': {
    'Asset Sources': {},
  },
  'cli/configuration.mdx': {
    Troubleshooting: {},
  },
  'cli/tailwind.mdx': {
    Settings: { phrases: [['the format that knows `corePlugins`', 'documentation of Tailwind']] },
    Troubleshooting: {
      names: [['tailwind.config.js', 'samples of the page']],
      phrases: [
        [
          'Check that `content` matches the file that uses them',
          'sample cli/tailwind/tailwind.config.js',
        ],
      ],
    },
  },
  'cli/web-workers.mdx': {
    Troubleshooting: { phrases: [['Create the worker in `useEffect`', 'React']] },
  },
  'cms/client-side.mdx': {
    Troubleshooting: {
      phrases: [['the element whose `src` is the embed script', 'standard of HTML']],
    },
  },
  'react/components.mdx': {
    Link: { phrases: [['a constant of type `LinkFieldValue`', 'exports']] },
    Troubleshooting: {
      exports: 'StateProvider',
      names: [['https://', 'standard of URLs']],
      phrases: [
        ['inside `StateProvider`', 'exports'],
        ['Use `loader`', 'type React.ComponentProps<typeof sdk.Render>'],
        ['with `import`, not with `require()`', 'probe of @vev/react 0.3.5 in Node.js 20'],
      ],
    },
  },
  'react/content-children.mdx': {
    'What your component receives': {
      phrases: [
        [
          'If you write `{children}` into your output, the page shows the keys as text',
          `type ${manifest}`,
        ],
      ],
    },
    WidgetNode: { phrases: [['as the React `key` as well', 'React']] },
  },
  'react/editable-css.mdx': {
    Fields: {
      names: [['styles.tag', 'samples of the page']],
      phrases: [['`editableCSS` is a list', `type ${manifest}`]],
    },
  },
  'react/hooks.mdx': {
    useVisible: {
      phrases: [['takes the same `offsetTop` and `offsetBottom`', 'type sdk.VisibleOptions']],
    },
    Troubleshooting: {
      exports: 'StateProvider useOutsideClick usePreloadPage',
      phrases: [
        ['`useIntersection` reports only two states', 'specification 9'],
        ['`useIntersection` ignores `steps`', 'probe of @vev/hooks 1.0.2'],
        ['Both `steps` and `threshold` are set', observer],
        ['`useOutsideClick` never calls back', 'exports'],
        ['`usePreloadPage` does nothing', 'exports'],
      ],
    },
  },
  'react/interactions.mdx': {
    'Event object': {
      phrases: [
        ['Each entry in `interactions` and in `events` has the same shape', `type ${manifest}`],
      ],
    },
    Troubleshooting: {
      phrases: [
        [
          'The name in `useVevEvent` and the `type` in `interactions` differ',
          'types of @vev/utils',
        ],
        ['`dispatch` does nothing', 'sample react/interactions/Counter.tsx'],
        ['such as `PLAY` and `ON_PLAY`', 'sample react/interactions/PodcastPlayer.tsx'],
        ['Write `type`', `type ${event}`],
      ],
    },
    'Where to go next': { phrases: [['the types for `args`', `type ${event}`]] },
  },
  'react/register-vev-component.mdx': {
    'Register Component': {
      phrases: [
        [
          '`registerVevComponent` makes a React component available in the Vev Design Editor',
          'exports',
        ],
      ],
    },
    'The call': { names: [['src/', 'specification 5']] },
    'What your component receives': { phrases: [['if you set `children`', `type ${manifest}`]] },
    Troubleshooting: {
      exports: 'VevManifest',
      names: [['src/', 'specification 5']],
      phrases: [
        ['does not render `children`', `type ${manifest}`],
        ['has no `name`, or a field is misspelled', `type ${manifest}`],
        ['The type is `VevManifest`', 'exports'],
      ],
    },
  },
  'react/vev-props.mdx': {
    'Props and Schema': {
      phrases: [['list of `registerVevComponent` becomes a field in the edit panel', 'exports']],
    },
    'Base fields': { exports: 'VevProps' },
    Troubleshooting: {
      phrases: [
        ['`name` in the schema', `type ${base}`],
        ['at `options`', 'types of @vev/utils'],
        ['at `validate`', `type ${base}`],
        ["`options` of a `string` prop needs `type`. Add `type: 'text'`", 'types of @vev/utils'],
        ['`options` of a `string` prop needs `type`', 'types of @vev/utils'],
        ['TypeScript refuses `hidden: (value, context) => …`', 'types of @vev/utils'],
        ['Write `context.value?.name`', 'types of @vev/utils'],
        ['under the name of the entry in `of`', 'type utils.ArrayField'],
      ],
    },
    'Where to go next': {
      phrases: [['what `initialValue`, `hidden` and similar functions receive', `type ${base}`]],
    },
  },
  'react/vev-types.mdx': {
    'Check one field against another': {
      phrases: [['Pass a type to `SchemaContextModel`', 'exports']],
    },
    Members: {
      exports: 'SchemaContextModel',
      phrases: [['The type is called `SchemaContextModel`', 'exports']],
    },
  },
  'tracking.mdx': {
    'Standard events': {
      phrases: [
        ['The members of `data`', tracked],
        ['Use `projectKey` to tell projects apart', tracked],
      ],
    },
    Troubleshooting: {
      phrases: [
        ['The tracking event is `event.detail`', tracked],
        ['its details are in `event.detail.data`', tracked],
        ['`VEV_LINK_CLICK` is for external links', tracked],
        ['A change of page sends `VEV_PAGE_LOAD`', tracked],
        [
          'links to files send `VEV_LINK_CLICK` too, as do links that open a page of the project in a new tab',
          'sdk code',
        ],
        [
          '`totalPlayTime` and `progress` are seconds, `percentagePlayed` is a percentage, `timestamp` is milliseconds',
          tracked,
        ],
        ['`percentagePlayed` is a percentage, `timestamp` is milliseconds', tracked],
        ['`timestamp` is milliseconds', tracked],
      ],
    },
  },
};
