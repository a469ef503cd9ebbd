import type { Rules } from '../rules.ts';
import { documentation } from './sources.ts';

const help = 'help center of Vev, checked on 2026-11-22';
const engine = 'files of the build, engine/src/node/outputs';
const utils = 'types of @vev/utils';

/** The guides for reference. */
export const guideRules: Rules = {
  'guides/versions.mdx': {
    '': {
      phrases: [
        [
          'Where the two differ, these pages state the documented form first',
          'sections of the page',
        ],
      ],
    },
    Versions: {
      rows: [
        { source: documentation, of: { Documented: ["=What Vev's developer documentation says"] } },
        { source: 'samples/package.json', of: { 'SDK 0.3': ['packages npm'] } },
        { source: documentation, of: { Newer: ['public documentation code last looked up'] } },
      ],
    },
    'What differs': {
      lists: [[['request', 'env', 'kv'], utils]],
      rows: [
        {
          source: utils,
          of: {
            'Arguments of hidden': [
              '=The value, then the context',
              '=The context, then the index of the item in an array',
            ],
            validate: ['=A boolean or a function', '=A function, which may be async'],
            'type of a text': ['=Can be left out', '=Required as soon as there are options'],
            'display of a layout': ['=Can be left out', '=Required as soon as there are options'],
            'format of a number': ['=One of three suffixes', '=Any text'],
            'of of an array': [
              '=The props of each item',
              '=With several entries, a choice: each item is one of them',
            ],
            'Name of an interaction or event': ['=name', '=type. TypeScript refuses name.'],
            'Handler of an asset source': ['=Gets env', '=Gets request, env and kv, and is async'],
            'updated of an asset': ['=Not named', '=Required'],
            'type of a plugin': ['=Not named', '=Required'],
          },
        },
        {
          source: 'probe: In SDK 0.3 a call without options passes no thresholds at all',
          of: {
            'useIntersection without options': [
              '=One step',
              '=No threshold: only when the element comes and when it is gone',
            ],
          },
        },
        {
          source: 'types of @vev/react',
          of: {
            'Loading state of Render': [
              '=fallback, optional',
              '=loader, required. fallback has no effect.',
            ],
          },
        },
        {
          source: 'probe: After a change of page, SDK 0.3 can leave out `path`.',
          of: { 'path of useRoute': ['=There', '=Can be missing after a change of page'] },
        },
        {
          source: 'probe: SDK 0.3 joins several pairs without a comma',
          of: { 'sizes of Image': ['=Several pairs', '=One pair. Several have no effect.'] },
        },
        {
          source: 'probe: links to files send `VEV_LINK_CLICK` too',
          of: {
            VEV_LINK_CLICK: [
              '=For links to other sites',
              '=Also for files, and for pages of the project that open in a new tab',
            ],
          },
        },
        {
          source: 'probe: `VEV_PROJECT_LOAD` comes without `projectName`',
          of: { 'projectName of VEV_PROJECT_LOAD': ['=Sent', '=Not sent'] },
        },
      ],
    },
    'What SDK 0.3 has besides': {
      phrases: [['In your project they are `any`', 'types of @vev/react']],
      rows: [
        {
          source: utils,
          of: {
            'Types of props': ['colors icons videos audio arrange'],
            'Options of props': ['texts numbers choices uploads variables'],
            Context: ['Actions menus key package'],
            Registration: ['Description icon categories empty state sharing'],
            Size: ['=Sides that are left to the content'],
            'Editable CSS': ['Every CSS property label group'],
            Assets: ['Audio texts'],
            'Key-value store': ['=Values that a plugin keeps'],
          },
        },
        {
          source: 'types of @vev/react',
          of: {
            Components: ['Icons transitions gestures portals project data tests'],
            Hooks: ['Pointer finger shared state tracking variables'],
            Functions: ['=All other exports of the packages'],
          },
        },
        {
          source: 'types of @vev/interactions 1.0.2',
          of: { 'Triggers and actions': ['=What designers connect'] },
        },
        {
          source: 'sdk code',
          of: { 'Data layer': ['=Events that the runtime pushes by itself'] },
        },
      ],
    },
    'What is newer': {
      rows: [
        { source: documentation, of: { 'Node.js for the CLI': ['or higher', 'or higher'] } },
        { source: help, of: { 'Groups of projects': ['account workspaces', 'teams folders'] } },
        {
          source: documentation,
          of: {
            'Width and height of a component': ['=Numbers', '=Also left to the content'],
            'Calls of the API': ['One key', 'Variables sections OAuth tools agents'],
            'Scopes of a key': ['=One', 'Reading creating publishing projects'],
          },
        },
      ],
    },
  },
  'guides/glossary.mdx': {
    '': {
      phrases: [
        ['in one or two sentences, with the page that says more', 'sections of the glossary'],
      ],
    },
    'Editor mode': { phrases: [['which of the two it is in', 'sdk code']] },
    Trigger: { phrases: [['Designers pair the two', 'specification 4']] },
  },
  'guides/agents.mdx': {
    'Check what it wrote': { phrases: [['Run `npx tsc --noEmit`', 'options of TypeScript']] },
    'Put AGENTS.md into your package': {
      phrases: [['It has four parts', 'headings of site/public/AGENTS.md']],
      rows: [
        {
          source: 'headings of site/public/AGENTS.md',
          of: {
            Commands: ['commands agent runs leaves person'],
            Rules: ['goes wrong one line each'],
            'Where to read': ['page'],
            'Before you say that it is done': ['check at the end'],
          },
        },
      ],
    },
    'Let it read single pages': {
      names: [['.md', engine]],
      rows: [
        {
          source: engine,
          of: {
            '/llms.txt': ['All pages one sentence each area'],
            '/react/hooks.md': ['Markdown page'],
            '/llms-full.txt': ['=All pages in one file'],
          },
        },
        {
          source: 'files of site/docs.config.ts',
          of: {
            '/facts.json': ['=The versions, dates, numbers and names that these pages share'],
            '/openapi.json': ['=The calls of the API'],
          },
        },
      ],
    },
  },
};
