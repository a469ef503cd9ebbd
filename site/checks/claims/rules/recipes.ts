import type { Rules } from '../rules.ts';

/** The main source of a recipe. */
const sample = 'samples of the page';
const actions = `type NonNullable<utils.SchemaContextModel['actions']>`;

/** The claims of recipes that the probes in `probes/browser/recipes` do not bind. */
export const recipeRules: Rules = {
  'guides/recipes/slider.mdx': {
    Slider: {
      names: [['Math.min', sample]],
      phrases: [
        ['`Math.min` keeps the index valid', sample],
        [
          'The component renders the slide of `current` with `WidgetNode`, in the element of `frame`',
          sample,
        ],
        ['`useSwipe` is off while `disabled` is `true`', sample],
      ],
    },
    'What to watch for': { types: ['HTMLElement'] },
  },
  'guides/recipes/form.mdx': {
    'What you see': { names: [['https://', sample]] },
    'Form with validation': {
      phrases: [
        [
          '`noValidate` on the `form` keeps the browser from showing its messages in bubbles of its own',
          sample,
        ],
        ['In the editor nothing is sent, since `disabled` is `true` there', sample],
      ],
      names: [['noValidate', sample]],
    },
    'What to watch for': {
      types: ['HTMLInputElement'],
      names: [['fetch useId', sample]],
    },
  },
  'guides/recipes/media-field.mdx': {
    'Field with a media picker': {
      names: [
        ['onChange choose focus', sample],
        ['imageLibraryClose', actions],
      ],
      phrases: [
        ['`onChange` sets the whole value', sample],
        ['Pass on what stays, as `choose` does with `focus`', sample],
        ['The library stays open until you close it, here with `imageLibraryClose`', sample],
        ['`actions` can be missing', 'type utils.SchemaContextModel'],
      ],
    },
    'What to watch for': {
      names: [
        ['fields component', sample],
        ['img', 'declarations of TypeScript'],
      ],
    },
  },
  'guides/recipes/hover-styles.mdx': {
    'What you see': {
      phrases: [
        [
          'the tile has three groups of styles, each with a background and a text color',
          'sample recipes/TeaTile.tsx',
        ],
      ],
    },
    'Hover styles': {
      names: [[':focus-visible', sample]],
      phrases: [
        ['Give `:focus-visible` the same style, and designers a group for it', sample],
        ['`.tile:hover .note` needs', sample],
      ],
    },
    'What to watch for': {
      names: [
        [':hover properties', sample],
        ['as const', sample],
      ],
      phrases: [
        ['with `@media (hover: none)`', sample],
        ['`as const` keeps the names in `properties` exact', 'language of TypeScript'],
      ],
    },
  },
  'guides/recipes/breakpoints.mdx': {
    'What you see': {
      phrases: [['three numbers in a row, one for each device mode', 'specification 4']],
    },
    Breakpoints: {
      phrases: [
        [
          '`useDevice` tells which mode the page is in, `useSize` how much room the component has',
          sample,
        ],
        ['Without `width > 0` the small text would flash at the start', sample],
        ['`useSize` returns 0 before the first measurement', 'sample recipes/TeamGrid.tsx'],
      ],
    },
    'What to watch for': {
      phrases: [
        [
          '`@container` and `@media` work in the style sheet of a component as everywhere else',
          'standard of CSS',
        ],
      ],
    },
  },
  'guides/recipes/infinite-list.mdx': {
    'Infinite list': {
      phrases: [['While a page loads, `End` is gone', sample]],
      names: [['End', sample]],
    },
    'What to watch for': { names: [["End key={url} 'auto'", sample]] },
  },
  'guides/recipes/video-events.mdx': {
    'What you see': { names: [['PLAY_FILM', sample]] },
    'Video with events': {
      phrases: [
        ['`onTimeUpdate` runs several times a second', sample],
        ['The component spreads what `useFilm` returns over its `video`', sample],
      ],
      platform: 'NaN',
      names: [['onTimeUpdate useFilm', sample]],
    },
    'What to watch for': { types: ['HTMLVideoElement'] },
  },
  'guides/recipes/shared-state.mdx': {
    'State that components share': {
      names: [['useKind', sample]],
      phrases: [
        ['Both components call the same function, `useKind`', sample],
        [
          'The two keys stand in one place, so that they cannot differ',
          'sample recipes/TeaFilter.tsx',
        ],
        [
          'The state is `undefined` at first, so the default belongs into that function as well',
          sample,
        ],
      ],
    },
    'What you see': {
      phrases: [['The add menu has two components', 'sample recipes/TeaFilter.tsx']],
    },
    'What to watch for': {
      phrases: [['Two lists on one page share the state as well', 'sample recipes/TeaFilter.tsx']],
    },
    '*': {
      phrases: [
        [
          'Two Vev components that designers place apart share one state through useGlobalState, here a filter and the list that it filters',
          'sample recipes/TeaFilter.tsx',
        ],
      ],
    },
  },
  'guides/recipes/theming.mdx': {
    'Theming by variables': {
      names: [['style', sample]],
      phrases: [
        [
          'Custom properties also reach states, borders and media queries, which a `style` of its own cannot',
          sample,
        ],
        ['A value that is `undefined` leaves the custom property out', 'React'],
        ['`var(--paper, #fbf6ea)` then takes the color behind the comma', sample],
      ],
    },
    'What to watch for': {
      names: [
        ['background', sample],
        ['editableCSS', 'type utils.VevManifest'],
      ],
      phrases: [['the two are at odds', 'standard of CSS']],
    },
  },
  'guides/recipes/testing.mdx': {
    'What you see': { phrases: [['four passed tests', 'sample recipes/OpeningSign.test.tsx']] },
    'Test a component': {
      phrases: [
        ['`StateProvider` takes the place of the project', sample],
        ['Without it the hooks throw `Cannot read properties of undefined`', sample],
        [
          'throw `Cannot read properties of undefined`',
          'probe: Gives components the data of a project where there is none',
        ],
        [
          'What you leave out of `state` has a default',
          'probe: What you leave out of `state` has a default.',
        ],
        [
          'the device is then `desktop`, there are no variables, and nothing is open in the editor',
          'sdk code',
        ],
      ],
    },
    'What to watch for': { names: [['react react-dom', 'peer dependency of @vev/react']] },
  },
  'guides/recipes/reveal.mdx': {
    'Reveal on scroll': {
      names: [['disabled prefers-reduced-motion waiting shown', sample]],
      phrases: [
        ['While `disabled` is `true` the quote is shown', sample],
        ['The style sheet hides `waiting` and fades to `shown`', sample],
        [
          'With `prefers-reduced-motion` it appears without motion, which makes some people sick',
          sample,
        ],
        [
          '`useVisible` turns `false` again when the quote leaves the window',
          'probe: returns `true` while the element is in the viewport',
        ],
        ['While `disabled` is `true` the quote', sample],
      ],
    },
    'What to watch for': {
      names: [
        ['opacity transform', sample],
        ['onVisible ANIMATE', 'sdk code'],
      ],
    },
  },
  'guides/recipes/site-menu.mdx': {
    'Menu of the project': {
      phrases: [
        ['Pass the whole link to `Link`', sample],
        ['`path` can be missing after a change of page', 'sdk code'],
      ],
    },
  },
};
