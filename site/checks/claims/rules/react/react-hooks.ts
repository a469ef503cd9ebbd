import type { Rules } from '../../rules.ts';
import { anyTypes } from '../sources.ts';

/** The page of all hooks. */
export const hooksRules: Rules = {
  'react/hooks.mdx': {
    Overview: {
      phrases: [
        ['return is `any`, wholly or in part', anyTypes],
        ['from a module `vev` that is not published', 'types of @vev/react'],
      ],
      lists: [
        [
          [
            ...['useEditorState', 'useIcon', 'useImage', 'useMenu'],
            ...['useModel', 'usePages', 'useRoute', 'useVariable'],
          ],
          anyTypes,
        ],
        ['ReturnType<typeof sdk.useEditorState>', 'specification 3'],
        ['First<typeof sdk.useSize>', 'specification 3'],
        ['ReturnType<typeof sdk.useViewport>', 'specification 3'],
        ['ReturnType<typeof sdk.useRoute>', 'specification 3'],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            useIntersection: ['=false or an observer entry', 'how much visible'],
            useSize: ['={ width, height }', 'size of an element'],
            useViewport: ['={ width, height, scrollHeight }', 'window'],
            useFrame: ['=nothing', 'frame'],
            useInterval: ['=nothing', 'repeat'],
            useEditorState: ['={ disabled, rule, selected }', 'editor'],
            useIcon: ['=width, height, path strings', 'icon'],
            useImage: ['=image model', 'image'],
            useMenu: ['=menu', 'menu'],
            useModel: ['=content model', 'content model'],
            usePages: ['=list of pages, root directory', 'pages'],
            useRoute: ['={ pageKey, path }', 'current page'],
            useVariable: ['=variable with value and unit', 'variable'],
          },
        },
      ],
    },
    useIntersection: {
      phrases: [
        ['Define `steps` or `threshold`, not both', 'specification 5'],
        ['returns `false` until the element has been observed', 'specification 3'],
        ['the visible part in percent, in 10 steps', 'sample react/hooks/VisiblePercent.tsx'],
        ['`false` turns the hook off', 'sdk code'],
      ],
      rows: [
        {
          source: 'specification 4',
          table: 0,
          of: {
            ref: ['=React ref of an element, or false', 'element watch false turns the hook off'],
            'options.steps': ['=number, optional', 'steps The default is 1.'],
            'options.threshold': ['=list of numbers, optional', 'fractions from 0 to 1'],
            'options.offsetTop': ['=number or string, optional', `top edge viewport px '50%'`],
            'options.offsetBottom': ['=number or string, optional', 'bottom edge'],
          },
        },
        {
          source: 'declarations of TypeScript',
          table: 1,
          of: {
            intersectionRatio: ['visible fraction from 0 to 1'],
            rootBounds: ['rectangle viewport'],
            target: ['element'],
          },
        },
      ],
    },
    useSize: {
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            ref: ['=React ref of an element', 'element measure'],
            onChange: ['=(size) => void, optional', 'new size'],
          },
        },
      ],
    },
    useFrame: {
      phrases: [['`false` stops the hook', 'sdk code']],
      rows: [
        {
          source: 'specification 4',
          of: {
            callback: ['=(timestamp) => void, or false', 'time in ms false stops'],
            deps: ['=list, optional', 'replaced'],
          },
        },
      ],
    },
    useInterval: {
      phrases: [['every 1000 ms', 'sample react/hooks/SaleCountdown.tsx']],
      rows: [
        {
          source: 'specification 4',
          of: {
            callback: ['=() => void', 'function newest'],
            delay: ['=number, or false or null', 'two calls in ms false or null clears'],
          },
        },
      ],
    },
    useEditorState: {
      rows: [
        {
          source: 'specification 3',
          of: {
            disabled: ['=boolean', '=true in editor mode, false in preview mode'],
            rule: ['=string', `style rule 'host' no rule`],
            selected: ['=boolean', 'component is selected'],
          },
        },
      ],
      names: [
        [
          'schemaOpen activeContentFrame activeContentChild isPreviewingContentChildren onRequestActiveContentChange onRequestScrollTop',
          'sdk code',
        ],
      ],
      phrases: [
        ["It is `'host'` when no rule is being edited", 'specification 3'],
        [
          'when `disabled` is `true`, so that nothing moves while a designer works',
          'specification 4',
        ],
      ],
    },
    useIcon: {
      phrases: [
        [
          'a placeholder of 128 by 128, or `undefined` when the component has icons of its own',
          'sdk code',
        ],
      ],
      rows: [
        {
          source: 'specification 3',
          table: 1,
          of: {
            0: ['=number', '=Width'],
            1: ['=number', '=Height'],
            '2 and up': ['=string', '=SVG path'],
          },
        },
      ],
    },
    useImage: {
      phrases: [
        ['An unknown key gives `undefined`, and `meta` can be missing', 'types of @vev/react'],
      ],
      rows: [
        {
          source: 'specification 3',
          table: 1,
          of: {
            srcset: ['=list of pairs', 'pair URL string width number'],
            meta: ['=object', 'about the image'],
            'meta.alt': ['', 'alternative text'],
          },
        },
      ],
    },
    useMenu: {
      rows: [
        {
          source: 'specification 3',
          table: 1,
          of: {
            children: ['=list of items', 'items'],
            'children[].link': [
              '=link value, can be missing',
              '=Page, phone, email, external or widget link',
            ],
            'children[].children': ['=list of items, can be missing', 'nested items'],
          },
        },
      ],
    },
    useModel: {
      phrases: [['An unknown key gives `undefined`', 'sdk code']],
      rows: [
        {
          source: 'specification 3',
          table: 1,
          of: { children: ['keys child elements'], content: ['values by prop name'] },
        },
      ],
    },
    usePages: {
      rows: [
        {
          source: 'specification 3',
          of: {
            0: ['=list of pages', '=The pages. Each has a key. title and path can be missing.'],
            1: ['=string or undefined', '=The root directory'],
          },
        },
      ],
    },
    useVariable: {
      phrases: [['An unknown key gives `null`', 'sdk code']],
      lists: [[['key', 'name', 'type'], 'sdk code']],
    },

    useVevEvent: { types: ['typeof sdk.useVevEvent'] },
    useVisible: {
      phrases: [
        [
          'returns `true` while the element is in the viewport, and takes the same `offsetTop` and `offsetBottom`',
          'types of @vev/react',
        ],
      ],
    },
    useDevice: {
      lists: [[['desktop', 'tablet', 'mobile'], 'specification 4']],
      names: [['desktop tablet mobile', 'specification 4']],
    },
    useScrollTop: {},
    useTracking: {
      phrases: [['With `true` as argument of the hook it sends nothing', 'sdk code']],
    },

    Troubleshooting: {
      names: [
        ['Cannot read properties of undefined', 'probe: These hooks need the data of a project'],
      ],
      phrases: [
        ['reports only two states', 'specification 4'],
        ['React types are version 19', 'types of React 19, 2026-11-22'],
        ['What you leave out of `state` has a default', 'sdk code'],
        ["`<StateProvider state={{ device: 'tablet' }}>`", 'sdk code'],
      ],
    },
  },
};
