import type { Rules } from '../rules.ts';

const manifest = 'type utils.VevManifest';

/**
 * Names that are correct on their page, but would be wrong at the place of another name: a phrase
 * binds them at their place. `npm run claims:lies` reports missing phrases.
 */
export const wordsInPlace: Rules = {
  'guides/recipes/media-field.mdx': {
    'What to watch for': {
      phrases: [['`Image` needs the data of the project, which it has on the page', 'exports']],
    },
  },
  'guides/recipes/shared-state.mdx': {
    'Where to go next': { phrases: [['`useGlobalState`', 'exports']] },
  },
  'react/components.mdx': {
    'Functions of @vev/react': { phrases: [['`isDOMEvent(eventName)`', 'exports']] },
  },
  'react/content-children.mdx': {
    Children: { phrases: [['so you do not list it under `props`', manifest]] },
    WidgetNode: {
      phrases: [
        ['gets it as its prop `section`', 'type React.ComponentProps<typeof sdk.WidgetNode>'],
      ],
    },
    Troubleshooting: { phrases: [['Its type is `action`', manifest]] },
  },
  'react/hooks.mdx': {
    useMenu: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 1,
          of: { 'children[].settings.hidden': ['=boolean, settings can be missing'] },
        },
      ],
    },
  },
  'react/vev-props.mdx': {
    object: { phrases: [['gets `address.street` and `address.city`', 'samples of the page']] },
    select: { phrases: [['the option `placeholder`', "type utils.SelectField['options']"]] },
    audio: {
      phrases: [['an object with `url`, `key` and `filename`', 'type utils.AudioType']],
    },
    'group, popover and divider': {
      phrases: [
        [
          '`group` takes `options.collapsed`, `popover` takes `options.icon`, and neither needs a `name`',
          'types of @vev/utils',
        ],
      ],
    },
  },
  'react/vev-types.mdx': {
    Members: { phrases: [['The context of `initialValue` has none', 'types of @vev/utils']] },
  },
};
