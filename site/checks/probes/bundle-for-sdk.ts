import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { sdkRoot } from '../page-source.ts';

/** Style sheets of samples: class names stay, and the page gets the rules. */
const cssModules: Plugin = {
  name: 'css-modules',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler(css) {
      const names = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => [name, name]);
      const style = `document.head.appendChild(document.createElement('style')).textContent = ${JSON.stringify(css)};`;
      const code = `${style} export default ${JSON.stringify(Object.fromEntries(names))};`;
      return { code, moduleType: 'js' };
    },
  },
};

/** The code of a module that no file has. */
const virtual = (name: string, code: string): Plugin => ({
  name: 'virtual',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? code : null),
});

/**
 * Bundles modules for a browser page with the published SDK and React 18.
 *
 * @param name The bundle's entry: the absolute path of a file, or any name if there is `code`.
 * @param plugins In place of the one for the style sheets of samples.
 */
export async function bundleForSdk(
  name: string,
  code?: string,
  plugins: Plugin[] = [cssModules],
): Promise<string> {
  const at = (name: string) => join(sdkRoot, 'node_modules', name);
  const build = await rolldown({
    input: name,
    logLevel: 'silent',
    // The `paths` of `browser/tsconfig.json` would resolve to declarations.
    tsconfig: false,
    resolve: {
      alias: {
        '@vev/react': at('@vev/react'),
        '@vev/utils': at('@vev/utils'),
        'react-dom': at('react-dom'),
        react: at('react'),
      },
    },
    plugins: [...plugins, ...(code === undefined ? [] : [virtual(name, code)])],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react' },
  });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}
