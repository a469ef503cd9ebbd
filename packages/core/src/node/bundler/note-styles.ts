import type { Plugin } from 'vite';

const styleSheet = /\.(?:css|less|s[ac]ss|styl(?:us)?|p(?:ost)?css)$/;

/**
 * Whether a module is a style sheet that is imported for its effect, not as an address or a text.
 */
export const isStyleSheet = (id: string) => styleSheet.test(id);

/**
 * Collects the style sheets that a bundle's modules import for their effect, in the order of
 * execution. A bundle for Node contains no styles: the bundle for the browser must import them.
 */
export function noteStyles(styles: Set<string>): Plugin {
  return {
    name: 'docs:note-styles',
    buildEnd() {
      const seen = new Set<string>();
      const visit = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
        if (isStyleSheet(id)) styles.add(id);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
    },
  };
}

/** Includes the rules of a CSS module even if no script of the bundle uses its class names. */
export function keepStyles(): Plugin {
  return {
    name: 'docs:keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.[a-z]+$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake', map: null }),
    },
  };
}
