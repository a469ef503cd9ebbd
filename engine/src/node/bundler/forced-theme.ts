import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { engineModule } from '../files/engine-version.ts';

const file = engineModule('runtime/chrome/theme.ts');

/** Replaces the module that follows the reader's color scheme, on a site with a forced scheme. */
export function forcedTheme({ theme }: Pick<Config, 'theme'>): Plugin[] {
  if (!theme.forced) return [];
  const plugin: Plugin = {
    name: 'docs:forced-theme',
    enforce: 'pre',
    load: (id) =>
      id.split('?')[0] === file
        ? 'export function toggleTheme() {}\nexport function followTheme() {}'
        : undefined,
  };
  return [plugin];
}
