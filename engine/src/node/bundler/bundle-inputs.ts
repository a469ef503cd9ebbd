import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from '../files/files-below.ts';
import { globsIn } from './glob-folders.ts';
import { hash } from '../files/hash.ts';

/** What a bundle was made from. */
export interface BundleInputs {
  /** The hash of every source file that went in, by its absolute name. */
  hashes: Record<string, string>;
  /** The hash of the names that each `import.meta.glob` chose from; see `namesOf`. */
  names: Record<string, string>;
}

/**
 * Learns of every file that is read, before it is: a file that is saved while it is being bundled then
 * has another hash, and the bundle is made anew.
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
  const content = contentOf(file);
  if (!content) return;
  inputs.hashes[file] = hash(content);
  if (file.endsWith('.css')) {
    // A style sheet is one module with all that it imports and shows.
    for (const found of filesInCss(file, content.toString())) addInput(inputs, found, root);
  } else if (content.includes('import.meta.glob')) {
    for (const glob of globsIn(content.toString(), dirname(file), root))
      inputs.names[glob] ??= namesOf(glob);
  }
}

/** The files that a style sheet may name: what is none is left out when it is read. */
function filesInCss(file: string, css: string): string[] {
  const named = /(?:@import|\bfrom)\s+["']([^"']+)["']|\burl\(\s*["']?([^"')]+?)["']?\s*\)/g;
  return [...css.matchAll(named)]
    .map(([, quoted, unquoted]) => quoted ?? unquoted!)
    .filter((name) => !/^(?:[a-z]+:|#)/i.test(name))
    .flatMap((name) => {
      const [path = ''] = name.split(/[?#]/);
      const relative = resolve(dirname(file), path);
      return /^[./]/.test(path) ? [relative] : [relative, ...inPackage(file, path)];
    });
}

function inPackage(file: string, name: string): string[] {
  try {
    return [createRequire(file).resolve(name)];
  } catch {
    return [];
  }
}

/** Whether every file is as it was, and `import.meta.glob` finds no other names. */
export function isCurrent({ hashes, names }: BundleInputs): boolean {
  return (
    Object.entries(hashes).every(([file, version]) => {
      const content = contentOf(file);
      return content && hash(content) === version;
    }) && Object.entries(names).every(([glob, version]) => namesOf(glob) === version)
  );
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Identifies the names of all files below a folder that end alike, given as `/folder/**.json`. */
function namesOf(glob: string): string {
  const at = glob.lastIndexOf('/**');
  const [folder, end] = [glob.slice(0, at), glob.slice(at + 3)];
  const isTaken = (name: string) => name !== 'node_modules' && !name.startsWith('.');
  return hash(...filesBelow(folder || '/', isTaken).filter((name) => name.endsWith(end)));
}
