import { resolve } from 'node:path';
import { type CommandValues, errorWith, outputFolder, rebuildPages } from 'stilldocs/node';
import { openAddress, openFolder, verify } from './verify.ts';

/**
 * `docs verify [folder or address]`: reads every file of a built site again, and prints those that
 * differ from the hashes of its build. Default: the output folder of the site. With `--rebuild 1%` it renders pages of
 * the cache again instead, and prints those that differ.
 *
 * @returns 0 if nothing differs, else 1.
 */
export async function runVerify(values: CommandValues): Promise<number> {
  if (values.rebuild !== undefined) return runRebuild(values);
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

/** `docs verify --rebuild 1%`. */
async function runRebuild({ rebuild, root = '.' }: CommandValues): Promise<number> {
  const share = Number(/^(\d+(?:\.\d+)?)%$/.exec(String(rebuild))?.[1]);
  if (!(share > 0 && share <= 100))
    throw errorWith({
      rule: 'option',
      message: `Unexpected ${JSON.stringify(rebuild)} for --rebuild, expected a share of the pages from 0 to 100 %, such as 1%`,
    });
  const { pages, of, differences } = await rebuildPages(String(root), share / 100);
  for (const { file, parts } of differences)
    console.log(`${file}: the cache has another ${parts.join(', ')}`);
  if (of === 0) {
    console.log('The cache has no page of this site: build it first');
    return 1;
  }
  const result = differences.length === 0 ? 'nothing differs' : `${differences.length} differ`;
  console.log(`Rendered ${pages} of ${of} pages in the cache again: ${result}`);
  if (differences.length > 0)
    console.log(
      'Delete the cache and build again. Where machines share it, find out who can write into it',
    );
  return differences.length === 0 ? 0 : 1;
}
