import type { Rules } from '../rules.ts';
import { documentation } from './sources.ts';

const component = 'sample tutorials/workshop-seats/src/WorkshopSeats.tsx';
const handler = 'sample tutorials/photo-library/src/asset-source.ts';

/**
 * The requirements of a tutorial: the packages of the samples state the Node version of their
 * tests.
 */
const before = (account: string, columns: string[]) => ({
  names: [['node --version', 'documentation of Node.js']] as [string, string][],
  phrases: [['The tests need 20 or higher', 'sample tutorials/workshop-seats/package.json']] as [
    string,
    string,
  ][],
  rows: [{ source: documentation, of: { 'Node.js': ['20 now asks'], [account]: columns } }],
});

/** The tutorials. `downloads.test.ts` runs their samples. */
export const tutorialRules: Rules = {
  'guides/component.mdx': {
    '*': { names: [['npm run check', 'samples of the page']] },
    'Before you start': before('A Vev account', ['sign up']),
    'Write the component': {
      phrases: [
        ['because a prop is `undefined` until a designer fills in its field', 'specification 3'],
        [
          'Both props have a default in the function, because a prop is `undefined` until a designer fills in its field',
          component,
        ],
        ['Write `sise` in place of `size`', 'types of @vev/utils'],
      ],
    },
  },
  'guides/asset-source.mdx': {
    '*': { names: [['npm run check', 'samples of the page']] },
    'Before you start': before('A Vev account with deploy access', ['beta support grants']),
    'Start a library': {
      phrases: [
        [
          'the status `401` with the first command, and the last photos with the second',
          'sample tutorials/photo-library/library.mjs',
        ],
      ],
    },
    'Write the plugin': {
      rows: [
        {
          source: handler,
          of: {
            form: ['LIBRARY_TOKEN env.LIBRARY_TOKEN handler readable by no one'],
            '/settings/': ['settings form empty'],
            assetType: ['videos other files images alone'],
            search: ['=The text in the search field of the asset library'],
            key: ['id of the photo never change'],
            catch: ['error log no assets'],
          },
        },
      ],
    },
    'Test it': {
      phrases: [
        [
          'Take `pages = body.pages;` out of the loop, and a test fails',
          'sample tutorials/photo-library/src/fetch-photos.ts',
        ],
      ],
    },
    'Deploy and connect it': { names: [['localhost', 'specification 1']] },
  },
  'guides/cms-page.mdx': {
    'Before you start': before('A Vev account with a project', ['last step']),
    'Write a template': { names: [['template/<pageKey>.mustache', documentation]] },
    'Start the server': {
      names: [
        ['&', 'sample tutorial-steps/concert-page/autumn.html'],
        ['EADDRINUSE PORT=3001', 'documentation of Node.js'],
      ],
    },
    'Test it': { names: [['to-variables.mjs', 'samples of the page']] },
    'Take the page of your project': {
      names: [['server.mjs to-variables.mjs assets.mjs /assets/', 'samples of the page']],
    },
  },
};
