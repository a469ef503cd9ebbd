import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { engineModule } from '../files/engine-version.ts';

const file = engineModule('runtime/chrome/edition-actions.ts');

/** Whether a site has a menu of languages or of versions. */
export function hasEditions({ languages, versions }: Config): boolean {
  return Object.keys(languages).length > 0 || versions !== undefined;
}

/** Leaves out the actions of menus that a site does not have. */
export function withoutEditions(config: Config): Plugin[] {
  if (hasEditions(config)) return [];
  const load = (id: string) =>
    id.split('?')[0] === file ? 'export const editionActions = {};' : undefined;
  return [{ name: 'docs:without-editions', enforce: 'pre', load }];
}
