import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Loaded, Wanted } from './load-elsewhere.ts';
import { isAddress } from './reference-key.ts';

/** Where documents from elsewhere come from; set by the feature. */
export const elsewhere = {
  /** The module that exports `loadElsewhere`. */
  module: '',
  remotes: [] as string[],
  /** How long a document of an address is used without asking again, in hours. */
  maxAge: 24,
};

/** A loaded document, as it is stored. */
interface Kept extends Loaded {
  /** In ms since 1970. */
  at: number;
  /** The hashes of the local files, the document included. */
  hashes: Record<string, string>;
}

/** A document from elsewhere; with the date of the copy if it cannot be had now. */
export interface Found extends Loaded {
  /** Why the copy is used although it is old, and its age in hours. */
  stale?: { reason: string; hours: number };
}

/** What could not be loaded, by name: a build reads a document several times in a row, and waits for its server once. */
const failed = new Map<string, { at: number; error: Error }>();
/** For how long, in ms. */
const failedFor = 5000;

/**
 * Loads a document of an address or of several files. Pages must be known at once, so a child process waits for
 * the network. The result is kept in `node_modules/.cache`: until a file changes, or for `maxAge`.
 *
 * @throws Error if it cannot be loaded, and there is no copy.
 */
export function findElsewhere(root: string, file: string): Found {
  const wanted: Wanted = { root, file, remotes: elsewhere.remotes };
  const name = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16);
  const store = join(cacheFolder(root), `${name}.json`);
  const kept = readKept(store);
  const hours = kept ? (Date.now() - kept.at) / 3_600_000 : Infinity;
  if (kept && isCurrent(kept, root, file) && !(isAddress(file) && hours > elsewhere.maxAge))
    return kept;
  try {
    const last = failed.get(name);
    if (isAddress(file) && last && Date.now() - last.at < failedFor) throw last.error;
    const loaded = loadInChild(wanted);
    const local = isAddress(file) ? loaded.files : [file, ...loaded.files];
    const hashes = Object.fromEntries(local.map((each) => [each, hashOf(join(root, each))]));
    keep(store, { ...loaded, at: Date.now(), hashes });
    return loaded;
  } catch (error) {
    failed.set(name, { at: Date.now(), error: error as Error });
    if (!kept || !isAddress(file)) throw error;
    return { ...kept, stale: { reason: (error as Error).message, hours: Math.round(hours) } };
  }
}

/** Runs `loadElsewhere` to its end. */
function loadInChild(wanted: Wanted): Loaded {
  const script = `const { loadElsewhere } = await import(process.argv[1]);
    const give = (answer) => process.stdout.write(JSON.stringify(answer));
    try { give({ loaded: await loadElsewhere(JSON.parse(process.argv[2])) }); }
    catch (error) { give({ error: error.cause?.message ?? error.message }); }`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, elsewhere.module, JSON.stringify(wanted)],
    { encoding: 'utf8', maxBuffer: 200_000_000 },
  );
  if (!stdout)
    throw new Error(stderr.split('\n').find((line) => /Error/.test(line)) ?? 'no answer');
  const answer = JSON.parse(stdout) as { loaded: Loaded } | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return answer.loaded;
}

/** The folder for such documents, in the closest folder of packages. */
function cacheFolder(root: string): string {
  const above = (folder: string): string => {
    if (existsSync(join(folder, 'node_modules'))) return folder;
    return dirname(folder) === folder ? root : above(dirname(folder));
  };
  return join(above(root), 'node_modules/.cache/stilldocs-openapi');
}

function readKept(store: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** A copy that cannot be written costs time only. */
function keep(store: string, kept: Kept): void {
  try {
    mkdirSync(dirname(store), { recursive: true });
    writeFileSync(store, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** Whether the local files of a copy are unchanged. */
function isCurrent({ hashes }: Kept, root: string, file: string): boolean {
  if (!isAddress(file) && hashes[file] === undefined) return false;
  return Object.entries(hashes).every(([each, hash]) => hashOf(join(root, each)) === hash);
}

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return '';
  }
}
