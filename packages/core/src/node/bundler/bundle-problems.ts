import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';
import { decodeText, readEncoding } from '../../content/source/decode-text.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { isStyleSheet } from './note-styles.ts';
import { packageOfModule } from './package-islands.ts';
import { isPlainTypeScript, parseModule, unexpectedJsx } from './parse-module.ts';

/** The place of a mistake. */
export type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** An unresolved import. */
export interface MissingImport {
  specifier: string;
  /** The id of the module that imports it. */
  importer: string;
}

/** Whether an import is one of the network, which neither Node nor the policy of a page allows. */
export const isAddress = (specifier: string) => /^(?:https?:)?\/\//.test(specifier);

/** The options of a plugin that looks for a module which nothing imports. */
export const looksOnly = { skipSelf: true, custom: { looksOnly: true } };

/** Records every unresolved import. The bundler alone would stop at the first. */
export function noteMissing(missing: MissingImport[]): Plugin[] {
  const note = (specifier: string, importer: string) => {
    missing.push({ specifier, importer });
    return { id: specifier, external: true };
  };
  return [
    {
      // Vite takes addresses for resolved.
      name: 'docs:addresses',
      enforce: 'pre',
      resolveId(specifier, importer, { kind }) {
        if (importer === undefined || kind !== 'import-statement' || !isAddress(specifier)) return;
        return note(specifier, importer);
      },
    },
    {
      name: 'docs:missing',
      enforce: 'post',
      resolveId: {
        order: 'post',
        handler(specifier, importer, { kind, custom }) {
          if (custom === looksOnly.custom) return;
          // Packages may have optional requirements.
          if (importer === undefined || kind === 'require-call' || isBuiltin(specifier)) return;
          if (packageOfModule(importer) !== undefined) return { id: specifier, external: true };
          return note(specifier, importer);
        },
      },
    },
  ];
}

/** The problem of an import, without its place. */
export function missingProblem(specifier: string): Omit<Diagnostic, keyof Place> {
  if (isAddress(specifier))
    return {
      severity: 'error',
      rule: 'import',
      message: `The import "${specifier}" is an address of the network, which is not loaded`,
      hint: 'Install its package, or put the file into the site',
    };
  if (isBuiltin(specifier))
    return {
      severity: 'error',
      rule: 'import',
      message: `The module "${specifier}" of Node does not exist in browsers`,
      hint: 'Call it in a component that is no island, and pass the result as a prop',
    };
  const [, name] = /^(@[^/]+\/[^/]+|[a-z0-9~_-][^/:]*)(?:\/|$)/i.exec(specifier) ?? [];
  return {
    severity: 'error',
    rule: 'import',
    message: name
      ? `The package "${name}" is not installed`
      : `The import "${specifier}" does not exist`,
    hint: name ? `Run npm install ${name}` : 'Correct the path, or add the file',
  };
}

/**
 * The first place in a file that mentions a text in quotes or as `url(…)`; only the file's name if
 * there is none.
 */
export function placeOfText(file: string, root: string, text: string): Place {
  const source = readIfThere(file)?.toString() ?? '';
  const found = [`'${text}'`, `"${text}"`, `(${text}`].map((each) => source.indexOf(each));
  const offset = found.find((each) => each >= 0);
  return { file: nameOf(file, root), ...(offset !== undefined && placeAt(source, offset)) };
}

const nameOf = (file: string, root: string) => relative(root, file).replaceAll('\\', '/');

/** An error of the bundler, alone or in a list. */
interface BundlerError extends Error {
  errors?: BundlerError[];
  diagnostics?: Diagnostic[];
  code?: string;
  id?: string;
  exporter?: string;
  /** The missing file. */
  path?: string;
  /** The line counts from 1, the column from 0. */
  loc?: { file?: string; line?: number; column?: number };
}

/**
 * The diagnostics of a failed bundler: no colors, no stack, no NUL, each with its place.
 *
 * @param files The files that were read before the failure, absolute.
 * @param importersOf The places from which the entry's code has an import. Default: none.
 */
