import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { engineModule } from '../files/engine-version.ts';

const ofLanguages = ({ languages }: Config) => Object.keys(languages).length > 0;

const hasSearch = ({ search }: Config) => search !== false;

/** Whether a site has a menu of languages or of versions. */
function hasEditions(config: Config): boolean {
  return ofLanguages(config) || config.versions !== undefined;
}

/** Modules of features, the sites that need them, and what other sites have in place of them. */
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
  {
    file: engineModule('shared/config/has-search.ts'),
    isNeeded: hasSearch,
    instead: 'export const hasSearch = false;',
  },
  {
    file: engineModule('runtime/search/open-search.ts'),
    isNeeded: hasSearch,
    instead: 'export const toggleSearch = () => {}; export const loadSearch = async () => {};',
  },
  {
    file: engineModule('theme/chrome/Search.tsx'),
    isNeeded: hasSearch,
    instead:
      'export const OwnSearchButton = () => null; export const SearchDialog = OwnSearchButton;',
  },
];

/** For each of these modules, whether a site needs it: part of the keys of bundles. */
export function usedModules(config: Config): boolean[] {
  return modules.map(({ isNeeded }) => isNeeded(config));
}

/** Leaves out the modules of features that a site does not use. */
export function unusedModules(config: Config): Plugin[] {
  const unused = modules.filter(({ isNeeded }) => !isNeeded(config));
  if (unused.length === 0) return [];
  const load = (id: string) => unused.find(({ file }) => file === id.split('?')[0])?.instead;
  return [{ name: 'docs:unused-modules', enforce: 'pre', load }];
}
