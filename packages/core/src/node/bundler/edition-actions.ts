import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { engineModule } from '../files/engine-version.ts';

const ofLanguages = ({ languages }: Config) => Object.keys(languages).length > 0;

/** Whether a site has a menu of languages or of versions. */
export function hasEditions(config: Config): boolean {
  return ofLanguages(config) || config.versions !== undefined;
}

/** Modules of editions, the sites that need them, and what other sites have in place of them. */
const modules: { file: string; isNeeded(config: Config): boolean; instead: string }[] = [
  {
    file: engineModule('runtime/chrome/edition-actions.ts'),
    isNeeded: hasEditions,
    instead: 'export const editionActions = {};',
  },
  {
    file: engineModule('runtime/search/untranslated-line.ts'),
    isNeeded: ofLanguages,
    instead: 'export const withUntranslated = (options) => options;',
  },
];

/** Leaves out the scripts of languages and versions that a site does not have. */
export function withoutEditions(config: Config): Plugin[] {
  const unused = modules.filter(({ isNeeded }) => !isNeeded(config));
  if (unused.length === 0) return [];
  const load = (id: string) => unused.find(({ file }) => file === id.split('?')[0])?.instead;
  return [{ name: 'docs:without-editions', enforce: 'pre', load }];
}
