import { join, resolve } from 'node:path';
import {
  createHoverTypes,
  type HoverTypes,
  type TypeCache,
} from '../../content/code/hover-types.ts';
import type { Cache } from '../files/cache.ts';
import { engineRoot, versionOf } from '../files/engine-version.ts';
import type { Site } from '../site/site.ts';

/** Finds the types in a site's samples, with the compiler and the options it configures. */
export function findHoverTypes({ root, config }: Site, cache: TypeCache): HoverTypes {
  const { folder, compilerOptions } = config.twoslash;
  return createHoverTypes({ folder: resolve(root, folder), compilerOptions }, cache, {
    file: join(engineRoot, 'dist/hover-types-worker.mjs'),
    version: ['typescript', 'twoslash'].map(versionOf).join(' '),
  });
}

/** A cache whose additions are kept in memory only: the dev server leaves the build's as it is. */
export function readOnly(cache: Cache): TypeCache {
  const added = new Map<string, Uint8Array>();
  return {
    get: (key) => added.get(key) ?? cache.get(key),
    set: (key, value) => void added.set(key, Buffer.from(value)),
  };
}
