import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Diagnostic,
  type DiagnosticError,
  errorWith,
} from '../../../shared/diagnostics/diagnostic.ts';
import { isRegular } from '../../../content/base/read-regular.ts';
import { foreignConfig } from './foreign-config.ts';

/** The names of a configuration of this engine. */
export const configNames = [
  'docs.config.ts',
  'docs.config.tsx',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
];

/** The name of a site's config file; undefined if there is none. */
export function findConfig(root: string): string | undefined {
  return configNames.find((name) => isRegular(join(root, name))) ?? foreignConfig(root);
}

/**
 * The name of a site's config file.
 *
 * @throws DiagnosticError if there is none.
 */
export function configFile(root: string): string {
  const file = findConfig(root);
  if (file !== undefined) return file;
  throw noConfig(root);
}

/** The error of a folder without a configuration, or of one that does not exist. */
export function noConfig(root: string): DiagnosticError {
  return errorWith({
    rule: 'config',
    message: `The folder ${root} ${existsSync(root) ? 'has no docs.config.ts' : 'does not exist'}`,
    hint: configHint(root),
  });
}

/** Says which of several configurations in a folder counts. */
export function unreadConfigs(folder: string, read: string): Diagnostic[] {
  const others = configNames.filter((name) => name !== read && isRegular(join(folder, name)));
  return others.map((file) => ({
    severity: 'warning',
    rule: 'config',
    message: `${file} is not read: ${read} is in the same folder`,
    hint: 'Keep one of them',
    file,
  }));
}

/** The hint for a folder without a configuration: one of its folders may have one. */
function configHint(root: string): string {
  const below = existsSync(root) ? readdirSync(root).sort() : [];
  const site = below.find((folder) => findConfig(join(root, folder)) !== undefined);
  if (site) return `Name the folder of the site: --root ${site}`;
  const foreign = ['.vitepress', 'docs/.vitepress'].find((name) => existsSync(join(root, name)));
  if (foreign) return `Run docs migrate, which writes the site of ${foreign} as one of this engine`;
  return 'Run docs init to begin a site, or name the folder of one with --root';
}
