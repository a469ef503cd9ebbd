import type { Rules } from '../rules.ts';
import { documentation, older, starter } from './sources.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const cliTables: Rules = {
  'cli/commands.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'documentation of npm',
          table: 0,
          of: {
            'The build in CI cannot find react or @vev/react': [
              '=The checkout has no dependencies. Run npm ci before vev deploy.',
            ],
          },
        },
        {
          source: 'specification 5',
          table: 0,
          of: {
            'vev init refuses to work': [],
            'vev.json is lost': [],
            'Components vanish when you stop vev start': [],
            'A component is missing': [],
            'vev deploy changes nothing on a website': [],
          },
        },
      ],
    },
    'Output files': {
      rows: [
        {
          source: older,
          table: 1,
          of: {
            'template/<pageKey>.mustache': ['=The template of a page for server-side rendering'],
            'embed/<pageKey>.js': ['=The embed script of a page for client-side rendering'],
          },
        },
      ],
    },
    'Host the output with a framework': {
      names: [
        ['static/', 'documentation of Gatsby'],
        ['public/', 'documentation of Next.js'],
      ],
    },
    'vev compile': {
      phrases: [
        [
          "a third party's notes (2025), not from Vev",
          'notes of a third party in a public repository, about 2025',
        ],
      ],
    },
  },
  'cli/configuration.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'standard of JSON',
          table: 0,
          of: {
            'The CLI cannot read the file': [
              '=It is JSON, which allows no comments and no trailing commas.',
            ],
          },
        },
        {
          source: 'specification 5',
          table: 0,
          of: {
            'Components are detached from the editor': [
              '=The file is gone, or its key was changed. Restore it from Git.',
            ],
          },
        },
        {
          source: 'specification 3',
          table: 0,
          of: {
            'A deploy changes the components of another folder': [],
            'vev compile does not know the project': [
              '=library is there without key. Add the project key.',
            ],
            'Others do not find a component in the add menu': [],
          },
        },
      ],
    },
    'Ways to name the project and the folder': {
      rows: [
        {
          source: 'specification 3',
          table: 0,
          of: { 'library in vev.json': [], 'Argument and option of vev compile': [] },
        },
      ],
    },
  },
  'cli/getting-started.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'probe with TypeScript 5.9, 6.0 and 7.0',
          table: 0,
          of: {
            'TypeScript reports an error in tsconfig.json, inside @vev/react or at a ref': [
              '=Use the settings and the React types from Check the types.',
            ],
          },
        },
        {
          source: 'probe with React 19',
          table: 0,
          of: { 'ERESOLVE from npm in a project on React 19': [] },
        },
        { source: starter, table: 0, of: { 'React is not defined': [] } },
        {
          source: 'specification 1',
          table: 0,
          of: { 'The CLI refuses to run on your Node version': [] },
        },
        { source: documentation, table: 0, of: { 'Components vanish from the editor': [] } },
        {
          source: 'specification 5',
          table: 0,
          of: {
            'A component is missing in the editor': [
              'three exported registered under registration works component',
            ],
          },
        },
      ],
    },
    'Ways to begin': {
      rows: [
        {
          source: starter,
          table: 0,
          of: { 'vev create': ['=A folder with two components, TypeScript and its settings'] },
        },
        {
          source: documentation,
          table: 0,
          of: { 'An existing React project': ['=Your own setup, with one more package'] },
        },
      ],
      phrases: [['on React 18', 'peer dependency of @vev/react']],
    },
    Requirements: {
      rows: [
        {
          source: documentation,
          table: 0,
          of: { 'A Vev account': ['=Sign up if you have none.'] },
        },
      ],
    },
  },
  'cli/tailwind.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'documentation of Tailwind',
          table: 0,
          of: { 'Some classes have no effect': [] },
        },
        {
          source: documentation,
          table: 0,
          of: {
            'There are no styles at all': [],
            'Elements look different from the rest of the page': [],
          },
        },
      ],
    },
    Settings: {
      rows: [{ source: 'documentation of Tailwind', table: 0, of: { 'theme, plugins': [] } }],
    },
  },
  'cli/web-workers.mdx': {
    Troubleshooting: {
      rows: [
        { source: starter, table: 0, of: { 'Cannot find module for a path with ?worker': [] } },
        {
          source: 'standard of Web Workers',
          table: 0,
          of: {
            'The page gets slower the longer it is open': [],
            'A file is not found in the worker': ['relative counts worker script shown above'],
            'window is not defined, document is not defined': [
              'worker neither send data component render',
            ],
          },
        },
      ],
    },
  },
};
