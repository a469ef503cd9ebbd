import type { Plugin } from 'vite';
import { isStyleSheet } from '../note-styles.ts';
import { flatImports } from './flat-imports.ts';

/** The layers of a site's style sheet, from the lowest; the layers of Tailwind are below. */
export const layerOrder =
  '@layer tailwind, tokens, base, components, content, chrome, search, added, site;';

/**
 * Declares the order of the layers before the imports of other hosts. A bundler moves these to the
 * start of the style sheet, where `@import url(https://…) layer(site)` would make `site` the lowest layer.
 */
export function layersFirst(): Plugin {
  return {
    name: 'docs:layers-first',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const item of Object.values(bundle)) {
          if (item.type !== 'asset' || !item.fileName.endsWith('.css')) continue;
          const css = Buffer.from(item.source).toString();
          if (!css.startsWith('@import')) continue;
          delete bundle[item.fileName];
          // A file of its own: the name has the hash of the content.
          this.emitFile({
            type: 'asset',
            name: item.names[0] ?? 'style.css',
            source: layerOrder + flatImports(css),
          });
        }
      },
    },
  };
}

/** In the dev server, where each sheet is a file: its imports of other hosts, with their layers in the site's. */
export function ownLayers(): Plugin {
  return {
    name: 'docs:own-layers',
    // After the imports of the sheet, before it becomes a module.
    transform(code, id) {
      const [file = ''] = id.split('?');
      const flat = isStyleSheet(file) ? flatImports(code) : code;
      return flat === code ? undefined : { code: flat, map: null };
    },
  };
}
