import type { Rules } from '../rules.ts';
import { documentation, starter } from './sources.ts';

/** The first steps with the CLI, and what its build supports. */
export const startRules: Rules = {
  'cli/getting-started.mdx': {
    '*': { names: [['src/', 'specification 5']] },
    'Getting Started': {
      phrases: [['brings two sample components, so there is something to see at once', starter]],
    },
    Requirements: {
      names: [['node --version', 'documentation of Node.js']],
      rows: [
        {
          source: 'specification 1',
          of: { 'Node.js': ['v16 or higher'], 'A Vev account': [''] },
        },
      ],
    },
    'Create a React project': { phrases: [['`vev create` is optional', 'specification 1']] },
    'From the starter': {
      names: [['npm install node_modules', 'documentation of npm']],
      phrases: [['with two sample components', starter]],
    },
    'In an existing React project': {
      phrases: [['a later release of React 18', 'peer dependency of @vev/react']],
    },
    'Initialize the package': {
      phrases: [['and two things in your folder', 'specification 1']],
      rows: [
        {
          source: 'specification 1',
          of: {
            'vev.json': ['configuration key', '=Commit it'],
            '.vev/': ['build folder', '=Ignore it'],
          },
        },
      ],
    },
    'Write a component': {
      phrases: [
        ['`name` is the only required setting of the registration', 'types of @vev/utils'],
        [
          'A prop is `undefined` until somebody fills in the field, so give every prop a default',
          'specification 3',
        ],
      ],
    },
    'Starter contents': {
      names: [
        [
          'create-vev-app *.css *.scss *?worker esModuleInterop es2020 dom login init start',
          starter,
        ],
        ['jsx moduleResolution react node tsconfig.json package.json .gitignore .vev', starter],
        ['src/MyComponent.tsx src/MyComponent.module.css src/MyAddon.tsx', starter],
        ['src/declarations.d.ts', starter],
        ['action children', 'types of @vev/utils'],
      ],
      phrases: [
        [
          'React ^18.2.0, the latest `@vev/react` and React types, and the scripts `login`, `init` and `start`',
          starter,
        ],
      ],
      lists: [
        [['login', 'init', 'start'], starter],
        [['dom', 'es2020', 'jsx: react', 'moduleResolution: node', 'esModuleInterop'], starter],
        [['*.css', '*.scss', '*?worker'], starter],
      ],
      rows: [
        {
          source: starter,
          of: {
            'src/MyComponent.tsx': ['one string prop background'],
            'src/MyComponent.module.css': ['CSS module'],
            'src/MyAddon.tsx': ['action children'],
            'src/declarations.d.ts': ['*.css *.scss *?worker'],
            'tsconfig.json': [
              'es2020 dom jsx: react, moduleResolution: node, esModuleInterop .vev',
            ],
            'package.json': ['^18.2.0 React @vev/react login init start'],
            '.gitignore': ['.vev/'],
          },
        },
      ],
    },
    'Check the types': {
      lists: [[['useIntersection', 'useSize', 'useVisible'], 'exports']],
      names: [
        ['jsx moduleResolution skipLibCheck', 'sample tsconfig.json'],
        ['node16 nodenext node react', 'options of TypeScript'],
        ['useRef<HTMLDivElement>(null!)', 'probe with the types of React 19'],
      ],
      phrases: [
        ['the types of React 18, then check', 'peer dependency of @vev/react'],
        [
          'With the types of React 19, TypeScript refuses a ref that you pass to `useIntersection`, `useSize` or `useVisible`',
          'probe with the types of React 19',
        ],
      ],
      rows: [
        {
          source: 'probe with TypeScript 5.9, 6.0 and 7.0',
          of: {
            jsx: ['react React'],
            moduleResolution: ['node16 nodenext useIntersection node TypeScript 6 and 7 refuse'],
            skipLibCheck: ['errors inside @vev/react'],
          },
        },
      ],
    },
    Troubleshooting: {
      names: [
        ['ERESOLVE overrides react react-dom $react $react-dom', 'probe with React 19'],
        ['tsconfig.json package.json React jsx', 'probe with React 19'],
      ],
      phrases: [
        ['in a project on React 19', 'probe with React 19'],
        [
          'declares React ^18.2.0 as its peer. Use React 18 for components',
          'peer dependency of @vev/react',
        ],
        ['declares React ^18.2.0 as its peer', 'peer dependency of @vev/react'],
        ['Use React 18 for components', 'peer dependency of @vev/react'],
        [
          'has to stay on React 19, add `overrides` to `package.json` that map `react` and `react-dom` of `@vev/react`, `@vev/hooks` and `@vev/utils` to `$react` and `$react-dom`',
          'probe with React 19',
        ],
      ],
      lists: [[['@vev/react', '@vev/hooks', '@vev/utils'], 'probe with React 19']],
    },
  },
  'cli/tailwind.mdx': {
    '*': {
      names: [
        ['tailwindcss', documentation],
        ['src/ src/**/*.{ts,tsx}', 'samples of the page'],
        ['bg-flour text-crust', 'classes that Tailwind makes of the colors'],
        ['theme plugins', 'documentation of Tailwind'],
      ],
    },
    Settings: {
      phrases: [
        [
          'format of Tailwind v3, which is the format that knows `corePlugins`',
          'documentation of Tailwind',
        ],
      ],
      rows: [
        {
          source: 'sample cli/tailwind/tailwind.config.js',
          of: {
            content: ['src/**/*.{ts,tsx}', 'classes'],
            'corePlugins.preflight': ['=false', 'reset'],
            'theme, plugins': ['as you like', 'any Tailwind project'],
          },
        },
      ],
    },
    Troubleshooting: {
      phrases: [['Check that `preflight` is `false`', 'sample cli/tailwind/tailwind.config.js']],
    },
  },
  'cli/web-workers.mdx': {
    '*': {
      names: [
        ['?worker *?worker ./word-count?worker ./reading-time-worker?worker', starter],
        ['new import export {};', 'language'],
      ],
      platform: 'Worker window document postMessage onmessage importScripts',
    },
    Reference: {
      rows: [
        {
          source: 'standard of Web Workers',
          of: {
            Import: ['?worker'],
            'Default export': ['Worker new no arguments'],
            'Modules inside the worker': ['import importScripts'],
            Messages: ['postMessage onmessage'],
            Cleanup: ['worker.terminate()'],
          },
        },
      ],
    },
  },
};
