import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from './facts.ts';
import claims from './claims.json' with { type: 'json' };

/** What `npm run claims` found: a hash of its sources, and of each page its hash and its figures. */
export interface ClaimsRecord {
  sources: string;
  pages: Record<string, { source: string; claims: number; bound: number }>;
}

const record: ClaimsRecord = claims;

/**
 * The rows of a page's proof that this site knows: the SDK, and the claims. The figures of a page that has
 * changed since they were counted, or whose sources have, are left out.
 */
export function proofRows({ file, source }: { file: string; source: string }): [string, string][] {
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
  return rows;
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
