import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { installLine, version } from 'stilldocs/node';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Adds packages to the `package.json` of a site, beside the engine: the nearest one in or above its folder that
 * lists the engine.
 *
 * @returns The file, absolute, its new text and the packages that it lacked; undefined without such a file.
 */
export function addPackages(
  folder: string,
  names: string[],
): { file: string; text: string; added: string[] } | undefined {
  const file = manifestOf(folder);
  if (file === undefined) return undefined;
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const group = manifest.dependencies?.stilldocs === undefined ? 'devDependencies' : 'dependencies';
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  const added = names.filter((name) => !Object.hasOwn(all, name));
  const own = { ...manifest[group] };
  for (const name of added) own[name] = rangeOf(name, folder, dirname(file));
  const indent = /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  const written = JSON.stringify({ ...manifest, [group]: own }, undefined, indent);
  return { file, text: added.length > 0 ? `${written}\n` : text, added };
}

/** What `package.json` says of a package: its tarball, if the engine came from one. */
function rangeOf(name: string, folder: string, from: string): string {
  const what = installLine(name, folder).split(' ').at(-1)!;
  return what.endsWith('.tgz') ? `file:${relative(from, resolve('.', what))}` : `^${version()}`;
}

function manifestOf(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if ({ ...dependencies, ...devDependencies }.stilldocs !== undefined) return file;
  }
  const above = dirname(folder);
  return above === folder ? undefined : manifestOf(above);
}
