import { bundle } from 'lightningcss';
import type { Plugin } from 'vite';
import type { Features } from '../../../content/source/features.ts';
import { contentStylePrefix } from '../bundle.ts';
import { slugOf } from '../extension-modules.ts';

/** The features of a site that style sheets belong to. */
interface Styled {
  loadedFeatures?: Pick<Features, 'contentStyles'>;
}

/** The style sheets of extensions' content: only pages with the content load them. */
export function contentStylesOf({ loadedFeatures }: Styled) {
  return [...(loadedFeatures?.contentStyles ?? [])].map(([extension, file]) => ({
    extension,
    /** Absolute. */
    file,
    /** The name of the asset. */
    name: `${contentStylePrefix}${slugOf(extension)}.css`,
    css: () => bundle({ filename: file, minify: true }).code.toString(),
  }));
}

/** Adds the style sheets of extensions' content as outputs, next to the sheet of every page. */
export function contentSheets(site: Styled): Plugin {
  return {
    name: 'docs:content-styles',
    generateBundle() {
      for (const { name, css } of contentStylesOf(site))
        this.emitFile({ type: 'asset', name, source: css() });
    },
  };
}
