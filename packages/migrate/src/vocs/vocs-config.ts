import { existsSync } from 'node:fs';
import { join } from 'node:path';

const configNames = ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs'].map((end) => `vocs.config.${end}`);

/** The configuration of a site on Vocs 1, relative to its folder; undefined if there is none. */
export function vocsConfig(folder: string): string | undefined {
  return configNames.find((name) => existsSync(join(folder, name)));
}
