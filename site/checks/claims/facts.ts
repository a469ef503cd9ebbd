import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../../facts.ts';
import { sdkRoot } from '../page-source.ts';
import type { Verdict } from './bind.ts';
import type { Claim } from './detect.ts';
import type { World } from './world.ts';

type Value = string | number;

function readPackage(name: string): {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
} {
  return JSON.parse(readFileSync(join(sdkRoot, name, 'package.json'), 'utf8'));
}

const ownPackage = readPackage('.');
const reactPackage = readPackage('node_modules/@vev/react');

/** The first group of a pattern's match in a text. */
const match = (text: string | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[1];

/** The months of the year, as `en` writes them with a year: "November 2026". */
const month = (day: string) =>
  new Date(day).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const path = ({ openapi }: World, end: string) =>
  Object.keys(openapi.paths).find((candidate) => candidate.endsWith(end));
const inSchema = ({ sample }: World, pattern: RegExp) =>
  match(sample('public/schemas/vev.schema.json'), pattern);
const inVan = ({ sample }: World, name: string) =>
  Number(match(sample('react/hooks/DeliveryVan.tsx'), new RegExp(`${name} = (\\d+)`)));

/** The source of each fact, and its value there. */
const read: Record<string, [source: string, value: (world: World) => Value | undefined]> = {
  reactSdkVersion: ['samples/package.json', () => ownPackage.dependencies?.['@vev/react']],
  utilsSdkVersion: ['samples/package.json', () => ownPackage.dependencies?.['@vev/utils']],
  reactVersion: [
    'peer dependency of @vev/react',
    () => match(reactPackage.peerDependencies?.['react'], /^\^(\d+\.\d+)/),
  ],
  configFile: ['vev.schema.json', (world) => inSchema(world, /"title": "(.*?)"/)],
  compileFolder: ['vev.schema.json', (world) => inSchema(world, /"default": "(.*?)"/)],
  swipeDistance: ['sdk code', ({ code }) => Number(match(code, /return \w>(\d+)\|\|\w>\d+\?/))],
  frameDuration: ['sample react/hooks/DeliveryVan.tsx', (world) => inVan(world, 'DURATION')],
  frameDistance: ['sample react/hooks/DeliveryVan.tsx', (world) => inVan(world, 'DISTANCE')],
  frameHeight: [
    'sample cms/client-side/frame.html',
    ({ sample }) => Number(match(sample('cms/client-side/frame.html'), /height[=:]\s?"?(\d+)/)),
  ],
  apiHost: ['openapi.json', ({ openapi }) => openapi.servers[0]?.url],
  apiKeyHeader: ['openapi.json', ({ openapi }) => openapi.components.securitySchemes.vevKey.name],
  introspectionPath: ['openapi.json', (world) => path(world, '/introspection')],
  oauthRegisterPath: ['openapi.json', (world) => path(world, '/oauth/register')],
  oauthTokenPath: ['openapi.json', (world) => path(world, '/oauth/token')],
  revokePath: ['openapi.json', (world) => path(world, '/revoke')],
  mcpPath: ['openapi.json', (world) => path(world, '/mcp')],
  documentationSeen: ['its date in site/facts.ts', () => month(sources.documentationSeen.on)],
  trackingEvent: ['sdk code', ({ code }) => match(code, /"(vev\.track)"/)],
  eventNamespace: ['sdk code', ({ code }) => match(code, /["'`](@@vev)\b/)],
};

/**
 * The values of other facts, stated a second time: `sources` in `site/facts.ts` names the source of
 * each.
 */
const stated: Record<string, Value> = {
  nodeVersion: 'v16',
  newerNodeVersion: 'v22',
  cliPackage: '@vev/cli',
  buildFolder: '.vev/',
  componentSize: 100,
  editorAddress: '/edit/PROJECT-KEY/PAGE-KEY',
  intersectionSteps: 1,
  framesPerSecond: 60,
  textPrefix: 't-',
  imagePrefix: 'i-',
  colorPrefix: 'c--',
  contentIdLength: 10,
  colorIdLength: 9,
  packageKeyLength: 20,
  shortPackageKeyLength: 11,
  consentPage: 'https://editor.vev.design/oauth/authorize',
  deployScope: 'update:packages',
  readScope: 'list:project',
  writeScope: 'create:project',
  publishScope: 'publish:project',
  earlierScope: 'createProject',
  componentsSeen: 'June 2026',
  pluginsSeen: 'February 2026',
  hiddenFunctions: 66,
};

/** The source of a fact, and its value there. A fact without a row above is unbound. */
function expectedOf(
  world: World,
  name: string,
): [source: string, value: Value | undefined] | undefined {
  if (Object.hasOwn(read, name)) return [read[name]![0], read[name]![1](world)];
  if (!Object.hasOwn(stated, name) || !isFact(name)) return undefined;
  const { kind, on } = sources[name];
  return [`${kind}, looked up on ${on}`, stated[name]];
}

const isFact = (name: string): name is keyof typeof sources => Object.hasOwn(sources, name);

/** Words of which one must occur in the sentence or cell with a fact. */
const around: Record<string, RegExp> = {
  apiHost: /address|host|introspection/i,
  apiKeyHeader: /header|key/i,
  buildFolder: /build|git|folder/i,
  cliPackage: /package|install/i,
  colorIdLength: /characters|color/i,
  colorPrefix: /color|begin with/i,
  compileFolder: /compile|output|default|files|folder/i,
  componentSize: /size|start|px/i,
  componentsSeen: /public (?:code|components|form elements)/i,
  configFile: /configuration|file/i,
  consentPage: /consent/i,
  contentIdLength: /characters|prefix/i,
  deployScope: /deploy|package/i,
  documentationSeen: /documentation|help center|public sources/i,
  earlierScope: /earlier/i,
  editorAddress: /address of the project/i,
  eventNamespace: /namespace/i,
  frameDistance: /moves|px/i,
  frameDuration: /within|ms/i,
  frameHeight: /height/i,
  framesPerSecond: /per second/i,
  hiddenFunctions: /functions/i,
  imagePrefix: /image|begin with/i,
  intersectionSteps: /steps/i,
  introspectionPath: /address|host|introspection/i,
  mcpPath: /agents/i,
  newerNodeVersion: /newer|now asks/i,
  nodeVersion: /node|minimum|higher/i,
  oauthRegisterPath: /register/i,
  oauthTokenPath: /exchange/i,
  packageKeyLength: /letters and digits/i,
  pluginsSeen: /plugins/i,
  publishScope: /publish/i,
  reactSdkVersion: /@vev\/react/,
  reactVersion: /React/,
  readScope: /read|scopes are/i,
  revokePath: /revoke/i,
  shortPackageKeyLength: /letters and digits/i,
  swipeDistance: /movement/i,
  textPrefix: /text|prefix/i,
  trackingEvent: /event|types/i,
  utilsSdkVersion: /@vev\/utils/,
  writeScope: /create|scopes are/i,
};

/** Compares the facts in a claim with their sources. */
export function bindFact(world: World, { text, context, place }: Claim): Verdict | undefined {
  const names = [...text.matchAll(/facts\.(\w+)/g)].map(([, name]) => name!);
  const wrong = names.flatMap((name) => {
    if (!Object.hasOwn(world.facts, name)) {
      return [`Unexpected fact ${name}, expected one of site/facts.ts`];
    }
    const rule = expectedOf(world, name);
    if (!rule || rule[1] === world.facts[name]) return [];
    return [`Unexpected fact ${name} "${world.facts[name]}", expected "${rule[1]}" by ${rule[0]}`];
  });
  const said = place ? place.cells.join(' ') : context;
  for (const name of names) {
    if (!around[name] || around[name].test(said.replaceAll(/facts\.\w+/g, ''))) continue;
    wrong.push(`Unexpected fact ${name} here, expected words with it such as ${around[name]}`);
  }
  if (wrong.length > 0) return { wrong: wrong.join('; ') };
  const by = names.map((name) => expectedOf(world, name)?.[0]);
  return by.includes(undefined) ? undefined : { by: by.join(', ') };
}
