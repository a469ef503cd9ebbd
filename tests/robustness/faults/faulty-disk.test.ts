import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cacheFolderOf } from '../../../packages/core/src/node/site/site.ts';
import { createRandom } from '../mutate.ts';
import { type BuildProcess, createSite, startProcess, type TestSite } from './build-process.ts';

const seed = Number(process.env.FAULT_SEED ?? 1);
const docs = join(import.meta.dirname, '../../../packages/core/bin/docs.mjs');
/** An author reads messages with hints, not stack traces. */
const stackLine = /^\s+at .*\.m?[jt]s:\d+/m;

let site: TestSite;
let builds: BuildProcess;
let good: Record<string, string>;
const cache = () => cacheFolderOf(site.root);
const args = (...more: string[]) => ['build', '--root', site.root, ...more];
const build = async (clockMs?: number) =>
  (await builds.run({ root: site.root, kind: 'count' }, args(), clockMs))!;

/**
 * Runs a command with a disk of 300 kB mounted at a folder, in its own namespace, for which Linux
 * requires no rights. The command's output goes to stderr; the names of the remaining files to
 * stdout.
 */
function onSmallDisk(folder: string, line: string[]) {
  const script = `mount -t tmpfs -o size=300k tmpfs "$0" || exit
"$@" >&2; status=$?; ls -A "$0"; exit $status`;
  const namespace = ['--user', '--map-root-user', '--mount'];
  return spawnSync('unshare', [...namespace, 'sh', '-c', script, folder, ...line], {
    encoding: 'utf8',
  });
}
const canMount = onSmallDisk(tmpdir(), ['true']).status === 0;

