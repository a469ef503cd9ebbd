import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '../files/hash.ts';
import { withoutCheckout } from '../files/site-names.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import { isLeftover, removeQuietly, replaceFile, temporaryName } from '../files/temporary.ts';
import type { BundleInputs } from './bundle-inputs.ts';

/** A bundle in the cache. */
export interface Bundle {
  /** The folder of its files, absolute. */
  folder: string;
  /** Its files, relative to the folder: entry chunks by the name of their entry, and all others. */
  entries: Record<string, string>;
  files: string[];
  /** Every source file, absolute. */
  inputs: string[];
  /** A hash of the output, the same in each checkout. */
  version: string;
  extra: unknown;
}

const manifestFile = 'manifest.json';

/** What the cache knows of a bundle. */
export interface Manifest extends Omit<Bundle, 'folder' | 'inputs'>, BundleInputs {
  request: string;
  /** The root of the site, absolute. */
  root: string;
}

/** The bundle of a manifest in a folder. */
export function asBundle(
  folder: string,
  { hashes, entries, files, version, extra }: Manifest,
): Bundle {
  return {
    folder: join(folder, version),
    entries,
    files,
    version,
    extra,
    inputs: Object.keys(hashes),
  };
}

/** The manifest of a bundle; undefined if it is not intact, byte for byte. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const [checksum, ...text] = readFileSync(join(folder, manifestFile), 'utf8').split('\n');
    if (hash(text.join('\n')) !== checksum) return undefined;
    const manifest = JSON.parse(text.join('\n')) as Manifest;
    return isWhole(join(folder, manifest.version), manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder contains every file of a bundle, unchanged. */
function isWhole(folder: string, { files, version, root }: Manifest): boolean {
  try {
    const contents = files.map((file) => [file, readFileSync(join(folder, file))] as const);
    return versionOf(contents, root) === version;
  } catch {
    return false;
  }
}

/**
 * A hash of the files of a bundle, in the order of their names. Places that `import.meta.url` has left in the code
 * count without the folder of the checkout: the version is part of the keys of pages.
 */
export function versionOf(
  contents: (readonly [name: string, content: string | Uint8Array])[],
  root: string,
): string {
  // Only code has places, and the files of a bundle in the cache are read as bytes.
  const portable = (name: string, content: string | Uint8Array) =>
    /\.m?js$/.test(name) ? withoutCheckout(root, Buffer.from(content).toString()) : content;
  return hash(
    ...contents.flatMap(([name, content]) => [name, Buffer.from(portable(name, content))]),
  );
}

/**
 * Writes a bundle into a folder that never changes, then the manifest with its name: a concurrent
 * build can still read the previous bundle.
 */
export function writeWhole(
  folder: string,
  contents: [name: string, content: string | Uint8Array][],
  manifest: Manifest,
): void {
  const target = join(folder, manifest.version);
  if (!isWhole(target, manifest)) {
    const temporary = temporaryName(target);
    mkdirSync(temporary, { recursive: true });
    for (const [name, content] of contents) {
      mkdirSync(dirname(join(temporary, name)), { recursive: true });
      writeFileSync(join(temporary, name), content);
    }
    replaceFolder(temporary, target);
  }
  const text = JSON.stringify(manifest);
  replaceFile(join(folder, manifestFile), `${hash(text)}\n${text}`);
  removeUnused(folder, manifest.version);
}

/** The time for which an unused bundle is retained, in ms: a build may still read it. */
const retentionMs = 3_600_000;

function removeUnused(folder: string, version: string): void {
  for (const name of readdirSync(folder)) {
    if (name === version || name === manifestFile) continue;
    const path = join(folder, name);
    const age = Math.abs(Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0));
    if (isLeftover(name) || age > retentionMs) removeQuietly(path);
  }
}

/** Notes that a bundle is in use, so that no build removes it. */
export function markUsed(folder: string): void {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // The cache is read-only: nobody deletes from it.
  }
}
