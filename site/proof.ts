import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from './facts.ts';
import axe from './axe.json' with { type: 'json' };
import claims from './claims.json' with { type: 'json' };

/** What `npm run claims` found: a hash of its sources, and of each page its hash and its figures. */
export interface ClaimsRecord {
  sources: string;
  pages: Record<string, { source: string; claims: number; bound: number }>;
}

/** What `npm run axe` found: the version of axe, and of each document by path its hash and the number of rules. */
export interface AxeRecord {
  version: string;
  pages: Record<string, { document: string; passed: number; failed: number }>;
}

/** A page as the configuration gets it. */
interface ProvenPage {
  path: string;
  file: string;
  source: string;
  document(): string;
}

const record: ClaimsRecord = claims;
const axeRecord: AxeRecord = axe;

/**
 * The rows of a page's proof that this site knows: the SDK, the claims, and axe. The figures of a page that has
 * changed since they were counted, or whose sources have, are not shown.
 */
export function proofRows({ path, file, source, document }: ProvenPage): [string, string][] {
  const rows: [string, string][] = [];
  if (source.includes('[!include ~/samples/')) {
    const { reactSdkVersion, utilsSdkVersion } = facts;
    rows.push([
      'SDK of the samples',
      `@vev/react ${reactSdkVersion}, @vev/utils ${utilsSdkVersion}`,
    ]);
  }
  const counted = record.pages[file];
  if (counted?.source === hashOf(source) && record.sources === hashOfSources())
    rows.push(['Claims', `${counted.claims}, of which ${counted.bound} are bound to a source`]);
  rows.push(['Accessibility, by axe', axeText(path, document())]);
  return rows;
}

function axeText(path: string, document: string): string {
  const found = axeRecord.pages[path];
  if (found?.document !== hashOfDocument(document)) return 'Not run on this version of the page';
  const { passed, failed } = found;
  const result = failed === 0 ? `${passed} rules passed, none failed` : `${failed} rules failed`;
  return `${result}, in both themes, on small and large screens (axe ${axeRecord.version})`;
}

/**
 * A hash of a document, whose names of scripts and style sheets contain hashes of these. The id of the build is no
 * part of it, nor the date of the last commit: without the history it is another.
 */
export function hashOfDocument(document: string): string {
  return hashOf(document.replace(/<time [^>]*>[^<]*<\/time>| data-build="\w*"/g, ''));
}

/** A short hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What claims are bound to: the rules, the facts, the samples, the API and the version of the SDK. */
const sources = [
  ...['checks/claims', 'checks/drift', 'checks/probes', 'samples'],
  ...['facts.ts', 'openapi.json', '../samples/package.json'],
];

let memoized: string | undefined;

/** A hash of everything that decides whether a claim is bound, besides the pages. */
export function hashOfSources(): string {
  return (memoized ??= hashOf(
    sources
      .flatMap((name) => filesOf(join(import.meta.dirname, name)))
      .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
      .join('\0'),
  ));
}

/** A file, or the files below a folder, sorted; without what npm installs there. */
function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesOf(child) : [child];
    });
}