/** The file itself, or every file below a folder. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

beforeAll(async () => {
  site = createSite();
  builds = await startProcess();
  expect((await build()).output).toMatch(/^Built 2 pages/);
  good = site.output()!;
}, 600_000);
afterAll(async () => {
  await builds.stop();
  site.remove();
});

describe('a full disk', () => {
  const text = '# B\n\n```js\nlet b;\n```\n';
  afterEach(() => site.write('pages/b.md', text));

  it('is said as such, leaves the last output and a cache that is whole', async () => {
    for (let at = 1; ; at += 2) {
      site.write('pages/b.md', `# B\n\nText ${at}.\n`);
      const { code, output, operations } = (await builds.run(
        { root: site.root, kind: 'full', at },
        args(),
      ))!;
      if (code === 0) {
        // The space sufficed, or only the cache lacked it.
        if (at > operations) break;
        expect(output).toMatch(/^Built 2 pages/);
        good = site.output()!;
      } else {
        expect(output, `full at ${at}`).toMatch(/ENOSPC: cannot .*\[file-system\]/);
        expect(output, `full at ${at}`).toContain('free space');
        expect(output, `full at ${at}`).not.toMatch(stackLine);
        expect(site.output(), `full at ${at}`).toEqual(good);
      }
      expect(site.leftovers(), `full at ${at}`).toEqual([]);
    }
    site.write('pages/b.md', text);
    expect((await build()).output).toMatch(/^Built 2 pages/);
    good = site.output()!;
  }, 600_000);

  it.skipIf(!canMount)(
    `of 300 kB, a real one, is said as such${canMount ? '' : ' (skipped: nothing can be mounted here)'}`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
      const line = [process.execPath, docs, ...args('--out', join(folder, 'dist'))];
      const { status, stdout, stderr } = onSmallDisk(folder, line);
      rmdirSync(folder);
      expect(stderr).toMatch(/ENOSPC: cannot .*\[file-system\]/);
      expect(stderr).toContain('free space');
      expect(stderr).not.toMatch(stackLine);
      expect(status).toBe(1);
      expect(stdout, 'what is left there').toBe('');
    },
    600_000,
  );
});

describe('a cache that cannot be written', () => {
  it.each(['EROFS', 'EACCES'] as const)('costs time, not the build: %s', async (code) => {
    site.write('pages/b.md', '# B\n\nNew words.\n');
    const fault = { root: site.root, kind: 'read-only', folder: cache(), code } as const;
    const { output } = (await builds.run(fault, args()))!;
    expect(output).toMatch(/^Built 2 pages/);
    const made = site.output();
    await build();
    expect(site.output()).toEqual(made);
    good = site.output()!;
  });

  it('because a file is in its place, neither', () => {
    rmSync(join(site.root, 'node_modules'), { recursive: true, maxRetries: 9 });
    writeFileSync(join(site.root, 'node_modules'), '');
    const TMPDIR = join(site.root, 'tmp');
    mkdirSync(TMPDIR);
    const { stdout, stderr } = spawnSync(process.execPath, [docs, ...args()], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR },
    });
    const left = readdirSync(TMPDIR);
    rmSync(TMPDIR, { recursive: true, maxRetries: 9 });
    rmSync(join(site.root, 'node_modules'));
    expect(stderr).not.toContain('error');
    expect(stdout).toMatch(/^Built 2 pages/);
    expect(site.output()).toEqual(good);
    expect(left).toEqual([]);
  }, 600_000);
});

describe('a damaged cache', () => {
  it('gives the same output, whatever file is cut off, changed or emptied', async () => {
    await build();
    const random = createRandom(seed);
    const folders = readdirSync(cache());
    expect(folders.length).toBeGreaterThan(4);
    const files = folders.flatMap((name) => {
      const all = filesOf(join(cache(), name));
      return all.length > 2 ? [random.pick(all), random.pick(all)] : all;
    });
    for (const file of files) {
      if (!existsSync(file)) continue;
      const bytes = readFileSync(file);
      const at = random.below(bytes.length);
      const damages = [bytes.subarray(0, at), Buffer.alloc(0), Buffer.from(bytes)];
      damages[2]![at]! ^= 1 << random.below(8);
      writeFileSync(file, random.pick(damages));
      const name = file.slice(cache().length);
      expect((await build()).output, name).toMatch(/^Built 2 pages/);
      expect(site.output(), name).toEqual(good);
    }
  }, 600_000);
});

describe('a clock that is wrong', () => {
  const year = 31_536_000_000;

  it.each([-10 * year, 10 * year, 0])('does not show in the output: %d ms', async (clockMs) => {
    expect((await build(clockMs)).output).toMatch(/^Built 2 pages \(2 from cache\)/);
    expect(site.output()).toEqual(good);
  });

  it('and files from the future or the past are no matter', async () => {
    for (const time of [0, 4_000_000_000]) {
      for (const folder of ['pages', 'dist', 'node_modules']) {
        for (const name of readdirSync(join(site.root, folder), { recursive: true }) as string[])
          utimesSync(join(site.root, folder, name), time, time);
      }
      expect((await build()).output).toMatch(/^Built 2 pages/);
      expect(site.output()).toEqual(good);
    }
    site.write('pages/b.md', '# B\n\nEdited before it was written.\n');
    utimesSync(join(site.root, 'pages/b.md'), 0, 0);
    await build();
    expect(site.output()).not.toEqual(good);
  });
});

describe('builds at once in one folder', () => {
  it('all succeed, cold and warm, and what is there is whole', async () => {
    await build();
    good = site.output()!;
    rmSync(join(site.root, 'node_modules'), { recursive: true, maxRetries: 9 });
    const processes = await Promise.all([startProcess(), startProcess(), startProcess()]);
    const none = { root: site.root, kind: 'none' } as const;
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(processes.map((each) => each.run(none, args())));
      for (const answer of answers) expect(answer!.output).toMatch(/^Built 2 pages/);
      expect(site.output()).toEqual(good);
    }
    await Promise.all(processes.map((each) => each.stop()));
    await build();
    expect(site.output()).toEqual(good);
    expect(site.leftovers()).toEqual([]);
  }, 600_000);

  it('and a reader who looks meanwhile finds whole files', async () => {
    mkdirSync(join(site.root, 'dist'), { recursive: true });
    const other = await startProcess();
    const running = other.run({ root: site.root, kind: 'none' }, args());
    const ended = running.then(() => false);
    const later = () => new Promise<boolean>((resolve) => setImmediate(() => resolve(true)));
    while (await Promise.race([ended, later()])) {
      try {
        const page = readFileSync(join(site.root, 'dist/b.html'), 'utf8');
        expect(page.endsWith('</html>')).toBe(true);
      } catch (error) {
        // The instant in which one folder replaces the other.
        expect((error as NodeJS.ErrnoException).code).toBe('ENOENT');
      }
    }
    expect((await running)!.output).toMatch(/^Built 2 pages/);
    await other.stop();
  }, 600_000);
});
