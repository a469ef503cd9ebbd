import type { Rules } from '../rules.ts';

/** The main source of a recipe. */
const sample = 'samples of the page';
const actions = `type NonNullable<utils.SchemaContextModel['actions']>`;

/** The claims of recipes that the probes in `probes/browser/recipes` do not bind. */
export const recipeRules: Rules = {
  'guides/recipes/slider.mdx': {
    'What to watch for': {
      types: ['HTMLElement'],
      names: [['Math.min', sample]],
      phrases: [['`useSwipe` is off while `disabled` is `true`', sample]],
    },
  },
  'guides/recipes/form.mdx': {
    'What you see': { names: [['https://', sample]] },
    'What to watch for': {
      types: ['HTMLInputElement'],
      names: [['fetch validity noValidate useId', sample]],
    },
  },
  'guides/recipes/media-field.mdx': {
    'What to watch for': {
      names: [
        ['onChange photo fields component', sample],
        ['imageLibraryClose', actions],
        ['img', 'declarations of TypeScript'],
      ],
      phrases: [['`actions` can be missing', 'type utils.SchemaContextModel']],
    },
  },
  'guides/recipes/hover-styles.mdx': {
    'What you see': {
      phrases: [['the tile has three groups of styles', 'sample recipes/TeaTile.tsx']],
    },
    'What to watch for': {
      names: [
        [':hover :focus-visible properties', sample],
        ['as const', sample],
      ],
      phrases: [
        ['`.tile:hover .note` needs', sample],
        ['with `@media (hover: none)`', sample],
        ['`as const` keeps', 'language of TypeScript'],
      ],
    },
  },
  'guides/recipes/breakpoints.mdx': {
    'What you see': {
      phrases: [['three numbers in a row, one for each device mode', 'specification 4']],
    },
    'What to watch for': {
      phrases: [
        ['Two questions, two hooks', sample],
        ['Without `width > 0`', sample],
        ['`useSize` returns 0 before', 'sample recipes/TeamGrid.tsx'],
        ['`@container` and `@media` work', 'standard of CSS'],
      ],
    },
  },
  'guides/recipes/infinite-list.mdx': {
    'What to watch for': { names: [["End key={url} 'auto'", sample]] },
  },
  'guides/recipes/video-events.mdx': {
    'What you see': { names: [['PLAY_FILM', sample]] },
    'What to watch for': {
      types: ['HTMLVideoElement'],
      platform: 'NaN',
      names: [['onTimeUpdate', sample]],
    },
  },
  'guides/recipes/shared-state.mdx': {
    'State that components share': {},
    'What you see': {
      phrases: [['The add menu has two components', 'sample recipes/TeaFilter.tsx']],
    },
    'What to watch for': {
      names: [['useKind', sample]],
      phrases: [
        ['The two keys stand in one place', 'sample recipes/TeaFilter.tsx'],
        ['The state is `undefined` at first, so the default', sample],
        ['Two lists on one page', 'sample recipes/TeaFilter.tsx'],
      ],
    },
    '*': {
      phrases: [['Two Vev components that designers place apart', 'sample recipes/TeaFilter.tsx']],
    },
  },
  'guides/recipes/theming.mdx': {
    'What to watch for': {
      names: [
        ['style background', sample],
        ['editableCSS', 'type utils.VevManifest'],
      ],
      phrases: [
        ['A value that is `undefined`', 'React'],
        ['`var(--paper, #fbf6ea)` then', sample],
        ['the two are at odds', 'standard of CSS'],
      ],
    },
  },
  'guides/recipes/testing.mdx': {
    'What you see': { phrases: [['four passed tests', 'sample recipes/OpeningSign.test.tsx']] },
    'What to watch for': {
      names: [['react react-dom', 'peer dependency of @vev/react']],
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
  },
  'guides/recipes/reveal.mdx': {
    'What to watch for': {
      names: [
        ['disabled prefers-reduced-motion opacity transform', sample],
        ['onVisible ANIMATE', 'sdk code'],
      ],
      phrases: [
        [
          '`useVisible` turns `false` again',
          'probe: returns `true` while the element is in the viewport',
        ],
        ['While `disabled` is `true` the quote', sample],
      ],
    },
  },
  'guides/recipes/site-menu.mdx': {
    'What to watch for': {
      phrases: [['`path` can be missing after a change of page', 'sdk code']],
    },
  },
};
