import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '../packages/core/bin/docs.mjs');

/** The folder of the samples. */
export const samples = join(import.meta.dirname, 'samples');

/** The folders of the sites that guides show, by name; a monorepo has its site in a folder. */
export const sites = Object.fromEntries(
  readdirSync(join(samples, 'sites')).flatMap((name) => {
    const folders = ['', 'docs'].map((below) => join(samples, 'sites', name, below));
    const isSite = (folder: string) =>
      ['docs.config.ts', 'docs.config.tsx', 'vocs.config.ts'].some((file) =>
        existsSync(join(folder, file)),
      );
    const root = folders.find(isSite);
    return root === undefined ? [] : [[name, root]];
  }),
);

/** Runs the command line. The surrounding repository does not date the pages of samples. */
export function docs(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [engine, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: samples, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}
