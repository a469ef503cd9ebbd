import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { ValidExtension } from '../../shared/extension/extension.ts';
import { engineModule } from '../files/engine-version.ts';
import { wrongExports } from './load-problem.ts';

/* The modules that a site's extensions name, in the bundles of the server and of the browser. */

/** The parts of a site that its extensions depend on. */
export interface ExtendedSite {
  root: string;
  config: { extensions: ValidExtension[] };
}

const replacementsFile = engineModule('theme/parts/replacements.ts');

/** The name of the module with the components of extensions. */
export const partsModule = 'docs:extension-parts';
const scriptModule = 'docs:script/';
/** The name of the module with the table of touched elements. */
const touchModule = 'docs:touches';

/** The specifier of a module that an extension names. */
export function moduleOf(root: string, written: string): string {
  if (written.startsWith('~/')) return join(root, written.slice(2));
  return written.startsWith('file:') ? fileURLToPath(written) : written;
}

/** The error of a module that an extension names and that is not installed. */
export function missingModule(module: string, extension: string): DiagnosticError {
  return errorWith({
    rule: 'extension',
    message: `The module "${module}" of the extension "${extension}" is not installed`,
    hint: 'Install its package, or write ~/ before a file of the site',
    target: extension,
  });
}

/** A name without characters that files and addresses cannot have: `@team/count` is `team-count`. */
export function slugOf(name: string): string {
  return name.replace(/^@/, '').replaceAll(/[^\w-]/g, '-');
}

/** A component of an extension: the table that it belongs to, and its key there. */
interface ExtensionComponent {
  table: 'parts' | 'layouts' | 'contents';
  key: string;
  extension: string;
  /** As written. */
  module: string;
  options?: unknown;
}

/** Every component of the extensions. */
export function extensionComponents({ extensions }: ExtendedSite['config']): ExtensionComponent[] {
  return extensions.flatMap(({ name: extension, components, layouts, contentComponent }) => [
    ...Object.entries(components ?? {}).flatMap(([key, component]) =>
      component ? [{ table: 'parts' as const, key, extension, ...component }] : [],
    ),
    ...Object.entries(layouts ?? {}).map(([key, { module }]) => ({
      table: 'layouts' as const,
      key,
      extension,
      module,
    })),
    ...(contentComponent !== undefined
      ? [{ table: 'contents' as const, key: extension, extension, module: contentComponent }]
      : []),
  ]);
}

/** Every module that an extension names, as written, with the name of the extension. */
export function namedModules(config: ExtendedSite['config']) {
  const scripts = config.extensions.flatMap(({ name, scripts = [] }) =>
    scripts.map(({ module }) => ({ extension: name, module })),
  );
  return [...extensionComponents(config), ...scripts, ...touchRows(config)];
}

/** The rows of touched elements of all extensions, each with the name of its extension. */
function touchRows({ extensions }: ExtendedSite['config']) {
  return extensions.flatMap(({ name: extension, touched = {} }) =>
    Object.entries(touched).map(([selector, row]) => ({ extension, selector, ...row })),
  );
}

/** The module that handles touches in the browser, if an extension has a module for them. */
export function touchEntries(config: ExtendedSite['config']): string[] {
  return touchRows(config).length > 0 ? [engineModule('client-touches.ts')] : [];
}

/** The names of the packages whose `'use client'` files are islands, although they are installed. */
export function extensionPackages({ root, config }: ExtendedSite): Set<string> {
  const names = namedModules(config).map(({ module }) => {
    const specifier = moduleOf(root, module).replace(/^.*\/node_modules\//s, '');
    return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
  });
  return new Set(names.filter((name) => name !== undefined));
}

/** The addresses of the scripts of extensions within the bundler, by extension. */
export function scriptEntries({ extensions }: ExtendedSite['config']): Record<string, string> {
  const scripted = extensions.filter(({ scripts = [] }) => scripts.length > 0);
  return Object.fromEntries(scripted.map(({ name }) => [name, scriptModule + slugOf(name)]));
}

/** Serves the modules that join the modules of extensions. A site without extensions needs none. */
export function extensionModules(site: ExtendedSite): Plugin[] {
  if (site.config.extensions.length === 0) return [];
  const plugin: Plugin = {
    name: 'docs:extensions',
    enforce: 'pre',
    resolveId: (source) =>
      [partsModule, touchModule].includes(source) || source.startsWith(scriptModule)
        ? `\0${source}`
        : undefined,
    load(id) {
      if (id.split('?')[0] === replacementsFile)
        return `export { parts, layouts, contents } from ${JSON.stringify(partsModule)};`;
      if (id === `\0${partsModule}`) return componentsCode(site);
      if (id === `\0${touchModule}`) return touchCode(site);
      return id.startsWith(`\0${scriptModule}`)
        ? scriptCode(site, id.slice(scriptModule.length + 1))
        : undefined;
    },
  };
  return [plugin];
}

/** The code of the tables of components. A module without a component as default export fails its load. */
function componentsCode({ root, config }: ExtendedSite): string {
  const components = extensionComponents(config);
  const imports = components.map(
    ({ module }, index) => `import * as c${index} from ${JSON.stringify(moduleOf(root, module))};`,
  );
  const rowsOf = (table: string) =>
    components.flatMap((component, index) => {
      if (component.table !== table) return [];
      const { key, extension, module, options } = component;
      const row = JSON.stringify({ extension, module, options });
      return [`${JSON.stringify(key)}: ofExtension(c${index}, ${JSON.stringify(key)}, ${row})`];
    });
  return `${imports.join('\n')}
const ofExtension = (module, name, row) => {
  const component = module.default;
  if (typeof component !== 'function' && !Object(component).$$typeof)
    throw new Error(${JSON.stringify(wrongExports)} + row.module + ': "' + name + '" of the extension "' + row.extension + '"');
  return { ...row, component };
};
export const parts = { ${rowsOf('parts').join(', ')} };
export const layouts = { ${rowsOf('layouts').join(', ')} };
export const contents = { ${rowsOf('contents').join(', ')} };`;
}

/** The code of the script of an extension: its modules, each started with its options. */
function scriptCode({ root, config }: ExtendedSite, slug: string): string {
  const scripts = config.extensions.find(({ name }) => slugOf(name) === slug)?.scripts ?? [];
  return scripts
    .map(({ module, options }, index) => {
      const argument = options === undefined ? '' : JSON.stringify(options);
      return `import * as s${index} from ${JSON.stringify(moduleOf(root, module))};\ns${index}.default?.(${argument});`;
    })
    .join('\n');
}

/** The code of the table of touched elements. */
function touchCode({ root, config }: ExtendedSite): string {
  const rows = touchRows(config).map(({ selector, module, options, keys }) => {
    const load = `() => import(${JSON.stringify(moduleOf(root, module))})`;
    return `[${JSON.stringify(selector)}, ${load}, ${JSON.stringify(keys)}, ${JSON.stringify(options)}]`;
  });
  return `export const touches = [${rows.join(', ')}];`;
}
