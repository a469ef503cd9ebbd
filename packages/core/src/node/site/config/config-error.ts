import { join } from 'node:path';
import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts';
import { placeOfThrown } from '../../bundler/thrown-place.ts';
import { placeProblems } from './config-problems.ts';
import { errorOf } from '../../../shared/diagnostics/error-of.ts';

/** The source of a configuration. */
interface ConfigSource {
  /** The folder of the config file, absolute. */
  root: string;
  /** The config file in it. */
  file: string;
}

/**
 * The problem of a configuration that throws, with the first place of the site's own files in the
 * stack.
 *
 * @param error The thrown value, of any type.
 */
export async function configError(
  error: unknown,
  { root, file }: ConfigSource,
): Promise<Diagnostic> {
  const message = `${file} failed: ${errorOf(error).message.replaceAll(`${root}/`, '')}`;
  return {
    severity: 'error',
    rule: 'config',
    message,
    hint: hintOf(error, file),
    file,
    ...(await placeOfThrown(error)),
  };
}

function hintOf(error: unknown, file: string): string {
  if (!errorOf(error).stack) return 'Throw an Error: it has the line';
  const { code } = error as { code?: string };
  if (code === 'ENOENT')
    return `A relative path starts at the folder of the command: write new URL('./name', import.meta.url) for a file beside ${file}`;
  return `Correct it: ${file} runs in Node before anything is built`;
}

/** The kind of a default export that is not an object; undefined for an object. */
function kindOf(exported: unknown): string | undefined {
  if (exported === undefined) return 'none';
  if (typeof exported === 'function') return 'a function';
  if (typeof exported !== 'object' || exported === null) return JSON.stringify(exported);
  return Array.isArray(exported) ? 'a list' : undefined;
}

/** The problem of a default export that is no object, at its place; none if it is one. */
export async function exportProblems(
  exported: unknown,
  { root, file }: ConfigSource,
): Promise<Diagnostic[]> {
  const kind = kindOf(exported);
  if (kind === undefined) return [];
  const problem = {
    path: [],
    message: `The default export of ${file} is not an object: ${kind}`,
    hint:
      kind === 'a function'
        ? 'Call it: export default defineConfig({ … })'
        : 'Write export default defineConfig({ title: … })',
  };
  return placeProblems([problem], join(root, file));
}
