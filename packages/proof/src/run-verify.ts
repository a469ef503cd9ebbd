import { resolve } from 'node:path';
import { type CommandValues, outputFolder } from 'stilldocs/node';
import { openAddress, openFolder, verify } from './verify.ts';

/**
 * `docs verify [folder or address]`: reads every file of a built site again, and prints those that
 * differ from the hashes of its build. Default: the output folder of the site.
 *
 * @returns 0 if nothing differs, else 1.
 */
export async function runVerify(values: CommandValues): Promise<number> {
  const written = values['folder or address'];
  const given = typeof written === 'string' ? written : undefined;
  const site =
    given !== undefined && /^https?:\/\//i.test(given)
      ? openAddress(given)
      : openFolder(given === undefined ? await outputFolder(values) : resolve(given));
  const { differences, files, bytes } = await verify(site);
  for (const { kind, name, text } of differences) console.log(`${kind.padEnd(10)} ${name}${text}`);
  const summary = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  if (differences.length === 0) {
    console.log(`Verified ${site.name}: ${summary}, nothing differs`);
    return 0;
  }
  console.log(
    `Verified ${site.name}: ${summary}, ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`,
  );
  return 1;
}
