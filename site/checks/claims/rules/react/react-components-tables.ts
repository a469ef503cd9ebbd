import type { Rules } from '../../rules.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const reactComponentsTables: Rules = {
  'react/components.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'probe: SDK 0.3 joins several pairs without a comma',
          table: 0,
          of: { 'sizes changes nothing': ['=It has several pairs. Pass one.'] },
        },
        {
          source: 'probe: A value that starts with neither `http` nor `/`',
          table: 0,
          of: { 'A link leads to http:// instead of https://': [] },
        },
        {
          source: 'probe: The prop is `undefined` until then.',
          table: 0,
          of: {
            'The component breaks before a designer chose an image or a link': [
              '=The prop is undefined until then. Check it before you render.',
            ],
          },
        },
        {
          source: 'probe: `Image` throws `Cannot read properties of undefined`.',
          table: 0,
          of: { 'Cannot read properties of undefined in a plain React app or a test': [] },
        },
        {
          source: 'probe of @vev/react 0.3.5 in Node.js 20',
          table: 0,
          of: { ERR_PACKAGE_PATH_NOT_EXPORTED: [] },
        },
        {
          source: 'probe: In SDK 0.3 the prop for the loading state is called `loader`',
          table: 0,
          of: { 'Nothing shows while Render loads': [] },
        },
        { source: 'specification 3', table: 0, of: { 'Render finds no project': [] } },
      ],
    },
    'Parts of the platform': {
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            App: ['=A whole project: its page, its interactions, its links'],
            View: ['frame around scroll position device scaling'],
            Page: ['=One page, by the prop id'],
            Fixed: ['=The elements that stay in place on a page, by the prop pageKey'],
          },
        },
      ],
      exports: 'App View Page Fixed',
    },
    Portal: {
      rows: [
        {
          source: 'sdk code',
          table: 0,
          of: {
            'anchorOrigin, portalOrigin': [
              '',
              "=Which corner of the anchor meets which corner of the portal. The defaults are 'bottom-left' and 'top-left'.",
            ],
          },
        },
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            hide: ['', '=Whether it is closed'],
            anchor: ['=React ref or element', '=What to open beside'],
            'offsetX, offsetY': ['', '=Distance from there, in px'],
            dock: ['', '=Takes an edge of the window instead'],
            animation: ['', '=Animates opening and closing'],
          },
        },
      ],
    },
    Transition: {
      rows: [
        {
          source: 'probe: The animations. The default is 400 ms of fading.',
          table: 0,
          of: { 'enter, exit': ['', '=The animations. The default is 400 ms of fading.'] },
        },
        {
          source: 'probe: An animation of anime.js',
          table: 0,
          of: {
            loop: [
              '=object, optional',
              '=An animation of anime.js to repeat, back and forth, once the child is there',
            ],
          },
        },
        {
          source: 'sdk code',
          table: 0,
          of: {
            show: ['', '=Whether the child is there. The default is true.'],
            noUnmount: ['', '=true keeps the hidden child in the page'],
            'onEnter, onEntered, onExit, onExited': ['', '=Run before and after the animations'],
          },
        },
      ],
    },
    StateProvider: {
      rows: [
        {
          source: 'sdk code',
          table: 0,
          of: {
            state: [
              '',
              '=What components find, such as device, pages, route, images, menus, variables. What is missing has a default.',
            ],
          },
        },
        { source: 'types of @vev/react', table: 0, of: { children: ['', '=What to render'] } },
      ],
    },
    Icon: {
      rows: [
        {
          source: 'probe: Without it an icon keeps its proportions.',
          table: 0,
          of: { stretch: ['', '=true fills the box. Without it an icon keeps its proportions.'] },
        },
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            d: [
              '=string, or a list of width, height and paths',
              '=Key of an icon, or the icon itself',
            ],
          },
        },
      ],
    },
    Overview: {
      exports:
        'Image Link Render WidgetNode Icon StateProvider Transition Portal Gesture App View Page Fixed',
      rows: [
        {
          source: 'types of @vev/react',
          table: 1,
          of: {
            WidgetNode: ['=render content that designers add to a component'],
            Icon: ['=show an icon from an icon prop'],
            StateProvider: ['=give a component project data in a test'],
            Transition: ['=animate something in and out'],
            Portal: ['=open a menu or a dialog above the page'],
            Gesture: ['=react to taps, presses and pinches'],
            'App, View, Page, Fixed': [
              '=nothing in a component: the platform renders projects with them',
            ],
          },
        },
      ],
    },
    Gesture: {
      phrases: [
        ["It takes `direction` (`'all'`, `'vertical'` or `'horizontal'`)", 'sdk code'],
        [
          '`onTap`, `onPress`, `onPressUp`, and the families `onPan`, `onSwipe`, `onPinch`, `onRotate` and `onTouch`',
          'sdk code',
        ],
      ],
    },
    Link: {
      phrases: [
        ['The type of a `link` prop names the modes 0, 2, 3 and 4', 'types of @vev/utils'],
        ['`LinkFieldValue` from', 'exports'],
      ],
    },
  },
};
