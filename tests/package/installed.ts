import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { packEngine, packPackage, type Packed, run } from './packed.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

/** A folder that `docs init` wrote, with the packed engine installed. */
export interface Installed {
  folder: string;
  /** The command of the installed engine. */
  docs: string;
  packed: Packed;
  /** The packages beside the engine. */
  others: Packed[];
  /** Adds a package that is in `node_modules` already to the manifest. */
  addDependency(name: string): void;
  /** The tarball of a package beside the engine, which may not be packed yet. */
  tarballOf(name: string): string;
  /** What an error asks for, where a package is missing. */
  lineFor(name: string): string;
  /** Packs packages and installs them, all at once: an installation takes as long as ten commands. */
  install(names: string[], others?: string[]): string[];
  /** Runs `docs build` on a site in the folder. */
  build(root: string): string;
  read(file: string): string;
  write(file: string, text: string): void;
  copy(from: string, file: string): void;
  remove(): void;
}

const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
const ownDocs = join(import.meta.dirname, '../../packages/core/bin/docs.mjs');

/** Packs the engine and packages beside it, and installs them in a new site. */
export function installEngine(...names: string[]): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const packed = packEngine();
  run(process.execPath, [ownDocs, 'init', folder], '.');
  const docs = join(folder, 'node_modules/.bin/docs');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest = () => JSON.parse(read('package.json')) as Manifest;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const setDependency = (name: string, version: string) => {
    const changed = manifest();
    changed.dependencies[name] = version;
    write('package.json', JSON.stringify(changed));
  };
  const tarballOf = (name: string) => join(dirname(packed.tarball), `stilldocs-${name}-0.1.0.tgz`);
  const others = names.map((name) => packPackage(name, packed));
  setDependency('stilldocs', `file:${packed.tarball}`);
  for (const [index, { tarball }] of others.entries())
    setDependency(`@stilldocs/${names[index]}`, `file:${tarball}`);
  run('npm', ['install', ...quiet], folder);
  return {
    folder,
    docs,
    packed,
    others,
    addDependency: (name) => setDependency(name, '*'),
    tarballOf,
    lineFor: (name) => `npm install -D ${relative(folder, tarballOf(name))}`,
    install(names, others = []) {
      const files = names.flatMap((each) => packPackage(each, packed).files);
      run('npm', ['install', '-D', ...names.map(tarballOf), ...others, ...quiet], folder);
      return files;
    },
    build: (root) => run(docs, ['build', '--root', root], folder),
    read,
    write,
    copy: (from, file) => cpSync(from, join(folder, file), { recursive: true }),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }),
  };
}

/** What no package holds: tests and sources. */
export const strangeFile = /\.test\.|\bsrc\b|fixtures/;
