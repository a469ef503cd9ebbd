import { dirname, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Lets a module that runs in Node ask where it stands: bundled, `import.meta.url` and its like would
 * name the bundle in the cache, and what lies beside the module would not be found.
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
        // In packages, only a module that asks as ES modules do is sure to be one.
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
