import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import * as v from 'valibot';
import {
  type Config,
  configKeys,
  type configSchema,
  configSchemaWith,
  type WrittenSidebars,
} from '../../../shared/config/config.ts';
import { writtenItems } from '../../../shared/config/config-parts.ts';
import type { ReadConfiguration } from '../../../shared/extension/configuration.ts';
import { type Diagnostic, DiagnosticError } from '../../../shared/diagnostics/diagnostic.ts';
import { localized, undeclaredIn } from '../../../shared/config/languages-config.ts';
import { normalizeBase } from '../../../shared/page/paths.ts';
import { inLanguages } from './languages.ts';
import { ruled, writtenRules } from '../../../shared/diagnostics/own-rules.ts';
import { describeIssue } from '../../../shared/diagnostics/schema-issues.ts';
import { configError } from './config-error.ts';
import { placeProblems } from './config-problems.ts';
import { withIcons } from './icons.ts';
import { extensionProblems } from './extension-problems.ts';
import { type ImportedConfig, importConfig } from './import-config.ts';
import { extensionsVersion, viteOfExtensions, withExtensions } from '../extensions.ts';
import { withForeignKeys } from './foreign-keys.ts';
import { withMove } from './moved-options.ts';
import type { ViteParts } from '../../bundler/vite-parts.ts';
import { without } from '../without.ts';
import {
  lenientChecks,
  loadReader,
  type ReaderModule,
  readerModule,
  validParts,
} from './foreign-config.ts';
import { configFile, configNames, unreadConfigs } from './find-config.ts';
import { parseConfig } from './parse-config.ts';

/** A configuration with its source files. */
export interface LoadedConfig extends Pick<ImportedConfig, 'files' | 'bundle'> {
  config: Config;
  /** The sidebars as written, for `withFileSidebars`. */
  sidebars: WrittenSidebars;
  /** The configurations of the other languages, in order. */
  translations: Pick<LoadedConfig, 'config' | 'sidebars'>[];
  /** The site's root, absolute: the folder of the config file, or what its reader says. */
  root: string;
  /** The config file, absolute. */
  main: string;
  /** The module that reads the file; undefined if it is of this engine. */
  reader: ReaderModule | undefined;
  /** What a configuration of another engine says that has no effect here, or another one. */
  problems: Diagnostic[];
  /** The options with values that are left out; see `LoadOptions`. */
  leftOut: string[];
  /** The parts of Vite's configuration that extensions set. */
  vite: ViteParts;
  /** A hash for cache keys, see `extensionsVersion`. */
  extensionsVersion: string;
}

/** Stands for all options in `leftOut`, if the file cannot be loaded. */
export const wholeConfig = '*';

/** How a configuration is loaded. */
export interface LoadOptions {
  /** Overrides the configured base path. */
  base?: string | undefined;
  /** Makes the site a preview. Default: as configured. */
  preview?: boolean | undefined;
  /** Leaves out what is invalid, without a word, to find mistakes elsewhere. Default: it is an error. */
  leavesOut?: boolean | undefined;
}

/**
 * Loads and validates the configuration of a site: `docs.config.ts`, or else one of another engine that an
 * installed package reads.
 *
 * @param folder The folder of the config file, absolute.
 * @param cacheFolder The folder of the compiled configuration.
 * @throws DiagnosticError if the file is missing, throws, or contains invalid values.
 */
export async function loadConfig(
  folder: string,
  cacheFolder: string,
  { base, preview, leavesOut }: LoadOptions = {},
): Promise<LoadedConfig> {
  const file = configFile(folder);
  const module = configNames.includes(file) ? undefined : readerModule(folder, file);
  const reader = module && (await loadReader(module));
  const leftOut = new Set<string>();
  const imported = importConfig(folder, file, cacheFolder, reader);
  const {
    read,
    files,
    bundle: code,
  } = await (leavesOut && !reader
    ? imported.catch(() => {
        leftOut.add(wholeConfig);
        const text = readFileSync(join(folder, file), 'utf8');
        for (const key of configKeys()) if (text.includes(key)) leftOut.add(key);
        const read: ReadConfiguration = { config: { title: '' } };
        return { read, files: [], bundle: { file: '', version: '' } };
      })
    : imported);
  const root = resolve(folder, read.root ?? '');
  const given = {
    ...read.config,
    ...(base !== undefined && { basePath: base }),
    ...(preview && { preview }),
  };
  const { config: valid, problems } = reader
    ? validParts(given, file)
    : { config: given, problems: [] };
  const configOf = async (all: typeof valid) => {
    const written = leavesOut ? withoutMistakes(all, { file, root }, leftOut) : all;
    const own = withIcons(await validate(written, folder, file, { root, leavesOut }), root).options;
    const config = normalize(own, written);
    const checks = reader && { ...lenientChecks(writtenRules(config)), ...config.checks };
    return {
      config: checks ? { ...config, checks } : config,
      sidebars: own.sidebar,
    };
  };
  const configsOf = async () => {
    const configs = [];
    for (const written of inLanguages(valid)) configs.push(await configOf(written));
    return configs;
  };
  const [first, ...translations] = await configsOf().catch(async (error: unknown) => {
    if (error instanceof DiagnosticError) throw error;
    // A getter of a value throws when the value is read.
    const problem = await configError(error, { root: folder, file });
    throw problem.line === undefined ? error : new DiagnosticError([problem]);
  });
  const { config, sidebars } = first!;
  const { extensions } = config;
  const rules = writtenRules(config);
  return {
    config,
    sidebars,
    translations,
    root,
    main: join(folder, file),
    files,
    bundle: code,
    reader: module && { ...module, aliases: reader?.aliases },
    leftOut: [...leftOut],
    problems: [
      ...(read.problems ?? []).map((problem) => ruled(problem, rules)),
      ...problems,
      ...unreadConfigs(folder, file),
    ],
    vite: viteOfExtensions(extensions),
    extensionsVersion: extensionsVersion(extensions, code.version + (module?.version ?? '')),
  };
}

