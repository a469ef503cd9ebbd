import { resolve } from 'node:path';
import {
  createHoverTypes,
  type HoverTypes,
  type TypeCache,
} from '../../content/code/hover-types.ts';
import { bundledModule, versionOf } from '../files/engine-version.ts';
import type { Site } from '../site/site.ts';

/** Creates the type finder of a site, with its compiler options; undefined if types are off. */
export function findHoverTypes({ root, config }: Site, cache: TypeCache): HoverTypes | undefined {
  if (config.twoslash === false) return undefined;
  const { folder, compilerOptions } = config.twoslash;
  return createHoverTypes({ folder: resolve(root, folder), compilerOptions }, cache, {
    file: bundledModule('hover-types-worker.mjs'),
    version: ['typescript', 'twoslash'].map(versionOf).join(' '),
  });
}
