import { strictKeys } from 'stilldocs';

/**
 * Versions, limits, defaults and names on pages that no check can read from code, each of them
 * once. Pages use them as `{facts.nodeVersion}`; `/facts.json` publishes them. `sources` has the
 * source of each.
 */
export const facts = strictKeys('facts', {
  /** The oldest Node.js that the CLI runs on. */
  nodeVersion: 'v16',
  /** The Node.js version in Vev's public documentation. */
  newerNodeVersion: 'v22',
  cliPackage: '@vev/cli',
  /** The versions whose types the samples are checked against. */
  reactSdkVersion: '0.3.5',
  utilsSdkVersion: '1.2.18',
  /** The React version that the SDK requires. */
  reactVersion: '18.2',
  /** The file that `vev init` creates. */
  configFile: 'vev.json',
  buildFolder: '.vev/',
  /** The default output folder of `vev compile`. */
  compileFolder: 'vev/',
  /** The path of a page in the editor, which shows the keys of project and page. */
  editorAddress: '/edit/PROJECT-KEY/PAGE-KEY',
  /** Width and height of a component without `size`, in px. */
  componentSize: 100,
  /** The default number of steps of `useIntersection`. */
  intersectionSteps: 1,
  /** The minimum distance of the pointer for `useSwipe`, in px. */
  swipeDistance: 30,
  /** The duration of the movement by `frameDistance` in the example of `useFrame`, in ms and px. */
  frameDuration: 5000,
  frameDistance: 500,
  /** The approximate refresh rate of a screen, per second. */
  framesPerSecond: 60,
  /** Height of the embed frame in the example, in px. */
  frameHeight: 500,
  /** Prefixes of the keys of CMS variables. */
  textPrefix: 't-',
  imagePrefix: 'i-',
  colorPrefix: 'c--',
  /** The number of characters after the prefix of a text or an image, and of a color. */
  contentIdLength: 10,
  colorIdLength: 9,
  /**
   * The length of the keys of Vev's public component packages: of most of them, and of the rest.
   */
  packageKeyLength: 20,
  shortPackageKeyLength: 11,
  apiHost: 'https://api.vev.design',
  apiKeyHeader: 'x-vev-key',
  introspectionPath: '/api-key/introspection',
  /**
   * The paths for registration, exchange and revocation of OAuth clients, and for the tool calls of
   * agents.
   */
  oauthRegisterPath: '/v2/oauth/register',
  oauthTokenPath: '/v2/oauth/token',
  revokePath: '/v2/api-key/revoke',
  mcpPath: '/v2/mcp',
  consentPage: 'https://editor.vev.design/oauth/authorize',
  /** Scopes of API keys. */
  deployScope: 'update:packages',
  readScope: 'list:project',
  writeScope: 'create:project',
  publishScope: 'publish:project',
  earlierScope: 'createProject',
  /** The newest version of Vev's public components and plugins that was examined. */
  componentsSeen: 'June 2026',
  pluginsSeen: 'February 2026',
  /** The date of the last look at Vev's public documentation. */
  documentationSeen: 'November 2026',
  trackingEvent: 'vev.track',
  eventNamespace: '@@vev',
});

/** The source of a fact: the project's specification, or a public source. */
type Kind =
  | 'specification'
  | 'published SDK'
  | 'public documentation'
  | 'earlier public documentation'
  | 'public code';

interface Source {
  kind: Kind;
  /** The date of the last look, as `2026-11-22`. */
  on: string;
}

const from = (kind: Kind): Source => ({ kind, on: '2026-11-22' });
const specified = from('specification');
const documented = from('public documentation');
const published = from('public code');
const sdk = from('published SDK');

/** The source of each fact. `facts-compared.test.ts` compares a fact with a source in this repository or in the SDK. */
export const sources: Record<keyof typeof facts, Source> = {
  nodeVersion: specified,
  newerNodeVersion: documented,
  cliPackage: documented,
  reactSdkVersion: sdk,
  utilsSdkVersion: sdk,
  reactVersion: sdk,
  configFile: documented,
  buildFolder: documented,
  compileFolder: specified,
  editorAddress: documented,
  componentSize: specified,
  intersectionSteps: specified,
  swipeDistance: sdk,
  frameDuration: specified,
  frameDistance: specified,
  framesPerSecond: specified,
  frameHeight: specified,
  textPrefix: specified,
  imagePrefix: specified,
  colorPrefix: specified,
  contentIdLength: documented,
  colorIdLength: documented,
  packageKeyLength: published,
  shortPackageKeyLength: published,
  apiHost: documented,
  apiKeyHeader: documented,
  introspectionPath: documented,
  oauthRegisterPath: documented,
  oauthTokenPath: documented,
  revokePath: documented,
  mcpPath: documented,
  consentPage: documented,
  deployScope: published,
  readScope: documented,
  writeScope: documented,
  publishScope: documented,
  earlierScope: from('earlier public documentation'),
  componentsSeen: published,
  pluginsSeen: published,
  documentationSeen: documented,
  trackingEvent: documented,
  eventNamespace: documented,
};
