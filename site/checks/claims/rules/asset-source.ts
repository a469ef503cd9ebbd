import type { Rules } from '../rules.ts';
import { plugins } from './sources.ts';

const field = {
  source: 'specification 3',
  of: {
    type: ['=string', 'prop type string'],
    name: ['=string', 'key env'],
    title: ['=string', 'label'],
  },
};

/** Asset sources. */
export const assetSourceRules: Rules = {
  'asset-source/index.mdx': {
    'Parts of a plugin': {
      lists: [[['name', 'id', 'form', 'handler'], 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            Registration: ['=name, id, form and handler describe the plugin', 'asset source'],
            Handler: ['form values array of assets meta fields', '=Handler Function'],
            Secrets: ['form read', '=Secrets'],
          },
        },
      ],
    },
    Runtime: {
      rows: [
        {
          source: 'specification 1',
          of: {
            'Where does the handler run?': ['isolated serverless'],
            'Is it Node?': ['No.'],
            "What do Vev's own plugins use?": [''],
            'Which limits apply?': ['no list no limits'],
          },
        },
      ],
    },
  },
  'asset-source/getting-started.mdx': {
    Requirements: {
      rows: [
        {
          source: 'specification 6',
          of: {
            'The Vev CLI': ['Node v16 or higher'],
            'A Vev account with deploy access': ['beta support grants'],
            Git: ['template'],
          },
        },
      ],
    },
    'Get the template': {
      rows: [
        {
          source: plugins,
          of: {
            'src/asset-source.ts': ['handler registration'],
            'package.json': ['@vev/react @vev/utils scripts'],
            'tsconfig.json': ['excludes .vev'],
          },
        },
      ],
      names: [
        [
          'asset-source-template src/asset-source.ts package.json tsconfig.json .gitignore',
          plugins,
        ],
      ],
    },
    'Write the plugin': {
      phrases: [['lists two objects', 'counted in the section']],
    },
    'Read the logs': { names: [['console.log', 'declarations of TypeScript']] },
    Registration: {
      rows: [
        {
          source: 'specification 3',
          table: 0,
          of: {
            name: ['=string', 'name of the plugin'],
            id: ['=string', 'unique account'],
            form: ['=array of fields', 'connects []'],
            handler: ['=function', 'env map of strings form values array assets meta fields'],
          },
        },
        { ...field, table: 1 },
      ],
    },
    Troubleshooting: {
      names: [['key', 'types of @vev/utils']],
    },
  },
  'asset-source/handler-function.mdx': {
    Contract: {
      rows: [
        {
          source: 'specification 7',
          of: {
            Input: ['=env, a map of strings', 'form field name'],
            Output: ['=an array', '=Assets or meta fields'],
          },
        },
      ],
    },
    Signature: {
      names: [['updated', 'types of @vev/utils']],
      phrases: [['a function with three arguments', 'types of @vev/utils']],
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            request: ['=Request', 'call'],
            env: ['=Record<string, string>', 'form values'],
            kv: ['=EditorPluginKv', 'key-value store'],
          },
        },
      ],
    },
    Assets: {
      lists: [[['image/jpeg', 'video/mp4', 'application/pdf'], 'media types by IANA']],
      names: [['image/jpeg video/mp4 application/pdf', 'media types by IANA']],
      phrases: [['set `updated` to `Date.now()`', plugins]],
      rows: [
        {
          source: 'specification 3',
          of: {
            key: ['=string, required', 'unique id'],
            mimeType: ['=string, required', 'image/jpeg video/mp4 application/pdf'],
          },
        },
      ],
    },
    'Image assets': {
      phrases: [
        ['image with three sizes', 'counted in the section'],
        ['`width` and `height`, both numbers', 'specification 3'],
      ],
    },
    'Video assets': {
      phrases: [['`width` and `height`, both numbers', 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            duration: ['=number, optional', 'seconds'],
            additionalSources: ['=array, required', 'without further sources []'],
          },
        },
      ],
    },
    'Other assets': {
      types: ['Omit<utils.ProjectAudioAsset, keyof utils.BaseProjectAsset>'],
      phrases: [['It adds `length`, a number', 'types of @vev/utils']],
    },
    'Meta fields': {
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            label: ['=string', 'name of the filter'],
            value: ['=string', 'key of the filter'],
          },
        },
      ],
    },
    'What the request holds': {
      lists: [
        [['map-photo.ts', 'map-film.ts', 'filters.ts'], 'files of this page'],
        [['/settings/global', '/settings/workspace', '/settings/team'], plugins],
        [['IMAGE', 'VIDEO', 'OTHER'], plugins],
      ],
      names: [
        ['map-photo.ts map-film.ts filters.ts', 'files of this page'],
        ['/settings/meta_fields /settings/global /settings/workspace /settings/team', plugins],
        ['/settings/asset_picker IMAGE VIDEO OTHER search assetType filter field', plugins],
        ['pickAsset assets cancel', plugins],
      ],
      rows: [
        {
          source: plugins,
          table: 0,
          of: {
            'Query parameter search': ['search'],
            'JSON body, assetType': ['=IMAGE, VIDEO or OTHER'],
            'JSON body, filter': ['two strings: field, value'],
            'JSON body, other keys': ['settings form'],
          },
        },
        {
          source: plugins,
          table: 1,
          of: {
            '/settings/meta_fields': ['=Meta fields'],
            '/settings/global, /settings/workspace, /settings/team': ['settings form form props'],
            '/settings/asset_picker': [`Response { type: 'pickAsset', assets } { type: 'cancel' }`],
            'anything else': ['=Assets'],
          },
        },
      ],
    },
    'Key-value store': {
      lists: [[`Awaited<ReturnType<utils.EditorPluginKv['get']>>`, 'types of @vev/utils']],
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            'kv.set(key, value)': ['=ok, versionstamp', 'stores'],
            'kv.get(key)': ['=key, value, versionstamp', 'reads'],
            'kv.delete(key)': ['=nothing', 'removes'],
          },
        },
      ],
    },
  },
  'asset-source/api-keys.mdx': {
    'The life of a secret': {
      rows: [
        {
          source: 'specification 6',
          of: {
            'You deploy the plugin': ['form values'],
            'Somebody connects the plugin': ['form asks'],
            'The form is submitted': ['deployed with the function'],
            Afterwards: ['readable by no one'],
            'The handler runs': ['reads env.<name>'],
          },
        },
      ],
    },
    'Form fields': { rows: [field] },
    Troubleshooting: {
      names: [['console.log', 'declarations of TypeScript']],
      phrases: [
        ["the text `'false'` counts as true", 'language'],
        ['`env.collection_token` is not `env.COLLECTION_TOKEN`', 'language'],
      ],
    },
  },
};
