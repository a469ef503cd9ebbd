import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesRoot, sdkRoot, siteRoot } from './checks/page-source.ts';
import type { facts } from './facts.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const program = () => read(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js');
const ownPackage = () => read(sdkRoot, 'package.json');
const schema = () => read(siteRoot, 'public/schemas/vev.schema.json');

/** A fact that a file of this repository or the published SDK states as well. */
interface ComparedFact {
  fact: keyof typeof facts;
  /** What states it, for messages. */
  file: string;
  read(): string;
  /** Its first group is the fact. */
  pattern: RegExp;
}

/**
 * The facts that `facts-compared.test.ts` compares; `openapi.test.ts` compares those about the API. The source of the
 * other facts is outside: `sources` names it with the day of the last look.
 */
export const comparedFacts: ComparedFact[] = [
  {
    fact: 'reactSdkVersion',
    file: 'samples/package.json',
    read: ownPackage,
    pattern: /"@vev\/react": "(.*?)"/,
  },
  {
    fact: 'utilsSdkVersion',
    file: 'samples/package.json',
    read: ownPackage,
    pattern: /"@vev\/utils": "(.*?)"/,
  },
  {
    fact: 'reactVersion',
    file: 'package.json of @vev/react',
    read: () => read(sdkRoot, 'node_modules/@vev/react/package.json'),
    pattern: /"peerDependencies": \{[^}]*"react": "\^(\d+\.\d+)/,
  },
  { fact: 'configFile', file: 'vev.schema.json', read: schema, pattern: /"title": "(.*?)"/ },
  { fact: 'compileFolder', file: 'vev.schema.json', read: schema, pattern: /"default": "(.*?)"/ },
  {
    fact: 'compileFolder',
    file: 'vev.help.txt',
    read: () => read(siteRoot, 'vev.help.txt'),
    pattern: /--dist <folder>.*\(default: (.*?)\)/,
  },
  {
    fact: 'swipeDistance',
    file: 'program of @vev/react',
    read: program,
    pattern: /return \w>(\d+)\|\|\w>\d+\?/,
  },
  {
    fact: 'trackingEvent',
    file: 'program of @vev/react',
    read: program,
    pattern: /"(vev\.track)"/,
  },
  {
    fact: 'eventNamespace',
    file: 'program of @vev/react',
    read: program,
    pattern: /["'`](@@vev)\b/,
  },
  {
    fact: 'frameHeight',
    file: 'frame.html',
    read: () => read(samplesRoot, 'cms/client-side/frame.html'),
    pattern: /height[=:]\s?"?(\d+)/,
  },
];
