import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type Config, configSchema } from '../../shared/config/config.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { normalizeBase } from '../../shared/page/paths.ts';
import { describeIssue } from '../../shared/diagnostics/schema-issues.ts';
import { bundle, nodeBuild } from '../bundler/bundle.ts';
import { placeProblems } from './config-problems.ts';
import { engineAliases, engineRoot, engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';

const names = [
  'docs.config.ts',
  'docs.config.tsx',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
];

/** A configuration with its source files. */
export interface LoadedConfig {
  config: Config;
  /** The config file and every local file it imports, absolute. */
  files: string[];
}

/**
 * Loads and validates `docs.config.ts` of a site.
 *
 * @param cacheFolder The folder of the compiled configuration.
 * @param base Overrides the configured base path.
 * @throws DiagnosticError if the file is missing, throws, or contains invalid values.
 */
export async function loadConfig(
  root: string,
  cacheFolder: string,
  base?: string,
): Promise<LoadedConfig> {
  const file = configFile(root);
  const { written, files } = await importConfig(root, file, cacheFolder);
  const overridden = base === undefined ? written : { ...written, basePath: base };
  const output = await validate(overridden, root, file);
  const { basePath, ...rest } = output;
  const titleTemplate = rest.titleTemplate ?? `%s – ${rest.title}`;
  const config = {
    ...rest,
    titleTemplate,
    base: normalizeBase(basePath),
    pagesDir: normalizeFolder(rest.pagesDir),
    blogDir: normalizeFolder(rest.blogDir),
    outDir: normalizeFolder(rest.outDir),
  };
  return { config, files };
}

/**
 * Validates a configuration. The schema reports only one unknown key at a time, so validation
 * repeats without it.
 */
async function validate(written: object, root: string, file: string) {
  const problems: ReturnType<typeof describeIssue>[] = [];
  for (let rest: unknown = written; ;) {
    const result = v.safeParse(configSchema, rest);
    if (result.success && problems.length === 0) return result.output;
    const found = (result.issues ?? []).map((issue) => describeIssue(issue, configSchema, file));
    const unknown = found.filter(({ message }) => message.endsWith('a known key'));
    // Errors that appear only after the removal of unknown keys are not the author's.
    problems.push(...(problems.length === 0 ? found : unknown));
    if (unknown.length === 0) break;
    for (const { path } of unknown) rest = without(rest, path);
  }
  throw new DiagnosticError(await placeProblems(problems, join(root, file)));
}

/** A copy of a value without one of its nested keys. */
function without(value: unknown, [key, ...below]: PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (below.length === 0) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, without(Reflect.get(copy, key), below));
  return copy;
}

/** Normalizes `./pages/` to `pages`. */
function normalizeFolder(folder: string): string {
  return posix.normalize(folder).replace(/(?<=.)\/$/, '');
}

function fail(problem: Pick<Diagnostic, 'message' | 'hint' | 'file'>): never {
  throw new DiagnosticError([{ severity: 'error', rule: 'config', ...problem }]);
}

/**
 * The name of a site's config file.
 *
 * @throws DiagnosticError if there is none.
 */
export function configFile(root: string): string {
  const file = names.find((name) => existsSync(join(root, name)));
  return (
    file ??
    fail({
      message: `Unexpected folder ${root}, expected one with a docs.config.ts`,
      hint: 'Create it, or name the folder with --root',
    })
  );
}

async function importConfig(
  root: string,
  file: string,
  cacheFolder: string,
): Promise<{ written: object; files: string[] }> {
  try {
    const built = await bundle({
      cacheFolder,
      name: 'config',
      version: hash(engineRoot, engineVersion()),
      config: async () => ({
        root,
        plugins: [(await import('../bundler/module-place.ts')).modulePlace()],
        resolve: { alias: engineAliases },
        ...nodeBuild('config', join(root, file)),
      }),
    });
    const url = pathToFileURL(join(built.folder, built.entries.config!)).href;
    const { default: written } = (await import(`${url}?${built.version}`)) as { default?: unknown };
    if (typeof written === 'object' && written !== null) return { written, files: built.inputs };
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    fail({ message: `Unexpected error in ${file}: ${message.replaceAll(`${root}/`, '')}`, file });
  }
  return fail({
    message: `Unexpected exports of ${file}, expected a configuration as default export`,
    hint: 'Write export default defineConfig({ title: … })',
    file,
  });
}
