import { join } from 'node:path';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { createOutlines } from './outlines.ts';
import type { Site } from './site.ts';

/** A site without pages in the folder `/site`, unless other values are given. */
export function siteWith({ root = '/site', ...given }: Partial<Site> = {}): Site {
  const main = join(root, 'docs.config.ts');
  return {
    root,
    config: configOf(),
    configFiles: configFilesOf(main),
    pages: [],
    outlines: createOutlines(),
    expansions: [],
    dates: { of: () => null },
    fonts: [],
    socials: [],
    cacheFolder: join(root, 'node_modules/.cache'),
    diagnostics: [],
    ...given,
  };
}

/** A config file without imports. */
export const configFilesOf = (main: string): Site['configFiles'] => ({
  main,
  all: [main],
  bundle: { file: main, version: '' },
});