export async function bundlerProblems(
  error: unknown,
  root: string,
  files: string[],
  importersOf: (specifier: string) => Place[] = () => [],
): Promise<Diagnostic[]> {
  const { errors = [error as BundlerError] } = error as BundlerError;
  const unread = sheetEncodings(root, files);
  if (unread.length > 0) return unread;
  const found = errors.flatMap((each) => {
    const manifest = brokenManifest(each.message, root);
    if (manifest) return [manifest];
    const encoding = encodingProblems(each.message, root);
    if (encoding.length > 0) return encoding;
    // The bundler says so after each error of a manifest.
    if (/went wrong inside rolldown/.test(each.message) && errors.length > 1) return [];
    const hidden = notExported(each.message);
    if (!hidden) return each.diagnostics ?? [problemOf(each, root, files)];
    const { specifier, problem } = hidden;
    const [place] = importersOf(specifier);
    const { file, line, column } = place ?? placeIn(files, root, specifier);
    return [{ ...problem, ...(file && { file, line, column }) }];
  });
  if (found.every(({ file }) => file !== undefined)) return found;
  // The minifier does not report the style sheet of its error.
  const sheets = await sheetProblems(root, files);
  return sheets.length > 0 ? [...found.filter(({ file }) => file), ...sheets] : found;
}

