import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorWith } from 'stilldocs/node';
import type { Migration } from './migration.ts';

/**
 * Writes the files of a new site into a folder that is empty or missing.
 *
 * @param folder Absolute.
 * @throws DiagnosticError if the folder contains anything.
 */
export function writeMigration({ files }: Migration, folder: string): void {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw errorWith({
      rule: 'option',
      message: `${folder} is not an empty folder`,
      hint: 'Name another one with --to: nothing that is written is ever replaced',
    });
  for (const [name, file] of files) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    if ('text' in file) writeFileSync(target, file.text, { flag: 'wx' });
    else copyFileSync(file.copy, target, constants.COPYFILE_EXCL);
  }
}
