import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkRoot } from '../page-source.ts';
import type { Verdict } from './bind.ts';
import type { Claim } from './detect.ts';
import type { World } from './world.ts';

type Value = string | number;

/** What a fact has to be, and who says so. */
type Expected = [source: string, value: (world: World) => Value | undefined];

const inSpecification = (section: number, value: Value): Expected => [
  `specification ${section}`,
  () => value,
];

function readPackage(name: string): {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
} {
  return JSON.parse(readFileSync(join(sdkRoot, name, 'package.json'), 'utf8'));
}

const ownPackage = readPackage('.');
const reactPackage = readPackage('node_modules/@vev/react');

/** The first part of a text in parentheses that a pattern finds. */
const match = (text: string | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[1];

/** Who says what each fact is. A fact without a row is not bound. */
const expected: Record<string, Expected> = {
  nodeVersion: inSpecification(1, 'v16'),
  cliPackage: ['rulings 27', () => '@vev/cli'],
  reactSdkVersion: ['samples/package.json', () => ownPackage.dependencies?.['@vev/react']],
  utilsSdkVersion: ['samples/package.json', () => ownPackage.dependencies?.['@vev/utils']],
  reactVersion: [
    'peer dependency of @vev/react',
    () => match(reactPackage.peerDependencies?.['react'], /^\^(\d+\.\d+)/),
  ],
  configFile: [
    'vev.schema.json',
    ({ sample }) => match(sample('public/schemas/vev.schema.json'), /"title": "(.*?)"/),
  ],
  buildFolder: inSpecification(1, '.vev/'),
  compileFolder: [
    'vev.schema.json',
    ({ sample }) => match(sample('public/schemas/vev.schema.json'), /"default": "(.*?)"/),
  ],
  componentSize: inSpecification(9, 100),
  intersectionSteps: inSpecification(9, 1),
  framesPerSecond: inSpecification(9, 60),
  frameHeight: [
    'sample cms/client-side/frame.html',
    ({ sample }) => Number(match(sample('cms/client-side/frame.html'), /height[=:]\s?"?(\d+)/)),
  ],
  textPrefix: inSpecification(3, 't-'),
  imagePrefix: inSpecification(3, 'i-'),
  colorPrefix: inSpecification(3, 'c--'),
  apiHost: ['openapi.json', ({ openapi }) => openapi.servers[0]?.url],
  apiKeyHeader: ['openapi.json', ({ openapi }) => openapi.components.securitySchemes.vevKey.name],
  introspectionPath: [
    'openapi.json',
    ({ openapi }) => Object.keys(openapi.paths).find((path) => path.includes('introspection')),
  ],
  trackingEvent: ['sdk code', ({ code }) => match(code, /"(vev\.track)"/)],
  eventNamespace: ['sdk code', ({ code }) => match(code, /["'`](@@vev)\b/)],
};

/** Words of which one has to stand in the sentence or cell that reads a fact. */
const around: Record<string, RegExp> = {
  apiHost: /address|host|introspection/i,
  apiKeyHeader: /header|key/i,
  buildFolder: /build|git|folder/i,
  cliPackage: /package|install/i,
  colorPrefix: /color/i,
  compileFolder: /compile|output|default|files|folder/i,
  componentSize: /size|start|px/i,
  configFile: /configuration|file/i,
  eventNamespace: /namespace/i,
  frameHeight: /height/i,
  framesPerSecond: /per second/i,
  imagePrefix: /image/i,
  intersectionSteps: /steps/i,
  introspectionPath: /address|host|introspection/i,
  nodeVersion: /node|minimum|higher/i,
  reactSdkVersion: /@vev\/react/,
  reactVersion: /React/,
  textPrefix: /text/i,
  trackingEvent: /event|types/i,
  utilsSdkVersion: /@vev\/utils/,
};

/** Holds the facts that a claim reads against who says what they are. */
export function bindFact(world: World, { text, context, place }: Claim): Verdict | undefined {
  const names = [...text.matchAll(/facts\.(\w+)/g)].map(([, name]) => name!);
  const wrong = names.flatMap((name) => {
    if (!Object.hasOwn(world.facts, name)) {
      return [`Unexpected fact ${name}, expected one of site/facts.ts`];
    }
    const rule = expected[name];
    const value = rule?.[1](world);
    if (!rule || value === world.facts[name]) return [];
    return [`Unexpected fact ${name} "${world.facts[name]}", expected "${value}" by ${rule[0]}`];
  });
  const said = place ? place.cells.join(' ') : context;
  for (const name of names) {
    if (!around[name] || around[name].test(said.replaceAll(/facts\.\w+/g, ''))) continue;
    wrong.push(`Unexpected fact ${name} here, expected words with it such as ${around[name]}`);
  }
  if (wrong.length > 0) return { wrong: wrong.join('; ') };
  const sources = names.map((name) => expected[name]?.[0]);
  return sources.includes(undefined) ? undefined : { by: sources.join(', ') };
}
