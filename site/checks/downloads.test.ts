import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadNames, downloads } from '../downloads.ts';
import { type PageText, readPages, sdkRoot, siteRoot } from './page-source.ts';

/** Whether npm installs what a folder asks for, as a reader does; otherwise it gets links to ours. */
const installs = process.env.INSTALL_DOWNLOADS === '1';
const ours = [sdkRoot, join(siteRoot, '..')].map((root) => join(root, 'node_modules'));
const pages = readPages();
let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'downloads-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Unpacks an archive as a reader does, and returns its folder. */
function unpack(name: string): string {
  for (const [file, content] of Object.entries(unzipSync(downloads[`/downloads/${name}.zip`]!))) {
    mkdirSync(dirname(join(parent, file)), { recursive: true });
    writeFileSync(join(parent, file), content);
  }
  const folder = join(parent, name);
  if (installs) execFileSync('npm', ['install'], { cwd: folder, stdio: 'ignore' });
  else linkPackages(folder);
  return folder;
}

function linkPackages(folder: string): void {
  const { dependencies, devDependencies } = packageOf(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(ours.map((root) => join(root, name)).find(existsSync)!, link);
  }
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

/** Runs a script of the folder's package. Without our own settings, which change what runners print. */
function run(folder: string, script: string): { status: number | null; output: string } {
  const { VITEST, NODE_TEST_CONTEXT, ...env } = process.env;
  const bin = join(installs ? folder : join(siteRoot, '..'), 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(packageOf(folder).scripts[script]!, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...env, PATH: `${bin}${delimiter}${env.PATH}`, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/ \d+ms$/, '').trim())
    .filter((line) => line !== '');

const pageOf = (name: string): PageText =>
  pages.find(({ lines }) => lines.some((line) => line.includes(`(/downloads/${name}.zip)`)))!;

describe.each(downloadNames)('%s.zip', { timeout: 300_000 }, (name) => {
  it('holds every file that its page shows, and nothing of npm or the CLI', () => {
    const files = Object.keys(unzipSync(downloads[`/downloads/${name}.zip`]!));
    const shown = pageOf(name)
      .fences.flatMap(({ includes }) => includes)
      .filter((file) => file.startsWith('samples/tutorials/'))
      .map((file) => file.slice('samples/tutorials/'.length));
    expect(files.toSorted()).toEqual([...shown, `${name}/.gitignore`].toSorted());
  });

  it('unpacks to a folder whose types are right and whose tests pass, as its page shows', () => {
    const folder = unpack(name);
    expect(run(folder, 'check')).toEqual({ status: 0, output: '' });
    const { status, output } = run(folder, 'test');
    expect(output).not.toMatch(/\bnot ok\b|FAIL/);
    expect(status).toBe(0);

    const [seen] = pageOf(name).fences.filter(({ title }) => title === 'npm test');
    const printed = linesOf(output);
    expect(printed.filter((line) => linesOf(seen!.code).includes(line))).toEqual(
      linesOf(seen!.code),
    );
  });

  it('has the compiler settings of Getting Started, where it has components', () => {
    const given = pages
      .flatMap(({ fences }) => fences)
      .find(({ title, includes }) => title === 'tsconfig.json' && includes.length === 0);
    const folder = join(siteRoot, 'samples/tutorials', name);
    const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
    if (compilerOptions.jsx)
      expect(compilerOptions).toMatchObject(JSON.parse(given!.code).compilerOptions);
  });

  it('has the same bytes in every time zone', () => {
    // The time and the date of the first file: midnight, 2 January 1980.
    const stamp = downloads[`/downloads/${name}.zip`]!.slice(10, 14);
    expect([...stamp]).toEqual([0, 0, 0x22, 0]);
  });
});
