import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '../../facts.ts';
import openapi from '../../openapi.json' with { type: 'json' };
import { comparisons } from '../drift/comparisons.ts';
import { type Declarations, declarationsOf } from '../drift/declarations.ts';
import type { Edits } from '../drift/sdk-program.ts';
import { readPages, samplesRoot, sdkRoot, siteRoot } from '../page-source.ts';
import { readDocument, type PageDocument } from './document.ts';
import { readStatements, type Statement } from './oracles/probes.ts';
import type { Rules } from './rules.ts';
import { rules } from './rules/index.ts';

/** Values by name, as pages read them. */
export type Facts = Record<string, string | number>;

/** The sources of claims, and the pages themselves. */
export interface World {
  documents: Map<string, PageDocument>;
  facts: Facts;
  rules: Rules;
  openapi: typeof openapi;
  /** The published program of `@vev/react`. */
  code: string;
  sdk: Declarations;
  /** The statements that the probes check against the published SDK. */
  statements: Statement[];
  /** The packages of Vev that samples, or the SDK itself, depend on, and the CLI. */
  packages: Set<string>;
  /** The index in `sdk.types` of each type in TypeScript. */
  typeAt: Map<string, number>;
  /** A sample's text; `undefined` when there is none. */
  sample: (file: string) => string | undefined;
}

/** Every type in a rule or a comparison. */
function typesOf(all: Rules): string[] {
  const sections = Object.values(all).flatMap((page) => Object.values(page));
  const named = sections.flatMap(({ types = [], lists = [], phrases = [] }) => [
    ...types,
    ...phrases.flatMap(([, source]) => /^type (.+)$/.exec(source)?.slice(1) ?? []),
    ...lists.flatMap(([names]) => (typeof names === 'string' ? [names] : [])),
  ]);
  return [...new Set(['HTMLElementTagNameMap', ...comparisons.map(({ type }) => type), ...named])];
}

const types = typesOf(rules);

/** The declarations of the SDK, with edits. */
export const readSdk = (edits?: Edits) => declarationsOf(types, edits);

/** Reads pages, facts, samples and the SDK, each once. */
export function readWorld(): World {
  const read = (file: string) => readFileSync(file, 'utf8');
  const samples = new Map<string, string | undefined>();
  const load = (file: string) => {
    try {
      return read(join(file.startsWith('public/') ? siteRoot : samplesRoot, file));
    } catch {
      return undefined;
    }
  };
  return {
    documents: new Map(readPages().map(({ file }) => [file, readDocument(file)])),
    facts,
    rules,
    openapi,
    code: read(join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js')),
    sdk: readSdk(),
    statements: readStatements(),
    packages: new Set([
      facts.cliPackage,
      ...readdirSync(join(sdkRoot, 'node_modules/@vev')).map((name) => `@vev/${name}`),
    ]),
    typeAt: new Map(types.map((type, index) => [type, index])),
    sample: (file) => {
      if (!samples.has(file)) samples.set(file, load(file));
      return samples.get(file);
    },
  };
}

/** The members of a type; none if the SDK does not have it. */
export function membersOf(world: World, type: string) {
  const members = world.sdk.types[world.typeAt.get(type)!];
  return typeof members === 'string' || members === undefined ? [] : members;
}

/** Whether `@vev/react` or `@vev/utils` exports a name. */
export const isExport = ({ sdk }: World, name: string) =>
  sdk.exports.sdk.has(name) || sdk.exports.utils.has(name);