/** The problem of a `package.json` or `tsconfig.json`, which is read above every module. */
function brokenManifest(message: string, root: string): Diagnostic | undefined {
  const [, path, said, line, column] =
    /JSONError \{ path: "(.+?)", message: "(.+?)(?: at line \d+ column \d+)?", line: (\d+), column: (\d+)/.exec(
      message,
    ) ?? [];
  const [, cyclic] = /Tsconfig extends configs circularly: "(.+?)"/.exec(message) ?? [];
  if (cyclic !== undefined)
    return {
      severity: 'error',
      rule: 'syntax',
      message: `${basename(cyclic)} extends itself`,
      hint: 'Correct "extends" in it, or in the file that it extends',
      ...placeOfText(resolve(root, cyclic), root, 'extends'),
    };
  if (path === undefined) return undefined;
  return {
    severity: 'error',
    rule: 'syntax',
    message: `${basename(path)} is no JSON: ${said}`,
    hint: 'Correct it: the bundler reads it for each module of its folder',
    ...{ file: nameOf(resolve(root, path), root), line: Number(line), column: Number(column) },
  };
}

/** The place of the first byte that is no UTF-8 in a module. */
function encodingProblems(message: string, root: string): Diagnostic[] {
  const [, path] =
    /Could not load (.+?)(?: - |\n)[^]*did not contain valid UTF-8/.exec(message) ?? [];
  const content = path === undefined ? undefined : readIfThere(resolve(root, path));
  return content ? readEncoding(decodeText(content), path!).diagnostics : [];
}

/** The style sheets of the site among these files that are not UTF-8: no tool complains, and readers see �. */
export function sheetEncodings(root: string, files: string[]): Diagnostic[] {
  const own = files.filter((file) => isStyleSheet(file) && !file.includes('/node_modules/'));
  return own.flatMap((file) => {
    const content = readIfThere(file);
    return content ? readEncoding(decodeText(content), nameOf(file, root)).diagnostics : [];
  });
}

/** All mistakes of style sheets, for tools that report no file. */
async function sheetProblems(root: string, files: string[]): Promise<Diagnostic[]> {
  const { transform } = await import('lightningcss');
  return files.flatMap((file): Diagnostic[] => {
    if (!file.endsWith('.css')) return [];
    try {
      transform({ filename: file, code: readFileSync(file), cssModules: true });
      return [];
    } catch (error) {
      const { message, loc } = error as BundlerError;
      return [syntaxProblem(message, { file: nameOf(file, root), ...placeOfLoc(loc) })];
    }
  });
}

function syntaxProblem(message: string, place: Place): Diagnostic {
  const text = message.startsWith('Unexpected ') ? message : `Syntax error: ${message}`;
  return { severity: 'error', rule: 'syntax', message: text, ...place };
}

function placeOfLoc({ line, column = 0 }: BundlerError['loc'] = {}): Place {
  return line ? { line, column: column + 1 } : {};
}

function problemOf(error: BundlerError, root: string, files: string[]): Diagnostic {
  const { code, exporter, path, loc = {} } = error;
  if (code === 'PLUGIN_ERROR' && path !== undefined) {
    const problem = missingProblem(/^[./]/.test(path) ? path : `./${path}`);
    return { ...problem, ...placeIn(files, root, path) };
  }
  const text = stripVTControlCharacters(error.message).replaceAll(/ ?`?\0`?/g, '');
  const [clean = ''] = text
    .replace(/^(?:\[[^\]]*\]:? *)+/, '')
    .replace(/^.* threw an error\s+Caused by:\s+/, '')
    .split('\n');
  // PostCSS reports the place before the message. Other tools draw a frame, or report it at the
  // end.
  const [, sheet, said = clean] =
    /^(?:postcss-import: )?(\/.+?)(?::\d+){2}: (.*)/.exec(clean) ?? [];
  const [, frame] = /\[ (\S.*):\d+:\d+ \]/.exec(text) ?? [];
  const [, ...numbers] = /(?:\.css|\[ \S.*):(\d+):(\d+)|\bline (\d+) column (\d+)/.exec(text) ?? [];
  const [line, column] = numbers.filter(Boolean).map(Number);
  const file = sheet ?? error.id ?? loc.file ?? frame ?? (line && files.find(isBrokenJson));
  const name = code === 'MISSING_EXPORT' ? /^"(.*?)"/.exec(said)?.[1] : undefined;
  const place = {
    ...(file && { file: nameOf(resolve(root, file), root) }),
    ...(loc.line && sheet === undefined ? placeOfLoc(loc) : { line, column }),
  };
  if (name === undefined)
    return jsxProblem(place, root) ?? syntaxProblem(said.replaceAll(`${root}/`, ''), place);
  const message = `There is no export "${name}" in ${nameOf(exporter ?? '', root)}`;
  return { severity: 'error', rule: 'syntax', message, ...place };
}

/** The place of the first of these files that mentions a text. */
function placeIn(files: string[], root: string, text: string): Place {
  return files.map((file) => placeOfText(file, root, text)).find(({ line }) => line) ?? {};
}

/** The problem of a path that a package does not export: the bundler names no importer. */
function notExported(message: string) {
  const [, path, folder] =
    /"\.(\/.+?)" is not exported under the conditions .* from package (\S+)/.exec(message) ?? [];
  const name = folder?.replaceAll('\\', '/').split('node_modules/').at(-1);
  if (path === undefined || name === undefined) return undefined;
  const problem: Omit<Diagnostic, keyof Place> = {
    severity: 'error',
    rule: 'import',
    message: `The package "${name}" does not export "${name}${path}"`,
    hint: 'Import a path that "exports" in its package.json lists',
  };
  return { specifier: name + path, problem };
}

/** The problem of a `.ts` file with JSX; undefined for other files. */
function jsxProblem({ file = '' }: Place, root: string): Diagnostic | undefined {
  if (!isPlainTypeScript(file)) return undefined;
  const text = readIfThere(resolve(root, file))?.toString() ?? '';
  return parseModule(text, file).diagnostics.find(({ message }) => message === unexpectedJsx);
}

function isBrokenJson(file: string): boolean {
  if (!file.endsWith('.json')) return false;
  try {
    JSON.parse(readIfThere(file)?.toString() ?? '');
    return false;
  } catch {
    return true;
  }
}

/**
 * Removes consequences of a missing package: its imports in other packages, if the site imports it or
 * several packages do, and the bundler's own message.
 */
export function withoutRepeats(failures: Diagnostic[]): Diagnostic[] {
  const missing = failures.filter(
    ({ rule, message }) => rule === 'import' && /package "/.test(message),
  );
  const isOwn = ({ file }: Diagnostic) => !file?.includes('node_modules/');
  const names = missing.map(({ message }) => /package ("[^"]*")/.exec(message)?.[1] ?? '');
  return failures.filter((failure) => {
    if (failure.rule === 'syntax' && /failed to resolve import/.test(failure.message))
      return !names.some((name) => failure.message.includes(name));
    if (!missing.includes(failure) || isOwn(failure)) return true;
    const same = missing.filter(({ message }) => message === failure.message);
    return !same.some(isOwn) && same[0] === failure;
  });
}
