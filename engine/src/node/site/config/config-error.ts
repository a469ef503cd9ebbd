import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts';
import type { Bundle } from '../../bundler/bundle.ts';
import { placeProblems } from './config-problems.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** The source of a configuration, and its bundle. */
interface ConfigSource {
  /** The folder of the config file, absolute. */
  root: string;
  /** The config file in it. */
  file: string;
  /** The bundle, absolute. */
  code: string;
  /** Creates the same bundle with a source map. */
  mapped: () => Promise<Bundle>;
}

/**
 * The problem of a configuration that throws, with the first place of the site's own files in the
 * stack.
 *
 * @param error The thrown value, of any type.
 */
export async function configError(error: unknown, source: ConfigSource): Promise<Diagnostic> {
  const { root, file } = source;
  const isError = error instanceof Error;
  const text = isError ? error.message : String(error);
  const message = `Unexpected error in ${file}: ${text.replaceAll(`${root}/`, '')}`;
  const place = isError ? await placeOfError(error, source) : undefined;
  return {
    ...{ severity: 'error', rule: 'config', message, hint: hintOf(error, file) },
    ...{ file, ...place },
  };
}

function hintOf(error: unknown, file: string): string {
  if (!(error instanceof Error)) return 'Throw an Error: it has the line';
  const { code } = error as { code?: string };
  if (code === 'ENOENT')
    return `A relative path starts at the folder of the command: write new URL('./name', import.meta.url) for a file beside ${file}`;
  return `Correct it: ${file} runs in Node before anything is built`;
}

async function placeOfError(
  { stack = '' }: Error,
  source: ConfigSource,
): Promise<Place | undefined> {
  const { root, code, mapped } = source;
  const frames = stack
    .split('\n')
    .filter((line) => line.includes(code) || line.includes(pathToFileURL(code).href))
    .map((line) => /:(\d+):(\d+)\)?$/.exec(line) ?? []);
  if (frames.length === 0) return undefined;
  const { folder, files } = await mapped();
  const map = files.find((name) => name.endsWith('.map'));
  if (map === undefined) return undefined;
  const payload = JSON.parse(readFileSync(join(folder, map), 'utf8')) as SourceMapPayload;
  const sources = new SourceMap(payload);
  for (const [, line, column] of frames) {
    const found = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) continue;
    // The bundler writes sources relative to a folder of the output, which does not exist.
    const file = resolve(root, 'dist', found.originalSource);
    if (file.includes('/node_modules/') || !existsSync(file)) continue;
    return {
      file: relative(root, file).replaceAll('\\', '/'),
      line: found.originalLine + 1,
      column: found.originalColumn + 1,
    };
  }
  return undefined;
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
  { root, file }: Pick<ConfigSource, 'root' | 'file'>,
): Promise<Diagnostic[]> {
  const kind = kindOf(exported);
  if (kind === undefined) return [];
  const problem = {
    path: [],
    message: `Unexpected default export of ${file}: ${kind}, expected an object`,
    hint:
      kind === 'a function'
        ? 'Call it: export default defineConfig({ … })'
        : 'Write export default defineConfig({ title: … })',
  };
  return placeProblems([problem], join(root, file));
}
