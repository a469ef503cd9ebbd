import MagicString from 'magic-string';
import { packageIsland } from '../../shared/document/island.ts';
import { engineModule } from '../files/engine-version.ts';
import { isOwnPackage } from '../files/packages.ts';
import { clientExports, type Resolve } from './client-exports.ts';
import { parseModule } from './parse-module.ts';

/** Begins the address of a module with the islands of a package; its names follow after `!`, all without them. */
const prefix = 'docs:package/';

/** Whether an import leads to a package whose `'use client'` components are islands for those who import it. */
export function mayHaveIslands(specifier: string): boolean {
  return (
    /^(?:@[\w.-]+\/)?[\w][\w.-]*(?:\/[\w./-]*)?$/.test(specifier) &&
    !/^(?:react|react-dom|node|stilldocs)(?:[/:]|$)|\.\w*css$|\.json$/.test(specifier) &&
    !isOwnPackage(specifier)
  );
}

/**
 * The address of the module that has a package's exports, of which components for the browser are islands.
 *
 * @param names The imported exports; with `*` all.
 */
export function packageModule(specifier: string, names: readonly string[]): string {
  const all = [...new Set(names)].sort();
  return all.includes('*') ? prefix + specifier : `${prefix}${specifier}!${all.join(',')}`;
}

/** Whether an import is of such a module. */
export const isPackageModule = (source: string) => source.startsWith(prefix);

function partsOf(address: string): { specifier: string; names: string[] | undefined } {
  const [, specifier = '', names] = /^docs:package\/([^!?]*)(?:!([^?]*))?/.exec(address) ?? [];
  return { specifier, names: names?.split(',').filter(Boolean) };
}

/** The import that such an address, or its module, stands for; undefined for any other. */
export function packageOfModule(address: string): string | undefined {
  const plain = address.replace(/^\0/, '');
  return isPackageModule(plain) ? partsOf(plain).specifier : undefined;
}

/** The module for the browser: the package itself. */
export function browserCode(address: string): string {
  const { specifier, names } = partsOf(address);
  return `export ${names ? `{ ${names.join(', ')} }` : '*'} from ${JSON.stringify(specifier)};`;
}

interface BuildCodeOptions {
  resolve: Resolve;
  root: string;
  islandFiles: Map<string, string>;
  /** Whether a file is of a package whose own files are no islands. */
  isForeign(file: string): boolean;
  /** Whether the components of the site are islands without the directive. */
  isAutomatic: boolean;
}

/** The module for the build, in which components for the browser are islands; their package is noted. */
export async function buildCode(
  address: string,
  { resolve, root, islandFiles, isForeign, isAutomatic }: BuildCodeOptions,
): Promise<string> {
  const { specifier, names } = partsOf(address);
  const from = JSON.stringify(specifier);
  const others = names ? `export { ${names.join(', ')} } from ${from};` : `export * from ${from};`;
  const file = await resolve(specifier, `${root}/docs.config.ts`);
  const found =
    file === undefined || !isForeign(file) ? [] : await clientExports(file, resolve, names);
  const client = found.filter((name) => /^(?:default|[A-Z])/.test(name));
  if (client.length === 0) return others;
  const tops = [...new Set(client.map((name) => name.split('.')[0]!))];
  const id = packageIsland + specifier;
  const known = islandFiles.get(id);
  const before = known === undefined ? [] : (partsOf(known).names ?? ['*']);
  islandFiles.set(id, packageModule(specifier, [...before, ...(names ? tops : ['*'])]));
  const kept = names?.filter((name) => !tops.includes(name)) ?? [];
  const members = tops.map((name) => `${JSON.stringify(name)}: module[${JSON.stringify(name)}]`);
  return [
    `import * as module from ${from};`,
    `import { packageIslands } from ${JSON.stringify(engineModule('theme/render/package-islands.ts'))};`,
    names ? (kept.length > 0 ? `export { ${kept.join(', ')} } from ${from};` : '') : others,
    `const islands = packageIslands({ ${members.join(', ')} }, ${JSON.stringify(id)}, ${JSON.stringify(client)}, ${isAutomatic});`,
    ...tops.map(
      (name, index) =>
        `const e${index} = islands[${JSON.stringify(name)}]; export { e${index} as ${name} };`,
    ),
  ].join('\n');
}

/**
 * Lets a component that runs at build import the islands of packages in place of their components. Undefined if it
 * imports none.
 */
export function withPackageIslands(code: string, file: string): string | undefined {
  if (!/\.[jt]sx$/.test(file) || !/\bfrom\s*['"][@\w]/.test(code)) return undefined;
  const output = new MagicString(code);
  for (const { moduleRequest, entries } of parseModule(code, file).module.staticImports) {
    if (!mayHaveIslands(moduleRequest.value) || entries.every(({ isType }) => isType)) continue;
    const names = entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) =>
        kind === 'Name' ? name! : kind === 'Default' ? 'default' : '*',
      );
    const address = packageModule(moduleRequest.value, names);
    output.overwrite(moduleRequest.start, moduleRequest.end, JSON.stringify(address));
  }
  return output.hasChanged() ? output.toString() : undefined;
}
