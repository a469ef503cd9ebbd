import { bundle } from 'lightningcss';
import type { Plugin } from 'vite';
import { apiStyleName } from '../bundle.ts';
import { engineFolder } from '../../files/engine-version.ts';

/** The style sheet of API references: no other page loads it. */
export const apiStyleFile = `${engineFolder}theme/styles/api/api.css`;

/** Adds the style sheet of API references as a second output, next to the sheet of every page. */
export function apiStyleSheet(): Plugin {
  return {
    name: 'docs:api-styles',
    generateBundle() {
      const { code } = bundle({ filename: apiStyleFile, minify: true });
      this.emitFile({ type: 'asset', name: apiStyleName, source: code });
    },
  };
}
