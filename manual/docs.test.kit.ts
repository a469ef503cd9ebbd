import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '../engine/bin/docs.mjs');

/** The folder of the samples. */
export const samples = join(import.meta.dirname, 'samples');

/** Runs the command line. The surrounding repository does not date the pages of samples. */
export function docs(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [engine, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: samples, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}
