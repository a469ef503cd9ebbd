import type { Rules } from '../rules.ts';
import { configTypes } from './schema.ts';
import { older, scripts } from './sources.ts';

const outputs = {
  'index.html': ['page of its own'],
  'embed.html': ['iframe'],
  'embed.js': ['embed script'],
  'assets/': ['files pages use'],
  'One folder per extra page': ['same files'],
};

/** The reference pages of the CLI. */
export const cliRules: Rules = {
  'cli/commands.mdx': {
    '*': { names: [['src/', 'specification 5']] },
    Overview: {
      rows: [
        {
          source: 'specification 1',
          of: {
            'vev login': ['=--force', 'authorizes access token'],
            'vev create': ['=none', 'React project optional'],
            'vev init': ['=none', 'vev.json .vev/'],
            'vev start': ['=--debug', 'links editor'],
            'vev deploy': ['=--token, -m', 'uploads'],
            'vev compile': ['=--dist', 'files host'],
          },
        },
      ],
    },
    'vev login': {
      rows: [{ source: 'specification 1', of: { '--force': ['logs in'] } }],
    },
    'vev init': {
      rows: [
        {
          source: 'specification 1',
          of: {
            'A component package on the Vev platform': ['components', '=Not a file'],
            'vev.json': ['configuration key', '=Commit it'],
            '.vev/': ['build folder', '=Ignore it'],
          },
        },
      ],
    },
    'vev start': {
      rows: [{ source: 'specification 1', of: { '--debug': ['log green dot'] } }],
    },
    'vev deploy': {
      phrases: [
        ['CI scripts use these two', scripts],
        ['If `shareWithAccount` is `true`', 'specification 3'],
      ],
      rows: [{ source: scripts, of: { '--token': ['API key'], '-m': ['message'] } }],
    },
    'Deploy from CI': {
      names: [
        ['update:packages vev-design/widget-deploy-action token', scripts],
        ['VEV_DEPLOY_KEY', 'samples of the page'],
      ],
      phrases: [['It has one required input, `token`, which takes the API key', scripts]],
    },
    'vev compile': {
      names: [['vev.json library.key library.dist', 'public/schemas/vev.schema.json']],
      phrases: [['one of the two places only', 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            'project key': ['=library.key in vev.json', 'project to compile'],
            '--dist': ['=vev/', 'output folder'],
          },
        },
      ],
    },
    'Output files': {
      names: [['embed/<pageKey>.js template/<pageKey>.mustache', older]],
      rows: [{ source: 'specification 5', of: outputs }],
    },
  },
  'cli/configuration.mdx': {
    '*': { names: [['src/', 'specification 5']] },
    Reference: {
      phrases: [['Mind the two different keys', 'specification 3']],
      rows: [
        {
          source: 'public/schemas/vev.schema.json',
          of: {
            key: [configTypes['key']!, 'vev init generated automatically never change'],
            shareWithAccount: [configTypes['shareWithAccount']!, 'true add menu account deploy'],
            library: [configTypes['library']!, 'vev compile'],
            'library.key': [configTypes['library.key']!, 'key of the project'],
            'library.dist': [configTypes['library.dist']!, 'output folder The default is vev/.'],
          },
        },
      ],
    },
    'Share a component with your account': {
      phrases: [['Set `shareWithAccount` to `true`', 'specification 3']],
    },
    Troubleshooting: {
      phrases: [['`shareWithAccount` is `true`', 'specification 3']],
    },
    'Where to go next': {
      lists: [[['vev init', 'vev deploy', 'vev compile'], 'sections of /cli/commands']],
    },
  },
};
