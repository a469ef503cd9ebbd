import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChecksConfig } from '../../../shared/config/checks-config.ts';
import { configSchemaWith, type UserConfig } from '../../../shared/config/config.ts';
import { type Diagnostic, errorWith } from '../../../shared/diagnostics/diagnostic.ts';
import type { OwnRules } from '../../../shared/diagnostics/own-rules.ts';
import { isFixedRule, type RuleName, rules } from '../../../shared/diagnostics/rules.ts';
import { describeIssue } from '../../../shared/diagnostics/schema-issues.ts';
import {
  type ConfigurationReader,
  exportedValue,
} from '../../../shared/extension/configuration.ts';
import { installLine, packageModule, packageVersion } from '../../files/packages.ts';
import { manifestModules } from '../../files/site-packages.ts';
import { parseConfig } from './parse-config.ts';
import { without } from '../without.ts';

/* Configurations of other engines, which packages read. */

/** The project's own packages that read configurations, by the name of the file without its ending. */
const knownReaders: Record<string, string> = { 'vocs.config': '@stilldocs/vocs' };

const endings = ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs'];

/** The module that reads a site's configuration, as plain data for threads and cache keys. */
export interface ReaderModule {
  /** Absolute. */
  file: string;
  /** Changes with its code. */
  version: string;
  /** Of the loaded module: see `ConfigurationReader`. */
  aliases?: ConfigurationReader['aliases'] | undefined;
}

/** The name of a configuration of another engine in a folder, which an installed or a known package reads. */
export function foreignConfig(folder: string): string | undefined {
  const stems = [...manifestModules(folder, 'configurations').keys(), ...Object.keys(knownReaders)];
  return stems
    .flatMap((stem) => endings.map((ending) => `${stem}.${ending}`))
    .find((name) => existsSync(join(folder, name)));
}

/**
 * The module that reads a configuration.
 *
 * @param name The name of the file in its folder.
 * @throws DiagnosticError if its package is not installed.
 */
export function readerModule(folder: string, name: string): ReaderModule {
  const stem = name.replace(/\.\w+$/, '');
  const found = manifestModules(folder, 'configurations').get(stem);
  if (found) {
    const { folder: at, module } = found;
    return { file: packageModule(at, module), version: packageVersion(at) };
  }
  const known = knownReaders[stem]!;
  throw errorWith({
    rule: 'config',
    message: `The package ${known} reads ${name}, and is not installed here`,
    hint: `Run: ${installLine(known, folder)}`,
    file: name,
  });
}

/** @throws DiagnosticError if its default export is no reader. */
export async function loadReader({ file, version }: ReaderModule): Promise<ConfigurationReader> {
  const address = `${pathToFileURL(file).href}?${version}`;
  const { default: reader } = (await import(address)) as { default?: ConfigurationReader };
  if (typeof reader?.read === 'function') return reader;
  throw errorWith({
    rule: 'config',
    message: 'The module that reads the configuration has no reader as its default export',
    hint: 'Export an object with read: a ConfigurationReader',
    file,
  });
}

/** The options of a site in the exports of a bundle. */
export async function bundledConfig(
  exported: unknown,
  { main, reader }: { main: string; reader?: ReaderModule | undefined },
): Promise<UserConfig> {
  const value = (await exportedValue(exported)) as UserConfig;
  if (!reader) return value;
  const { read } = await loadReader(reader);
  return (await read(value, { folder: dirname(main), name: basename(main) })).config;
}

/**
 * The checks of a site of another engine, which itself reports none of these mistakes: every rule that can warn
 * warns. The site's `checks` take precedence.
 *
 * @param own The rules of the site's extensions.
 */
export function lenientChecks(own: OwnRules): ChecksConfig {
  const ofEngine = (Object.keys(rules) as RuleName[]).filter(
    (name) => !isFixedRule(name) && rules[name].severity === 'error',
  );
  const ofExtensions = Object.entries(own)
    .filter(([, { severity, isFixed }]) => severity === 'error' && !isFixed)
    .map(([name]) => name);
  return Object.fromEntries(
    [...ofEngine, ...ofExtensions].map((name) => [name, { severity: 'warn' as const, allow: [] }]),
  );
}

/** The maximum number of values that are left out; a configuration with more is of another kind. */
const maxLeftOut = 100;

/** Leaves out the values of a configuration that the schema rejects; `leftOut` has the options that they belong to. */
export function validParts(
  written: object,
  file: string,
): { config: object; problems: Diagnostic[]; leftOut: string[] } {
  const schema = configSchemaWith(written);
  const lines: string[] = [];
  const keys = new Set<string>();
  let config: unknown = written;
  while (lines.length < maxLeftOut) {
    const [issue] = parseConfig(schema, config, file).issues ?? [];
    if (!issue) break;
    const { path, message } = describeIssue(issue, schema, file);
    // Lists of prefixes have one more key in the schema than in the file.
    if (path.length === 0 || path[0] === 'title') break;
    keys.add(String(path[0]));
    const shorter = without(config, path);
    const isSame = JSON.stringify(shorter) === JSON.stringify(config);
    config = isSame ? without(config, path.slice(0, 1)) : shorter;
    lines.push(`\n    ${path.map(String).join('.')}: ${message}`);
  }
  return {
    config: config as object,
    problems: lines.length > 0 ? [leftOutProblem(lines, file)] : [],
    leftOut: [...keys],
  };
}

function leftOutProblem(lines: string[], file: string): Diagnostic {
  return {
    severity: 'warning',
    rule: 'foreign-config',
    message: `Values of ${file} are not valid here, and are left out:${lines.join('')}`,
    hint: "Correct them, or write checks: { 'foreign-config': 'off' } to read this no more",
    file,
  };
}
