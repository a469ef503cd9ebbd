import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

const samples = join(import.meta.dirname, 'samples/tutorials');

/** The folders in `samples/tutorials/` that the tutorials offer as archives. */
export const downloadNames = ['concert-page', 'photo-library', 'workshop-seats'];

/** The archives by path, for `files` of the configuration. Equal samples yield equal bytes. */
export const downloads = Object.fromEntries(
  downloadNames.map((name) => [`/downloads/${name}.zip`, archive(name)]),
);

/**
 * An archive with one folder, which contains the sample's files without files of npm and the CLI, and
 * without what was seen of them when they ran.
 */
function archive(name: string): Uint8Array {
  const files = readdirSync(join(samples, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(samples.length + 1))
    .toSorted()
    .filter((file) => !/[\\/](?:node_modules|\.vev)[\\/]|\.aria\.yml$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(samples, file))] as const);
  // The archive stores local time: this one is the same day everywhere.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 2) });
}
