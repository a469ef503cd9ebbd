import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What an installation leaves in an empty folder. */
export interface InstalledSize {
  /** The number of packages, the asked ones included. */
  packages: number;
  /** On the disk, as `du -m` counts: 2 ** 20 bytes each, and a small file takes a whole block. */
  megabytes: number;
}

/**
 * Packs packages as `npm publish` does, and installs them with React in an empty folder, without scripts.
 *
 * @param folders The folders of the packages, absolute.
 * @throws Error if npm fails; it has printed why.
 */
export function measureInstall(folders: string[]): InstalledSize {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--loglevel=error'], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    for (const each of folders) npm(each, 'pack', '--pack-destination', folder);
    const tarballs = readdirSync(folder).map((name) => `./${name}`);
    npm(folder, 'init', '-y');
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
    npm(folder, 'install', ...quiet, ...tarballs, 'react', 'react-dom');
    const modules = join(folder, 'node_modules');
    const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    const sizes = readdirSync(modules, { recursive: true, encoding: 'utf8' }).map(
      (name) => lstatSync(join(modules, name)).blocks * 512,
    );
    return {
      packages: Object.keys(lock.packages).length,
      megabytes: sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
