import type { Names } from './missing.ts';
import { reactNames } from './names-react.ts';

/**
 * What the specification says that the documentation must say, by the page on which it stands:
 * fields, options, defaults, limits, hook returns, constants, events, errors. A text is looked for
 * as it is written, in the page's prose and tables; samples do not count. A topic that begins with `#` is
 * the section in which its names must stand.
 */
export const names: Names = {
  'index.mdx': {
    samples: ['npm install -g', 'vev login', 'vev create', 'vev init', 'vev start'],
    'the site': ['Building no-code with code'],
    'five areas': ['Command line', 'React components', 'Asset sources', 'CMS', 'API'],
  },
  'cli/getting-started.mdx': {
    requirement: ['v16 or higher'],
    flow: [
      'globally',
      'vev login',
      'vev create',
      'vev init',
      'vev start',
      'vev deploy',
      'optional',
    ],
    'created by init': ['vev.json', '.vev/'],
    'local machine': ['green dot'],
    rules: ['exported', '`src/`', '`name` is the only required'],
  },
  'cli/commands.mdx': {
    samples: ['vev login --force', 'vev start --debug', '--dist'],
    commands: ['vev login', 'vev create', 'vev init', 'vev start', 'vev deploy', 'vev compile'],
    options: ['`--force`', '`--debug`', '`--dist`'],
    'default folder': ['`vev/`'],
    'compile output': [
      '`index.html`',
      '`embed.html`',
      '`embed.js`',
      '`assets/`',
      'folder per extra page',
    ],
    'created by init': ['`vev.json`', '`.vev/`'],
    rules: ['green dot', 'Never delete `vev.json`', 'detached'],
  },
  'cli/configuration.mdx': {
    '#Reference': [
      '`key` | string | yes',
      '`shareWithAccount` | boolean | no',
      ...['`library` | object | no', '`library.key` | string', '`library.dist` | string | no'],
      ...['`vev/`'],
    ],
    rules: ['generates it', 'Never change it', 'add menu', 'Never delete', 'detached'],
  },
  'cli/tailwind.mdx': { '#Settings': ['`content`', '`corePlugins.preflight`'] },
  'cli/web-workers.mdx': { '#Reference': ['`?worker`', 'worker.terminate()'] },
  'asset-source/index.mdx': {
    runtime: ['beta', 'deploy access', 'isolated serverless environment', 'Is it Node?'],
  },
  'asset-source/getting-started.mdx': {
    registration: ['`name`', '`id`', '`form`', '`handler`', '`type`', '`title`'],
    rules: ['unique within your account', 'env', 'assets or meta fields', 'beta', 'log viewer'],
    places: ['account settings'],
  },
  'asset-source/handler-function.mdx': {
    '#Contract': ['`env`, a map of strings', 'array', 'meta fields'],
    '#Assets': [
      '`key` | string | yes | Unique id',
      '`mimeType` | string | yes',
      '`url` | string | yes',
      '`filename` | string | no',
      '`selfHosted` | boolean | no',
    ],
    '#Image assets': [
      '`dimension` | object | no | `width` and `height`, both numbers',
      '`thumb` | string | no',
      '`imageSizes` | map | no',
      'self-hosted',
    ],
    '#Video assets': [
      '`videoSample` | string | no',
      '`videoThumbnail` | string | no',
      '`dimension` | object | no',
      '`duration` | number | no | Length in seconds',
      '`additionalSources`',
      'without further sources',
    ],
  },
  'asset-source/api-keys.mdx': {
    secrets: [
      '`type`',
      '`name`',
      '`title`',
      'readable by no one',
      'deployed together with the function',
    ],
  },
  'cms/index.mdx': {
    variables: ['Text', 'Image', 'List', 'Styling'],
    keys: ['`c--`', '`i-`', '`t-`', '`src`', '`alt`', '`srcset`'],
  },
  'cms/client-side.mdx': {
    files: ['embed script', '`embed.js`', '`embed.html`'],
    keys: ['`c--`', '`i-`', '`t-`', '`src`', '`alt`', '`srcset`'],
    '#Embed as a frame': ['500px'],
  },
  'cms/server-side.mdx': {
    templates: ['Mustache', 'One template file per page key', 'data object'],
    keys: ['`c--`', '`i-`', '`t-`'],
  },
  'tracking.mdx': {
    '#Standard events': [
      '`VEV_PROJECT_LOAD` | Project load | `projectKey`, `projectName`, `breakpoint` |',
      '`VEV_PAGE_LOAD` | Page load | `pageKey`, `pageName`, `projectKey`, `breakpoint` |',
      '`VEV_LINK_CLICK` | Click on an external link | `url` |',
      ...['PLAY` | Video play |', 'STOP` | Video stop, and also pause |', 'END` | Video end |'].map(
        (event) => `\`VEV_VIDEO_${event} \`videoUrl\`, \`totalPlayTime\`, \`percentagePlayed\` |`,
      ),
      '`videoUrl`, `videoName`, `progress`, `totalPlayTime`, `percentagePlayed` |',
      ...['`totalPlayTime` | number | Total play time, in seconds', '`progress` | number |'],
    ],
    '#The event': [
      '`vev.track`',
      '`type`',
      '`data`',
      '`metaData`',
      '`projectKey`',
      '`pageKey`',
      '`timestamp`',
    ],
    meanings: ['does not track', 'as a percentage'],
    'custom events': ['`onVisible`', '`onScroll`'],
  },
  'api/index.mdx': { call: ['`x-vev-key`', '/api-key/introspection', 'api.vev.design'] },
  'api/auth.mdx': {
    key: [
      'user profile',
      'scope',
      'until you revoke it',
      'never expires',
      '`x-vev-key`',
      'every request',
    ],
    '#Test a key': ['`GET`', 'https://api.vev.design/api-key/introspection'],
    unknown: ['does not publish the shape of the response'],
  },
  ...reactNames,
};
