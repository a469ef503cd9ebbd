import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samplesRoot, sdkRoot, siteRoot } from './checks/page-source.ts';
import { facts, sources } from './facts.ts';

/* The facts that a file of this repository or the published SDK states as well. `openapi.test.ts` compares the facts
   about the API. The source of the other facts is outside: `sources` names it with the day of the last look. */

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const program = read(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js');
const ownPackage = read(sdkRoot, 'package.json');
const sdkPackage = read(sdkRoot, 'node_modules/@vev/react/package.json');
const schema = read(siteRoot, 'public/schemas/vev.schema.json');

/** The file that states each fact, and the pattern whose group is the fact. */
const stated: [fact: keyof typeof facts, file: string, text: string, pattern: RegExp][] = [
  ['reactSdkVersion', 'samples/package.json', ownPackage, /"@vev\/react": "(.*?)"/],
  ['utilsSdkVersion', 'samples/package.json', ownPackage, /"@vev\/utils": "(.*?)"/],
  [
    'reactVersion',
    'package.json of @vev/react',
    sdkPackage,
    /"peerDependencies": \{[^}]*"react": "\^(\d+\.\d+)/,
  ],
  ['configFile', 'vev.schema.json', schema, /"title": "(.*?)"/],
  ['compileFolder', 'vev.schema.json', schema, /"default": "(.*?)"/],
  ['swipeDistance', 'program of @vev/react', program, /return \w>(\d+)\|\|\w>\d+\?/],
  ['trackingEvent', 'program of @vev/react', program, /"(vev\.track)"/],
  ['eventNamespace', 'program of @vev/react', program, /["'`](@@vev)\b/],
  [
    'frameHeight',
    'frame.html',
    read(samplesRoot, 'cms/client-side/frame.html'),
    /height[=:]\s?"?(\d+)/,
  ],
];

it.each(stated)('%s is what %s states', (fact, _file, text, pattern) => {
  expect(pattern.exec(text)?.[1]).toBe(String(facts[fact]));
});

it('the month of the last look at the documentation is the month of its source', () => {
  const day = new Date(sources.documentationSeen.on);
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  expect(facts.documentationSeen).toBe(day.toLocaleDateString('en', month));
});
