import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach } from 'vitest';

/** Where the folder of a test is, and how long. */
interface FolderOptions {
  /** Whether all tests of the file share one folder. Default: each test has an empty one. */
  isShared?: boolean;
  /** A folder for this file's tests alone, which is removed after them. Default: one of the system. */
  below?: string;
}

/** A temporary folder for the tests of a file, removed after them. It is made when it is asked for first. */
export function testFolder({ isShared = false, below }: FolderOptions = {}) {
  let root: string | undefined;

  async function remove(): Promise<void> {
    const folder = root;
    root = undefined;
    // The process of command lines may still write a last file: `rmSync` would not see it.
    if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 9 });
  }
  if (!isShared) afterEach(remove);
  afterAll(async () => {
    await remove();
    if (below !== undefined) await rm(below, { recursive: true, force: true, maxRetries: 9 });
  });

  function create(): string {
    const parent = below ?? tmpdir();
    mkdirSync(parent, { recursive: true });
    return realpathSync(mkdtempSync(join(parent, 'test-')));
  }

  /** The path of a file in the folder; without names, of the folder. */
  const at = (...names: string[]) => join((root ??= create()), ...names);

  /** Writes a file with the folders above it, a value as JSON, and returns its path. */
  function write(name: string, content: string | Uint8Array | object = ''): string {
    const file = at(name);
    const isData = typeof content === 'string' || content instanceof Uint8Array;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isData ? content : JSON.stringify(content));
    return file;
  }

  /** The text of a file. */
  const read = (name: string) => readFileSync(at(name), 'utf8');

  /** Runs git in the folder, and returns what it prints. */
  function git(...args: string[]): string {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    const command = ['-C', at(), ...identity, ...args];
    return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }

  return { at, write, read, git };
}
