import { strictKeys } from 'docs-engine';

/**
 * Versions, limits, defaults and names that pages state and that no check can read from code, each of
 * them once. Pages use them as `{facts.nodeVersion}`; `/facts.json` publishes them. `sources` says
 * where each comes from.
 */
export const facts = strictKeys('facts', {
  /** The oldest Node.js that the CLI runs on. */
  nodeVersion: 'v16',
  /** What Vev's public documentation asks for now. */
  newerNodeVersion: 'v22',
  cliPackage: '@vev/cli',
  /** The versions whose types the samples are checked against. */
  reactSdkVersion: '0.3.5',
  utilsSdkVersion: '1.2.18',
  /** The React release that the SDK asks for. */
  reactVersion: '18.2',
  /** What `vev init` creates. */
  configFile: 'vev.json',
  buildFolder: '.vev/',
  /** Where `vev compile` writes unless told otherwise. */
  compileFolder: 'vev/',
  /** Width and height of a component without `size`, in px. */
  componentSize: 100,
  /** Steps that `useIntersection` reports unless told otherwise. */
  intersectionSteps: 1,
  /** How far the pointer moves, in px, before `useSwipe` takes it for a swipe. */
  swipeDistance: 30,
  /** How long `useFrame`'s example takes to move by `frameDistance`, in ms and px. */
  frameDuration: 5000,
  frameDistance: 500,
  /** How often a screen refreshes in a second, about. */
  framesPerSecond: 60,
  /** Height of the embed frame in the example, in px. */
  frameHeight: 500,
  /** Prefixes of the keys of CMS variables. */
  textPrefix: 't-',
  imagePrefix: 'i-',
  colorPrefix: 'c--',
  /** How many characters follow the prefix of a text or an image, and of a color. */
  contentIdLength: 10,
  colorIdLength: 9,
  /** How long the keys of Vev's public component packages are: most of them, and the rest. */
  packageKeyLength: 20,
  shortPackageKeyLength: 11,
  apiHost: 'https://api.vev.design',
  apiKeyHeader: 'x-vev-key',
  introspectionPath: '/api-key/introspection',
  /** What an OAuth client registers, exchanges and revokes with, and where agents call tools. */
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
  /** The newest version of Vev's public components and plugins that was looked at. */
  componentsSeen: 'June 2026',
  pluginsSeen: 'February 2026',
  /** How many functions for `hidden` these components have; all take the context first. */
  hiddenFunctions: 66,
  /** When Vev's public documentation was last looked up. */
  documentationSeen: 'November 2026',
  trackingEvent: 'vev.track',
  eventNamespace: '@@vev',
});

/** Who says it: the project's specification, or a public source. */
type Kind =
  | 'specification'
  | 'published SDK'
  | 'public documentation'
  | 'earlier public documentation'
  | 'public code';

interface Source {
  kind: Kind;
  /** When it was last looked up, as `2026-11-22`. */
  on: string;
}

const from = (kind: Kind): Source => ({ kind, on: '2026-11-22' });
const specified = from('specification');
const documented = from('public documentation');
const published = from('public code');
const sdk = from('published SDK');

/** Where each fact comes from. What the SDK says is also held by the checks. */
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
  hiddenFunctions: published,
  documentationSeen: documented,
  trackingEvent: documented,
  eventNamespace: documented,
};
