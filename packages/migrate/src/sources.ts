import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from './migration.ts';
import { migrateVitePress, vitepressConfig } from './vitepress/vitepress-site.ts';
import { vocsConfig } from './vocs/vocs-config.ts';
import { withPackage } from './with-package.ts';

interface Source {
  /** Its name in messages. */
  title: string;
  /** The file that shows that a folder is a site of it; undefined if it is none. */
  config: (folder: string) => string | undefined;
  /** The description of the expected folder, for a message. */
  expected: string;
  migrate: (folder: string) => Promise<Migration>;
}

/** Every engine whose sites can be migrated. */
export const sources: Readonly<Record<string, Source>> = {
  vocs: {
    title: 'Vocs 1',
    config: vocsConfig,
    expected: 'vocs.config.ts',
    async migrate(folder) {
      const load = () => import('./vocs/vocs-site.ts');
      const { migrateVocs } = await withPackage('@stilldocs/vocs', folder, load);
      return migrateVocs(folder, vocsConfig(folder)!);
    },
  },
  vitepress: {
    title: 'VitePress',
    config: vitepressConfig,
    expected: '.vitepress/config.ts',
    migrate: migrateVitePress,
  },
};

/** Folders in which a project may have its site. */
const usual = ['.', 'docs', 'site', 'website', 'packages/docs', 'www'];

/**
 * Finds the site of a folder: in it, or in one of the usual folders below it.
 *
 * @param from The name of its engine. Default: any.
 */
export function findSource(
  folder: string,
  from?: string,
): { folder: string; name: string } | undefined {
  const names = from === undefined ? Object.keys(sources) : [from];
  return usual
    .map((below) => join(folder, below))
    .filter((each) => existsSync(each))
    .flatMap((each) => {
      const name = names.find((engine) => sources[engine]!.config(each) !== undefined);
      return name === undefined ? [] : [{ folder: each, name }];
    })[0];
}
