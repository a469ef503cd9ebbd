import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cacheFolderOf } from '../../../packages/core/src/node/site/site.ts';
import { hash } from '../../../packages/core/src/node/files/hash.ts';

/** A fault of the operations below `root` that change the disk. They are counted from 1. */
type Fault = { root: string } & (
  | { kind: 'none' | 'count' }
  /** From the operation `at` on, nothing is written to disk; `isReal` ends the process there. */
  | { kind: 'kill'; at: number; isReal?: boolean }
  /** From the operation `at` on, the disk is full. */
  | { kind: 'full'; at: number }
  /** Nothing below the folder can be changed. */
  | { kind: 'read-only'; folder: string; code: 'EROFS' | 'EACCES' }
);

interface Answer {
  code: number;
  /** The complete output. */
  output: string;
  /** The number of operations. */
  operations: number;
}

/** A process that can run the command line several times. */
export interface BuildProcess {
  /** Undefined if the process died during the run. */
  run(fault: Fault, args: string[], clockMs?: number): Promise<Answer | undefined>;
  /** Ends the process, by default with SIGTERM, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function startProcess(): Promise<BuildProcess> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'faulty-process.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<undefined>((done) => child.once('exit', () => done(undefined)));
  const answer = () =>
    Promise.race([ended, new Promise<Answer>((done) => child.once('message', done))]);
  await answer();
  return {
    run(fault, args, clockMs) {
      const answered = answer();
      child.send({ fault, args, clockMs });
      return answered;
    },
    async stop(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** A separate site on disk. */
export interface TestSite {
  root: string;
  write(file: string, text: string): void;
  /** The hash of every file of the output; undefined without an output. */
  output(folder?: string): Record<string, string> | undefined;
  /** Names in the site's folder and its cache that only an unfinished build leaves. */
  leftovers(): string[];
  /** Saves the folder, including links and times; the returned function restores it. */
  save(): () => void;
  remove(): void;
}

/** A small site with every kind of output file: twins, sidebars, assets, copies. */
export function createSite(): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const saved = `${root}.saved`;
  const cache = cacheFolderOf(root);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write(
    'docs.config.js',
    `export default { title: 'Site', sidebar: [{ text: 'B', link: '/b' }], files: { '/x.json': '{}' } };`,
  );
  write('pages/index.md', '# Home\n\n[B](/b)\n\n![A dot](./dot.svg)\n');
  write('pages/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  write('pages/b.md', '# B\n\n```js\nlet b;\n```\n');
  write('public/robots.txt', 'User-agent: *\n');
  return {
    root,
    write,
    output(folder = 'dist') {
      const path = join(root, folder);
      if (!existsSync(path)) return undefined;
      const files = readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      return Object.fromEntries(
        files.sort().map((file) => [file.slice(path.length), hash(readFileSync(file))]),
      );
    },
    leftovers() {
      const inCache = existsSync(cache) ? readdirSync(cache, { recursive: true }) : [];
      return [...readdirSync(root), ...(inCache as string[])].filter((name) =>
        /\.\d+(\.tmp|\.old)?$/.test(name),
      );
    },
    save() {
      execFileSync('cp', ['-a', root, saved]);
      return () => {
        rmSync(root, { recursive: true });
        execFileSync('cp', ['-a', saved, root]);
      };
    },
    remove() {
      for (const folder of [root, saved]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
