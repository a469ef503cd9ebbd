import type { Rules } from '../rules.ts';

/** The main source of a recipe. */
const sample = 'samples of the page';
const actions = `type NonNullable<utils.SchemaContextModel['actions']>`;

/** The claims of recipes that the probes in `probes/browser/recipes` do not bind. */
export const recipeRules: Rules = {
  'guides/recipes/slider.mdx': {
    Slider: {
      names: [['Math.min', sample]],
      phrases: [['`useSwipe` is off while `disabled` is `true`', sample]],
    },
    'What to watch for': { types: ['HTMLElement'] },
  },
  'guides/recipes/form.mdx': {
    'What you see': { names: [['https://', sample]] },
    'Form with validation': { names: [['noValidate', sample]] },
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
      phrases: [['`actions` can be missing', 'type utils.SchemaContextModel']],
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
      phrases: [['the tile has three groups of styles', 'sample recipes/TeaTile.tsx']],
    },
    'Hover styles': {
      names: [[':focus-visible', sample]],
      phrases: [['`.tile:hover .note` needs', sample]],
    },
    'What to watch for': {
      names: [
        [':hover properties', sample],
        ['as const', sample],
      ],
      phrases: [
        ['with `@media (hover: none)`', sample],
        ['`as const` keeps', 'language of TypeScript'],
      ],
    },
  },
  'guides/recipes/breakpoints.mdx': {
    'What you see': {
      phrases: [['three numbers in a row, one for each device mode', 'specification 4']],
    },
    Breakpoints: {
      phrases: [
        ['Without `width > 0`', sample],
        ['`useSize` returns 0 before', 'sample recipes/TeamGrid.tsx'],
      ],
    },
    'What to watch for': {
      phrases: [['`@container` and `@media` work', 'standard of CSS']],
    },
  },
  'guides/recipes/infinite-list.mdx': {
    'Infinite list': { names: [['End', sample]] },
    'What to watch for': { names: [["End key={url} 'auto'", sample]] },
  },
  'guides/recipes/video-events.mdx': {
    'What you see': { names: [['PLAY_FILM', sample]] },
    'Video with events': {
      platform: 'NaN',
      names: [['onTimeUpdate useFilm', sample]],
    },
    'What to watch for': { types: ['HTMLVideoElement'] },
  },
  'guides/recipes/shared-state.mdx': {
    'State that components share': {
      names: [['useKind', sample]],
      phrases: [
        ['The two keys stand in one place', 'sample recipes/TeaFilter.tsx'],
        ['The state is `undefined` at first, so the default', sample],
      ],
    },
    'What you see': {
      phrases: [['The add menu has two components', 'sample recipes/TeaFilter.tsx']],
    },
    'What to watch for': {
      phrases: [['Two lists on one page', 'sample recipes/TeaFilter.tsx']],
    },
    '*': {
      phrases: [['Two Vev components that designers place apart', 'sample recipes/TeaFilter.tsx']],
    },
  },
  'guides/recipes/theming.mdx': {
    'Theming by variables': {
      names: [['style', sample]],
      phrases: [
        ['A value that is `undefined`', 'React'],
        ['`var(--paper, #fbf6ea)` then', sample],
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
        [
          'throw `Cannot read properties of undefined`',
          'probe: Gives components the data of a project where there is none',
        ],
        [
          'What you leave out of `state` has a default',
          'probe: What you leave out of `state` has a default.',
        ],
        ['the device is then `desktop`', 'sdk code'],
      ],
    },
    'What to watch for': { names: [['react react-dom', 'peer dependency of @vev/react']] },
  },
  'guides/recipes/reveal.mdx': {
    'Reveal on scroll': {
      names: [['disabled prefers-reduced-motion waiting shown', sample]],
      phrases: [
        [
          '`useVisible` turns `false` again',
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
      phrases: [['`path` can be missing after a change of page', 'sdk code']],
    },
  },
};
