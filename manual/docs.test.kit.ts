import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runDocs } from '../packages/core/src/node/files/docs.test.kit.ts';

/** The folder of the samples. */
export const samples = join(import.meta.dirname, 'samples');

/** The folders of the sites that guides show, by name; a monorepo has its site in a folder. */
export const sites = Object.fromEntries(
  readdirSync(join(samples, 'sites')).flatMap((name) => {
    const folders = ['', 'docs'].map((below) => join(samples, 'sites', name, below));
    const isSite = (folder: string) =>
      ['docs.config.ts', 'docs.config.tsx', 'vocs.config.ts', 'shelf.config.js'].some((file) =>
        existsSync(join(folder, file)),
      );
    const root = folders.find(isSite);
    return root === undefined ? [] : [[name, root]];
  }),
);

/** Installs the packages in a sample's folder `packages`, as links. */
export function installPackages(site: string): void {
  const from = join(site, 'packages');
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    mkdirSync(join(site, 'node_modules'), { recursive: true });
    rmSync(join(site, 'node_modules', name), { force: true });
    symlinkSync(join(from, name), join(site, 'node_modules', name), 'dir');
  }
}

/** Runs the command line. The surrounding repository does not date the pages of samples. */
export const docs = (...args: string[]) =>
  runDocs(args, { env: { GIT_CEILING_DIRECTORIES: samples, NO_COLOR: '1' } });
