import { resolve } from 'node:path';
import { plural } from '../site/report.ts';
import { type CommandValues, textOption } from './options.ts';
import { outputFolder } from './output-folder.ts';
import { openAddress, openFolder, verify } from './verify.ts';

/**
 * `docs verify [folder or address]`: reads every file of a built site again, and prints those that
 * differ from the hashes of its build. Default: the output folder of the site.
 *
 * @returns 0 if nothing differs, else 1.
 */
export async function runVerify(values: CommandValues): Promise<number> {
  const given = textOption(values['folder or address']);
  const site =
    given !== undefined && /^https?:\/\//i.test(given)
      ? openAddress(given)
      : openFolder(given === undefined ? await outputFolder(values) : resolve(given));
  const { differences, files, bytes } = await verify(site);
  for (const { kind, name, text } of differences) console.log(`${kind.padEnd(10)} ${name}${text}`);
  const summary = `${plural(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`;
  if (differences.length === 0) {
    console.log(`Verified ${site.name}: ${summary}, nothing differs`);
    return 0;
  }
  console.log(`Verified ${site.name}: ${summary}, ${plural(differences.length, 'difference')}`);
  return 1;
}
