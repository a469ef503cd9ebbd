import { dirname, isAbsolute, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from '../files/files-below.ts';
import { globsIn } from './glob-folders.ts';
import { hash } from '../files/hash.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { resolveFrom } from '../files/resolve-from.ts';

/** The inputs of a bundle. */
export interface BundleInputs {
  /** The hash of every source file, by its absolute name. */
  hashes: Record<string, string>;
  /** The hash of the names that each `import.meta.glob` matches; see `namesOf`. */
  names: Record<string, string>;
}

/**
 * Records the hash of every file before the bundler reads it: a file that is saved during bundling
 * then has another hash, and the bundle is rebuilt.
 */
export function noteInputs(inputs: BundleInputs, root: string): Plugin {
  return {
    name: 'docs:inputs',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler(id) {
        const [file = ''] = id.split('?');
        if (isAbsolute(file)) addInput(inputs, file, root);
      },
    },
  };
}

function addInput(inputs: BundleInputs, file: string, root: string): void {
  if (Object.hasOwn(inputs.hashes, file)) return;
  const content = readIfThere(file);
  if (!content) return;
  inputs.hashes[file] = hash(content);
  if (file.endsWith('.css')) {
    // A style sheet and all its imports and images are one module.
    for (const found of filesInCss(file, content.toString())) addInput(inputs, found, root);
  } else if (content.includes('import.meta.glob')) {
    for (const glob of globsIn(content.toString(), dirname(file), root))
      inputs.names[glob] ??= namesOf(glob);
  }
}

/** The names in a style sheet that may be files. Reading skips those that are not. */
function filesInCss(file: string, css: string): string[] {
  const named = /(?:@import|\bfrom)\s+["']([^"']+)["']|\burl\(\s*["']?([^"')]+?)["']?\s*\)/g;
  return [...css.matchAll(named)]
    .map(([, quoted, unquoted]) => quoted ?? unquoted!)
    .filter((name) => !/^(?:[a-z]+:|#|\/\/)/i.test(name))
    .flatMap((name) => {
      const [path = ''] = name.split(/[?#]/);
      const relative = resolve(dirname(file), path);
      return /^[./]/.test(path) ? [relative] : [relative, resolveFrom(file, path) ?? []].flat();
    });
}

/** Whether all files are unchanged and `import.meta.glob` matches the same names. */
export function isCurrent({ hashes, names }: BundleInputs): boolean {
  return (
    Object.entries(hashes).every(([file, version]) => {
      const content = readIfThere(file);
      return content && hash(content) === version;
    }) && Object.entries(names).every(([glob, version]) => namesOf(glob) === version)
  );
}

/**
 * A hash of the names of all files below a folder with the same end, from a pattern such as
 * `/folder/**.json`.
 */
function namesOf(glob: string): string {
  const at = glob.lastIndexOf('/**');
  const [folder, end] = [glob.slice(0, at), glob.slice(at + 3)];
  const isTaken = (name: string) => name !== 'node_modules' && !name.startsWith('.');
  return hash(...filesBelow(folder || '/', isTaken).filter((name) => name.endsWith(end)));
}
