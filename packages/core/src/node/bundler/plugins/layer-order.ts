import type { Plugin } from 'vite';

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
            source: layerOrder + css,
          });
        }
      },
    },
  };
}
