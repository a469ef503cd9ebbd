import { dirname, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Sets `import.meta.url` and its like to the source of each module: in a bundle they would name a
 * file of the cache, and files next to the module would be missing.
 */
export function modulePlace(): Plugin {
  return {
    name: 'docs:module-place',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: {
        id: /\.[cm]?[jt]sx?(?:\?|$)/,
        code: /\bimport\.meta\.(?:url|dirname|filename)\b|\b__(?:dirname|filename)\b/,
      },
      async handler(code, id) {
        const [file = ''] = id.split('?');
        // In packages, only a module with `import.meta` is certainly an ES module.
        if (!isAbsolute(file) || (id.includes('/node_modules/') && !code.includes('import.meta.')))
          return;
        const places = {
          'import.meta.url': pathToFileURL(file).href,
          'import.meta.dirname': dirname(file),
          'import.meta.filename': file,
          __dirname: dirname(file),
          __filename: file,
        };
        const define = Object.fromEntries(
          Object.entries(places).map(([name, place]) => [name, JSON.stringify(place)]),
        );
        const result = await transformWithOxc(code, file, { define, jsx: 'preserve' });
        return { code: result.code, map: result.map ?? null };
      },
    },
  };
}
