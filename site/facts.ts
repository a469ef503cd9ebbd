import { strictKeys } from 'docs-engine';

/**
 * Versions, limits, defaults and names that several pages state, each of them once. Pages use them
 * as `{facts.nodeVersion}`; `/facts.json` publishes them.
 */
export const facts = strictKeys('facts', {
  /** The oldest Node.js that the CLI runs on. */
  nodeVersion: 'v16',
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
  /** How often a screen refreshes in a second, about. */
  framesPerSecond: 60,
  /** Height of the embed frame in the example, in px. */
  frameHeight: 500,
  /** Prefixes of the keys of CMS variables. */
  textPrefix: 't-',
  imagePrefix: 'i-',
  colorPrefix: 'c--',
  apiHost: 'https://api.vev.design',
  apiKeyHeader: 'x-vev-key',
  introspectionPath: '/api-key/introspection',
  trackingEvent: 'vev.track',
  eventNamespace: '@@vev',
});
