import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DiagnosticError, errorWith, filesBelow } from 'stilldocs/node';
import {
  addressOf,
  type FileProof,
  isPageProof,
  type PageProof,
  siteProofFile,
  type SiteProof,
} from './proof-file.ts';
import { proofOf } from './write-proofs.ts';

/** A built site whose files can be read. */
interface BuiltFiles {
  /** The folder or the address, for messages. */
  name: string;
  /** The content of a file; undefined if it is missing. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The names of all files; undefined where they cannot be listed. */
  names?(): string[];
  /** Whether a file can be read at all. */
  isServed(name: string): boolean;
}

/** A file that differs from the hashes of the build. */
interface Difference {
  kind: 'missing' | 'changed' | 'unexpected';
  name: string;
  /** The difference, for a line behind the name; may be empty. */
  text: string;
}

/** The number of concurrent reads. */
const concurrency = 8;
/** Files that hosts read and do not serve. */
const hostFiles = /^_(?:headers|redirects)(?:\.\w+)?$/;
/** The maximum time for the answer of an address, in ms. */
const patience = 30_000;

/** A built site in a folder. */
export function openFolder(folder: string): BuiltFiles {
  return {
    name: folder,
    read: async (name) =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined,
    names: () => (existsSync(folder) ? filesBelow(folder) : []),
    isServed: () => true,
  };
}

/** A built site at an address, with its base path. */
export function openAddress(written: string): BuiltFiles {
  const address = written.replace(/(?<!\/)$/, '/');
  return {
    name: address,
    async read(name) {
      const answer = await fetch(new URL(addressOf(name), address), {
        signal: AbortSignal.timeout(patience),
      });
      // `404.html` may itself be answered with the status 404.
      const isThere = answer.ok || (answer.status === 404 && name === '404.html');
      return isThere ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    isServed: (name) => !hostFiles.test(name),
  };
}

/**
 * Compares every file of a built site with the hashes of its build.
 *
 * @throws DiagnosticError if the site has no such hashes, or cannot be reached.
 */
export async function verify(
  site: BuiltFiles,
): Promise<{ differences: Difference[]; files: number; bytes: number }> {
  const { files } = await readProof(site);
  const names = Object.keys(files).filter(site.isServed);
  const differences: Difference[] = [];
  const left = [...names];
  let bytes = 0;
  const next = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const content = await site.read(name);
      bytes += content?.length ?? 0;
      differences.push(...compare(name, content, files));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  for (const name of site.names?.() ?? [])
    if (!isExpected(name, files)) differences.push({ kind: 'unexpected', name, text: '' });
  differences.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { differences, files: names.length, bytes };
}

async function readProof(site: BuiltFiles): Promise<SiteProof> {
  let content: Uint8Array | undefined;
  try {
    content = await site.read(siteProofFile);
  } catch (error) {
    const { message, cause } = error as Error;
    throw noProof(
      `${site.name} does not answer: ${cause instanceof Error ? cause.message : message}`,
    );
  }
  if (!content) throw noProof(`${site.name} has no ${siteProofFile}`);
  try {
    const proof = JSON.parse(Buffer.from(content).toString()) as SiteProof;
    if (typeof proof.files === 'object' && proof.files !== null) return proof;
  } catch {
    // Reported below.
  }
  throw noProof(`${siteProofFile} of ${site.name} is damaged`);
}

function noProof(message: string): DiagnosticError {
  const hint = 'Add proof() of @stilldocs/proof to extensions of its configuration, and build it';
  return errorWith({ rule: 'output', message, hint });
}

function compare(
  name: string,
  content: Uint8Array | undefined,
  files: SiteProof['files'],
): Difference[] {
  if (!content) return [{ kind: 'missing', name, text: '' }];
  const [expected, found] = [files[name]!, proofOf(content)];
  if (found.sha256 !== expected.sha256)
    return [{ kind: 'changed', name, text: `: ${textOf(found)}, expected ${textOf(expected)}` }];
  if (!isPageProof(name)) return [];
  // The proof that readers see must belong to the same files.
  const proof = JSON.parse(Buffer.from(content).toString()) as PageProof;
  return Object.entries(proof.files)
    .filter(([file, { sha256 }]) => files[file]?.sha256 !== sha256)
    .map(([file]) => ({ kind: 'changed', name, text: `: another hash of ${file}` }));
}

function textOf({ bytes, sha256 }: FileProof): string {
  return `${bytes} bytes ${sha256.slice(0, 12)}`;
}

/** Whether the build wrote a file, or `docs build --compress` a form of it. */
function isExpected(name: string, files: SiteProof['files']): boolean {
  const plain = name.replace(/\.(?:br|gz)$/, '');
  return name === siteProofFile || Object.hasOwn(files, plain) || plain === siteProofFile;
}
