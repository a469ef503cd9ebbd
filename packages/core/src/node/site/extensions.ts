import type { Config } from '../../shared/config/config.ts';
import {
  type Diagnostic,
  DiagnosticError,
  errorWith,
} from '../../shared/diagnostics/diagnostic.ts';
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
    return await callOwn(run, {
      rule: 'extension',
      message: `The extension "${extension}" failed in ${what}${page ? ` on ${page.path}` : ''}`,
      hint,
      file: page?.file || undefined,
      target: extension,
    });
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
  return callOwn(run, {
    rule: 'config',
    message: `"${option}" of the configuration failed on ${path}`,
    hint: 'Correct the function: the build calls it for each page',
  });
}

/** Calls a function of the site's own files. What it throws follows the message of `problem`, with its place. */
async function callOwn<Result>(
  run: () => Result | Promise<Result>,
  { message, ...problem }: Omit<Diagnostic, 'severity'>,
): Promise<Result> {
  try {
    return await orEnd(run());
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const place = await placeOfThrown(error);
    throw errorWith({ ...problem, message: `${message}: ${text}`, ...place });
  }
}

/** The pending promises of the site's functions; each is rejected if nothing is left that could settle it. */
const awaited = new Set<(reason: Error) => void>();
const failAwaited = () => {
  for (const fail of awaited) fail(new Error('it waits for a promise that never settles'));
};

/** The awaited value of a promise. Node would end without a message if it never settles. */
async function orEnd<Result>(value: Result | Promise<Result>): Promise<Result> {
  if (!(Object(value) as Partial<Promise<Result>>).then) return value;
  let fail: (reason: Error) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    fail = reject;
  });
  if (awaited.size === 0) process.on('beforeExit', failAwaited);
  awaited.add(fail);
  try {
    return await Promise.race([ended, value]);
  } finally {
    awaited.delete(fail);
    if (awaited.size === 0) process.off('beforeExit', failAwaited);
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
