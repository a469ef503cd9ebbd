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
      ...['`key`', '`shareWithAccount`', '`library`', '`library.key`', '`library.dist`'],
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
    '#Assets': ['`key`', 'Unique id', '`mimeType`', '`url`', '`filename`', '`selfHosted`'],
    '#Image assets': ['`dimension`', '`width` and `height`', '`thumb`', '`imageSizes`'],
    '#Video assets': [
      '`videoSample`',
      '`videoThumbnail`',
      '`duration`',
      'seconds',
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
      ...[
        '`VEV_PROJECT_LOAD`',
        '`VEV_PAGE_LOAD`',
        '`VEV_LINK_CLICK`',
        '`VEV_VIDEO_PLAY`',
        '`VEV_VIDEO_STOP`',
        '`VEV_VIDEO_END`',
        '`VEV_VIDEO_PROGRESS`',
      ],
      ...[
        '`projectName`',
        '`breakpoint`',
        '`pageName`',
        '`url`',
        '`videoUrl`',
        '`totalPlayTime`',
        '`percentagePlayed`',
        '`videoName`',
        '`progress`',
      ],
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
    meanings: ['also pause', 'external link', 'seconds', 'percentage'],
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
