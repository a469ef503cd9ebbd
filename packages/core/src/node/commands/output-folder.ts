import { resolve } from 'node:path';
import { loadConfig } from '../site/config/load-config.ts';
import { cacheFolderOf } from '../site/site.ts';
import { type CommandValues, textOption } from './options.ts';

/** The output of a site: what `--out` names, or the configured folder. */
export async function outputFolder(values: CommandValues): Promise<string> {
  const given = resolve(textOption(values.root) ?? '.');
  const out = textOption(values.out);
  if (out !== undefined) return resolve(given, out);
  const { config, root } = await loadConfig(given, cacheFolderOf(given));
  return resolve(root, config.outDir);
}