/** A configuration without its mistakes. `leftOut` receives the options that had some. */
function withoutMistakes<Written extends object>(
  { title, ...written }: Written & { title?: unknown },
  { file, root }: { file: string; root: string },
  leftOut: Set<string>,
): Written {
  // No site can do without a title.
  const titled = { ...written, title: typeof title === 'string' && title !== '' ? title : 'Site' };
  const valid = validParts(titled, file);
  for (const key of valid.leftOut) leftOut.add(key);
  const { output, success } = parseConfig(configSchemaWith(valid.config), valid.config, file);
  const problems = success ? extensionProblems(output.extensions, root) : [];
  const mistaken = new Set(problems.map(({ path }) => path[1]));
  if (mistaken.size > 0) leftOut.add('extensions');
  const { extensions = [] } = valid.config as { extensions?: object[] };
  const kept = extensions.filter((_, index) => !mistaken.has(index));
  return { ...valid.config, extensions: kept } as Written;
}

/** Fills in the defaults that depend on other options, and the options that extensions set. */
function normalize(
  { basePath, ...valid }: v.InferOutput<typeof configSchema>,
  { labels }: { labels?: object },
): Config {
  const rest = { ...valid, sidebar: writtenItems(valid.sidebar) };
  return {
    ...withExtensions(rest, labels),
    titleTemplate: rest.titleTemplate ?? `%s – ${rest.title}`,
    base: normalizeBase(basePath),
    pagesDir: normalizeFolder(rest.pagesDir),
    blogDir: normalizeFolder(rest.blogDir),
    outDir: normalizeFolder(rest.outDir),
  };
}

/**
 * Validates a configuration. The schema reports only one unknown key at a time, so validation
 * repeats without it.
 */
async function validate(
  written: object,
  folder: string,
  file: string,
  { root, leavesOut }: { root: string; leavesOut?: boolean | undefined },
) {
  const problems: ReturnType<typeof describeIssue>[] = [];
  const schema = configSchemaWith(written);
  for (let rest: unknown = written; ;) {
    const result = parseConfig(schema, rest, file);
    if (result.success && problems.length === 0) {
      const mistakes = [
        ...extensionProblems(result.output.extensions, root),
        ...withIcons(result.output, root).problems,
      ];
      if (leavesOut || mistakes.length === 0) return result.output;
      throw new DiagnosticError(await placeProblems(mistakes, join(folder, file)));
    }
    const found = (result.issues ?? []).map((issue) => describeIssue(issue, schema, file));
    const unknown = found.filter(({ message }) => message.endsWith('a known key'));
    // Errors that appear only after the removal of unknown keys are not the author's.
    problems.push(...(problems.length === 0 ? found : unknown));
    if (unknown.length === 0) break;
    for (const { path } of unknown) rest = without(rest, path);
  }
  const moved = withForeignKeys(problems).map((problem) => withMove(problem, folder));
  const named = moved.map((problem) => ({
    ...problem,
    message: problem.message + ofExtension(problem.path, written),
    hint:
      undeclaredLanguage(problem.path, written) ??
      problem.hint ??
      (isOwnLabel(problem.path) ? ownTexts : undefined),
  }));
  throw new DiagnosticError(await placeProblems(named, join(folder, file)));
}

/** What to do if a text has a language that the site does not declare. */
function undeclaredLanguage([key, ...below]: PropertyKey[], written: object): string | undefined {
  const options = written as Record<PropertyKey, unknown>;
  const own = below.reduce((value, at) => Object(value)[at], options[key!]);
  const declared = [options.lang ?? 'en', ...Object.keys(Object(options.languages) as object)];
  const [tag] = localized.includes(String(key)) ? undeclaredIn(own, declared.map(String)) : [];
  if (tag === undefined) return undefined;
  return `The language ${tag} is not declared: add it to "languages", or leave out its text`;
}

const ownTexts = 'A text that the extension adds belongs into its ownLabels';

/** Whether a path leads to a label of an extension. */
function isOwnLabel([key, , field, label]: PropertyKey[]): boolean {
  return key === 'extensions' && field === 'labels' && label !== undefined;
}

/** Names the extension that a path of the configuration leads to. */
function ofExtension([key, index]: PropertyKey[], written: object): string {
  const { extensions } = written as { extensions?: unknown };
  if (key !== 'extensions' || !Array.isArray(extensions)) return '';
  const { name } = Object(extensions[Number(index)]) as { name?: unknown };
  return typeof name === 'string' ? ` (extension "${name}")` : '';
}

/** Normalizes `./pages/` to `pages`. */
function normalizeFolder(folder: string): string {
  return posix.normalize(folder).replace(/(?<=.)\/$/, '');
}
