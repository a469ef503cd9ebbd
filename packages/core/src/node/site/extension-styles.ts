import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { type ExtendedSite, moduleOf } from '../bundler/extension-modules.ts';
import { packageFile } from '../files/packages.ts';

/** The file of a style sheet of an extension, absolute; undefined if there is none. */
export function styleFile(root: string, written: string): string | undefined {
  const file = moduleOf(root, written);
  if (isAbsolute(file)) return existsSync(file) ? file : undefined;
  return packageFile(root, file);
}

/** The style sheets of a site's extensions, absolute, in their order. */
export function extensionStyles({ root, config }: ExtendedSite): string[] {
  const written = config.extensions.flatMap(({ styles = [] }) => styles);
  return written.flatMap((name) => styleFile(root, name) ?? []);
}
