import { defineConfig } from 'oxlint';

/**
 * The sides of `packages/core/src`, and the forbidden imports of each: other sides, and packages that its
 * runtime lacks. `tests/house.test.ts` holds what lint cannot see, such as `import('…').Name` in a type.
 */
export const sides = {
  shared: {
    folders: 'content|node|runtime|offline|theme',
    packages: ['node:*', 'react', 'react-dom', 'react-dom/*'],
    message: 'shared is pure: no Node, no DOM, no React, no other side',
  },
  content: {
    folders: 'node|runtime|offline|theme',
    packages: ['react', 'react-dom', 'react-dom/*', 'vite'],
    message: 'content may import shared only',
  },
  node: {
    folders: 'runtime|offline|theme',
    packages: ['react', 'react-dom', 'react-dom/*'],
    message:
      'node may import shared and content only; what it renders with comes through the server bundle',
  },
  runtime: {
    folders: 'content|node|offline|theme',
    packages: ['node:*', 'react', 'react-dom', 'react-dom/*', 'valibot'],
    message: 'runtime may import shared only; React only in hydrate and slot',
  },
  offline: {
    folders: 'content|node|runtime|theme',
    packages: ['node:*', 'react', 'react-dom', 'react-dom/*', 'valibot'],
    message: 'the service worker may import shared only',
  },
  theme: {
    folders: 'content|node|offline',
    packages: ['node:*'],
    message: 'theme may import shared and runtime only',
  },
};

/**
 * The rooms of the sides that have an order: a room imports only rooms above it in this list, and no
 * file beside the rooms.
 */
export const rooms = {
  content: [
    ...['base', 'source', 'code', 'html', 'twin', 'changes', 'directives'],
    ...['remark', 'rehype'],
  ],
  node: [
    ...['files', 'bundler', 'site', 'search', 'history', 'live', 'assets', 'document', 'page'],
    ...['outputs', 'checks', 'built', 'serve', 'commands'],
  ],
  runtime: [
    ...['browser', 'islands', 'search', 'changes', 'chrome', 'navigation', 'terms', 'live'],
  ],
};

/** The root files join the sides: no side imports them. */
const rootFile = String.raw`^(\.\./)+(cli|node-api|feature-api|browser|client[\w-]*|server|index)\.tsx?$`;

const restrict = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

function sidePatterns(side, { folders, packages, message }) {
  // Both theme and `packages/core/src` have a folder `content`: two levels up is the side.
  const up = side === 'theme' ? String.raw`(\.\./){2}` : String.raw`(\.\./)+`;
  return [
    { group: packages, message },
    { regex: `^${up}(${folders})/`, message },
    { regex: rootFile, message: 'a root file joins the sides and is imported by none' },
  ];
}

const sideRules = Object.entries(sides).map(([side, forbidden]) =>
  restrict([`packages/core/src/${side}/**`], sidePatterns(side, forbidden)),
);

const roomRules = Object.entries(rooms).flatMap(([side, inOrder]) =>
  inOrder.map((room, index) =>
    restrict(
      [`packages/core/src/${side}/${room}/**`],
      [
        ...sidePatterns(side, sides[side]),
        ...inOrder.slice(index + 1).map((below) => ({
          regex: String.raw`^(\.\./)+${below}/`,
          message: `${room} stands above ${below} in the order of rooms (oxlint.config.mjs): move what both need up`,
        })),
      ],
    ),
  ),
);

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/namespace': ['error', { allowComputed: true }],
    'import/no-default-export': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'off',
    'react/style-prop-object': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-module-specifiers': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/only-export-components': 'off',
    'unicorn/no-useless-spread': 'off',
    'oxc/no-this-in-exported-function': 'off',
    'no-control-regex': 'off',
    'import/no-named-as-default': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'react/set-state-in-effect': 'off',
    'react/immutability': 'off',
  },
  overrides: [
    ...sideRules,
    ...roomRules,
    restrict(
      ['packages/core/src/runtime/islands/{hydrate,slot}.tsx'],
      sidePatterns('runtime', { ...sides.runtime, packages: ['node:*', 'valibot'] }),
    ),
    {
      files: ['**/*.test.ts', '**/*.test.kit.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // The text or the address of a module, from the bundler.
      files: ['manual/reference/**', 'packages/core/src/runtime/search/search-client.ts'],
      rules: { 'import/default': 'off' },
    },
    {
      // A frame of another origin is isolated by itself.
      files: ['manual/samples/**'],
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    {
      files: ['site/samples/**', 'site/exam/tasks/*/answer.*'],
      rules: { 'import/default': 'off', 'jsx-a11y/media-has-caption': 'off' },
    },
  ],
  ignorePatterns: ['**/dist/**', '**/.sites/**', 'packages/core/src/content/fixtures/**'],
});
