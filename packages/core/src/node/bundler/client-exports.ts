import { readIfThere } from '../files/read-if-there.ts';
import { blank } from './island-edits.ts';
import { parseModule } from './parse-module.ts';

/** The directive at the beginning of a module, perhaps after another one and comments. */
const directive = new RegExp(`^${blank}(?:(["'])use strict\\1;?${blank})?["']use client["']`);

/** Whether a file begins with the directive. */
export function isClientFile(file: string): boolean {
  return directive.test(readIfThere(file)?.toString() ?? '');
}

/** Finds the file that a module imports; undefined if there is none. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>;

/**
 * The exports of a package's module that a `'use client'` file defines. The part of an exported namespace follows its
 * name: `Tabs.Root`.
 *
 * @param file Absolute.
 * @param names The exports in question. Default: all.
 */
export async function clientExports(
  file: string,
  resolve: Resolve,
  names?: readonly string[],
): Promise<string[]> {
  const read = readerOf(resolve);
  const found: string[] = [];
  for (const name of names ?? (await read.names(file))) {
    const end = await read.definition(file, name);
    if (!end) continue;
    if (end.name !== undefined) {
      if (end.isClient) found.push(name);
      continue;
    }
    for (const part of await read.names(end.file))
      if ((await read.definition(end.file, part))?.isClient) found.push(`${name}.${part}`);
  }
  return found;
}

/** Where an export is defined; without a name it is the namespace of the file. */
interface Definition {
  file: string;
  name: string | undefined;
  /** Whether a file on the way to it begins with the directive. */
  isClient: boolean;
}

/** Reads modules, each once. */
function readerOf(resolve: Resolve) {
  const modules = new Map<string, ReturnType<typeof readModule>>();
  const moduleOf = (file: string) => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };

  async function names(file: string, seen = new Set<string>()): Promise<string[]> {
    if (seen.has(file)) return [];
    seen.add(file);
    const { exported, all } = moduleOf(file);
    const found = new Set(exported.keys());
    for (const specifier of all) {
      const target = await resolve(specifier, file);
      if (target !== undefined)
        for (const name of await names(target, seen)) if (name !== 'default') found.add(name);
    }
    return [...found];
  }

  async function definition(
    file: string,
    name: string,
    seen = new Set<string>(),
  ): Promise<Definition | undefined> {
    if (seen.has(`${file} ${name}`)) return undefined;
    seen.add(`${file} ${name}`);
    const { exported, all, isClient, isModule } = moduleOf(file);
    // The exports of CommonJS are known only when it runs.
    const own = isModule ? exported.get(name) : { from: undefined, name };
    if (own) {
      if (own.from === undefined) return { file, name, isClient };
      const target = await resolve(own.from, file);
      if (target === undefined) return undefined;
      if (own.name === undefined) return { file: target, name: undefined, isClient };
      const end = await definition(target, own.name, seen);
      return end && { ...end, isClient: isClient || end.isClient };
    }
    for (const specifier of all) {
      const target = await resolve(specifier, file);
      const end = target === undefined ? undefined : await definition(target, name, seen);
      if (end) return { ...end, isClient: isClient || end.isClient };
    }
    return undefined;
  }

  return { names, definition };
}

/** The exports of a module as they are written. */
function readModule(file: string) {
  const code = readIfThere(file)?.toString() ?? '';
  const { module } = parseModule(code, file);
  /** By exported name: where it comes from, and its name there, which a namespace does not have. */
  const exported = new Map<string, { from: string | undefined; name: string | undefined }>();
  const all: string[] = [];
  const namespaces = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ importName }) => importName.kind === 'NamespaceObject')
        .map(({ localName }) => [localName.value, moduleRequest.value] as const),
    ),
  );
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const from = moduleRequest?.value;
    if (importName.kind === 'AllButDefault') all.push(from!);
    else {
      const name = exportName.kind === 'Default' ? 'default' : exportName.name!;
      const namespace = namespaces.get(localName.name ?? '');
      if (namespace !== undefined) exported.set(name, { from: namespace, name: undefined });
      else exported.set(name, { from, name: importName.name ?? (from ? undefined : name) });
    }
  }
  return { exported, all, isClient: directive.test(code), isModule: module.hasModuleSyntax };
}
