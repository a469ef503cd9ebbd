import type { Names } from './missing.ts';
import { reactNames } from './names-react.ts';

/**
 * The texts of the specification that the documentation must contain, by page: fields, options,
 * defaults, limits, hook returns, constants, events, errors. A text must occur verbatim in the
 * page's prose or tables; samples do not count. A topic that begins with `#` is the section that
 * must contain its names.
 */
export const names: Names = {
  'index.mdx': {
    samples: ['npm install -g', 'vev login', 'vev create', 'vev init', 'vev start', 'vev deploy'],
    'the site': ['Building no-code with code'],
    'five areas': ['Command line', 'React components', 'Asset sources', 'CMS', 'API'],
  },
  'cli/getting-started.mdx': {
    '#Requirements': ['| Node.js | v16 or higher'],
    '#Install the CLI': ['`@vev/cli` globally'],
    '#Log in': ['`vev login --force`'],
    '#Create a React project': ['optional'],
    '#Initialize the package': ['`vev.json`', '`.vev/`', 'Never delete', 'detached'],
    '#Write a component': ['anywhere under `src/`', '`name` is the only required', 'an export'],
    '#Run it in the editor': ['A green dot shows that your local machine is connected', '--debug'],
    '#Troubleshooting': ['every registered component must be exported'],
    samples: ['npm install -g @vev/cli', 'vev login', 'vev create', 'vev init', 'vev start'],
  },
  'cli/commands.mdx': {
    samples: ['vev login --force', 'vev start --debug', '--dist'],
    '#Overview': [
      '[`vev login`](#vev-login) | `--force`',
      '[`vev create`](#vev-create) | none',
      '[`vev init`](#vev-init) | none',
      '[`vev start`](#vev-start) | `--debug`',
      '[`vev deploy`](#vev-deploy)',
      '[`vev compile`](#vev-compile) | `--dist`',
      'login, create (optional), init, then start or deploy',
    ],
    '#vev login': ['| `--force` |'],
    '#vev init': [
      '`vev.json`',
      '`.vev/`',
      'Never delete `vev.json`',
      'detached',
      '`vev init` again',
    ],
    '#vev start': ['| `--debug` |', 'shows a green dot when your machine is connected'],
    '#vev compile': ['| `--dist` | `vev/` |'],
    '#Output files': [
      '| `index.html` |',
      '| `embed.html` |',
      '| `embed.js` |',
      '| `assets/` |',
      '| One folder per extra page | The same files',
    ],
  },
  'cli/configuration.mdx': {
    '#Configuration': ['`vev init` creates the file'],
    '#Reference': [
      '`key` | string, required',
      'It is generated automatically by `vev init`. Never change it.',
      '`shareWithAccount` | boolean, optional',
      'add menu of everyone on the account, after the next deploy',
      '`library` | object, optional',
      '`library.key` | string, required in `library`',
      '`library.dist` | string, optional | Output folder',
      'The default is `vev/`',
    ],
    '#Keep the file safe': ['Never delete', 'detached', 'run `vev init` again'],
  },
  'cli/tailwind.mdx': { '#Settings': ['`content`', '`corePlugins.preflight`'] },
  'cli/web-workers.mdx': { '#Reference': ['`?worker`', 'worker.terminate()'] },
  'asset-source/index.mdx': {
    '#Asset Sources': ['is a plugin', 'in beta', 'Vev support to grant your account deploy access'],
    '#Runtime': ['isolated serverless environment', 'Is it Node? | No.'],
  },
  'asset-source/getting-started.mdx': {
    '#Registration': [
      '| `name` | string |',
      '| `id` | string | Any value that is unique within your account |',
      '| `form` | array of fields |',
      '| `handler` | function | Gets an `env` map of strings, which holds the form values.',
      'Returns an array of assets or meta fields',
      '| `type` | string |',
      '| `title` | string |',
    ],
    '#Requirements': ['in beta', 'Vev support grants the access'],
    '#Connect the plugin': ['account settings'],
    '#Read the logs': ['account settings', 'log viewer'],
  },
  'asset-source/handler-function.mdx': {
    '#Contract': ['`env`, a map of strings', 'an array', '[Assets]', '[meta fields]'],
    '#Assets': [
      '`key` | string, required | Unique id',
      '`mimeType` | string, required',
      '`url` | string, required',
      '`filename` | string, optional',
      '`selfHosted` | boolean, optional',
    ],
    '#Image assets': [
      '`dimension` | object, optional | `width` and `height`, both numbers',
      '`thumb` | string, optional',
      '`imageSizes` | map, optional | Custom sizes, for a self-hosted image',
    ],
    '#Video assets': [
      '`videoSample` | string, optional',
      '`videoThumbnail` | string, optional',
      '`dimension` | object, optional',
      '`duration` | number, optional | Length in seconds',
      '`additionalSources` | array',
      'a video asset without further sources',
    ],
    '#Meta fields': ['`label`', '`value`', '`fields`'],
  },
  'asset-source/api-keys.mdx': {
    '#The life of a secret': ['deployed together with the function', 'readable by no one'],
    '#Form fields': ['| `type` |', '| `name` |', '| `title` |'],
  },
  'cms/index.mdx': {
    '#Variables': ['| Text |', '| Image |', '| List |', '| Styling |'],
    '#Keys and values': [
      'Each key is the id of a variable',
      '| `t-` | text |',
      '| `i-` | image | An object with `src`, `alt` and `srcset` |',
      '| `c--` | color |',
    ],
    '#Choose where to render': ['An embed script in your HTML', 'Mustache templates'],
  },
  'cms/client-side.mdx': {
    '#Embed files': ['| `embed.js` | The embed script', '| `embed.html` |'],
    '#Data for the variables': [
      '| `t-` | text |',
      '| `i-` | image |',
      '| `c--` | color |',
      '`src`, `alt` and `srcset`',
    ],
    '#Embed as a frame': ['500px'],
  },
  'cms/server-side.mdx': {
    '#Templates': ['Mustache', 'One template file per page key', 'A data object of variables'],
    '#Data for the variables': [
      '| `t-` | text |',
      '| `i-` | image |',
      '| `c--` | color |',
      '`src`, `alt` and `srcset`',
    ],
  },
  'tracking.mdx': {
    '#Tracking and Analytics': ['does not track'],
    '#Standard events': [
      '`VEV_PROJECT_LOAD` | Project load: `projectKey`, `projectName`, `breakpoint` |',
      '`VEV_PAGE_LOAD` | Page load: `pageKey`, `pageName`, `projectKey`, `breakpoint` |',
      '`VEV_LINK_CLICK` | Click on an external link: `url` |',
      ...['PLAY` | Video play:', 'STOP` | Video stop, and also pause:', 'END` | Video end:'].map(
        (event) => `\`VEV_VIDEO_${event} \`videoUrl\`, \`totalPlayTime\`, \`percentagePlayed\` |`,
      ),
      '`videoUrl`, `videoName`, `progress`, `totalPlayTime`, `percentagePlayed` |',
      '`totalPlayTime` | number | Total play time, in seconds',
      '`progress` | number | Position, in seconds',
      '`percentagePlayed` | number | Played part, as a percentage',
    ],
    '#The event': [
      'window events with the name `vev.track`',
      '| `type` | string |',
      '| `data` | object |',
      '| `metaData` | object |',
      '| `projectKey` | string |',
      '| `pageKey` | string |',
      '| `timestamp` | number |',
    ],
    '#Custom events': ['`onVisible`', '`onScroll`', '"Track event"'],
  },
  'api/index.mdx': {
    '#API Reference': ['`x-vev-key`', '`GET /api-key/introspection` on `api.vev.design`'],
  },
  'api/auth.mdx': {
    '#Create a key': [
      'user profile',
      'choose its scope',
      'Valid until you revoke it',
      'A key never expires',
    ],
    '#Scopes': ['does not describe how it enforces scopes'],
    '#Send the key': ['header of every request', '| `x-vev-key` |'],
    '#Test a key': [
      '`GET`',
      'https://api.vev.design/api-key/introspection',
      'does not publish the shape of the response',
    ],
  },
  ...reactNames,
};
