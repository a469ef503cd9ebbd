import type { Config } from '../../shared/config/config.ts';
import { callError, inOwnCall, type OwnCall } from '../../content/base/own-calls.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import type { ValidExtension } from '../../shared/extension/extension.ts';
import type { ViteParts } from '../bundler/vite-parts.ts';
import { placeOfThrown } from '../bundler/thrown-place.ts';
import { hash } from '../files/hash.ts';

/**
 * Adds the options that extensions set to the options of a site: texts, sources of the policy.
 *
 * @param written The labels that the site itself sets, which take precedence.
 */
export function withExtensions<
  Options extends Pick<Config, 'extensions' | 'labels' | 'contentSecurityPolicy'>,
>(options: Options, written: object = {}): Options {
  const { extensions } = options;
  if (extensions.length === 0) return options;
  const added = Object.entries(
    Object.assign({}, ...extensions.map(({ labels }) => labels)) as object,
  );
  const labels = {
    ...options.labels,
    ...Object.fromEntries(added.filter(([name]) => !Object.hasOwn(written, name))),
  };
  const policy: Record<string, string[]> = { ...(options.contentSecurityPolicy as object) };
  for (const extension of extensions) {
    for (const [directive, sources = []] of Object.entries(extension.contentSecurityPolicy ?? {}))
      policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])];
  }
  return { ...options, labels, contentSecurityPolicy: policy };
}

/** The parts of Vite's configuration that extensions set. */
export function viteOfExtensions(extensions: ValidExtension[]): ViteParts {
  const parts = extensions.flatMap(({ vite }) => vite ?? []);
  if (parts.length === 0) return {};
  const merged = (key: 'define' | 'alias') =>
    Object.assign({}, ...parts.map((it) => it[key])) as Record<string, string>;
  return {
    define: merged('define'),
    alias: merged('alias'),
    plugins: parts.flatMap(({ plugins = [] }) => plugins),
  };
}

/**
 * The version of a site's extensions for cache keys: of the bundled configuration, which contains their
 * functions, of their values, and of their `version` fields. Empty without extensions.
 *
 * @param code A hash of the bundled configuration.
 */
export function extensionsVersion(extensions: ValidExtension[], code: string): string {
  // Plugins may be circular, and heads are part of the documents' keys.
  const values = (key: string, value: unknown) =>
    key === 'plugins' || key === 'head' ? undefined : value;
  return extensions.length === 0 ? '' : hash(code, JSON.stringify(extensions, values));
}

/**
 * The total time of the functions of each extension, in ms, and the pages that they were called with.
 */
export type ExtensionTimes = Map<string, number>;

/** A call of a function of an extension. */
interface Call {
  extension: string;
  /** As in "onPage" or "outputs". */
  what: string;
  /** The page of the call: its path and its source. */
  page?: { path: string; file: string } | undefined;
  /** What the author must know besides the error. */
  hint?: string | undefined;
}

/**
 * Calls a function of an extension.
 *
 * @param times Receives the time that it takes.
 * @throws DiagnosticError that names extension and page, with the place in the site's own files, for any
 *   error.
 */
export async function callExtension<Result>(
  { extension, what, page, hint }: Call,
  run: () => Result | Promise<Result>,
  times?: ExtensionTimes,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    const call: OwnCall = {
      rule: 'extension',
      message: `The extension "${extension}" failed in ${what}${page ? ` on ${page.path}` : ''}`,
      hint,
      file: page?.file || undefined,
      target: extension,
    };
    return await callOwn(call, run, page ? limits.waiting.most : limits.finishing.most);
  } finally {
    times?.set(extension, (times.get(extension) ?? 0) + performance.now() - startedAt);
  }
}

/**
 * Calls a function of the configuration.
 *
 * @param option The option, as in `aiCta.query`.
 * @throws DiagnosticError that names option and page, with the place in the site's own files, for any error.
 */
export function callOption<Result>(
  option: string,
  path: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const message = `"${option}" of the configuration failed on ${path}`;
  const hint = 'Correct the function: the build calls it for each page';
  return callOwn({ rule: 'config', message, hint }, run);
}

/** Calls a function of the site's own files. What it throws follows the message of `call`, with its place. */
async function callOwn<Result>(
  call: OwnCall,
  run: () => Result | Promise<Result>,
  seconds?: number,
): Promise<Result> {
  try {
    return await inOwnCall(call, run, seconds);
  } catch (error) {
    throw callError(call, error, await placeOfThrown(error));
  }
}

/** Calls functions one after the other; the errors of all are thrown together. */
export async function callAll(calls: (() => Promise<void>)[]): Promise<void> {
  const problems: Diagnostic[] = [];
  for (const call of calls) await collecting(problems, call);
  if (problems.length > 0) throw new DiagnosticError(problems);
}

/** Runs a function; the mistakes of extensions are collected, any other error is thrown. */
export async function collecting(problems: Diagnostic[], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const own = error instanceof Error && 'diagnostics' in error ? error.diagnostics : [];
    const diagnostics = own as Diagnostic[];
    if (diagnostics.length === 0 || diagnostics.some(({ rule }) => rule !== 'extension'))
      throw error;
    problems.push(...diagnostics);
  }
}
