import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { StyleSheet } from '../../shared/extension/style-sheet.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { Site } from '../site/site.ts';

/** The parts of Tailwind 4 that compile a sheet. */
interface Tailwind4 {
  compile(css: string, options: object): Promise<Compiler>;
}
interface Compiler {
  root: 'none' | null | { base: string; pattern: string };
  sources?: object[];
  globs?: object[];
  build(candidates: string[]): string;
}
interface Scanner {
  scan(): string[];
  scanFiles(files: { content: string; extension: string }[]): string[];
}

/** Whether a style sheet is written for Tailwind. */
export function usesTailwind(css: string): boolean {
  return /@import\s+["']tailwindcss\b|@tailwind\s|@(?:apply|theme|utility|custom-variant)\s/.test(
    css,
  );
}

/** The site that a sheet belongs to. */
type SheetSite = Pick<Site, 'root' | 'configFiles'>;

/**
 * Compiles a sheet that is written for Tailwind with the version that the site has installed.
 *
 * @throws DiagnosticError if the package is missing, or rejects the sheet.
 */
export async function compileTailwind(sheet: StyleSheet, site: SheetSite): Promise<string> {
  try {
    const is3 = /@tailwind\s+(?:base|components|utilities)/.test(sheet.css);
    return is3 ? await compile3(sheet, site) : await compile4(sheet, site);
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw problem(`Tailwind cannot compile the style sheet: ${message}`);
  }
}

async function compile4(
  { css, file, sources }: StyleSheet,
  { configFiles: { main } }: SheetSite,
): Promise<string> {
  const { compile } = await load<Tailwind4>('@tailwindcss/node', main);
  const oxide = await load<{ Scanner: new (options: object) => Scanner }>(
    '@tailwindcss/oxide',
    main,
  );
  const compiler = await compile(css, { base: dirname(file), onDependency() {} });
  const written = compiler.sources ?? compiler.globs ?? [];
  const scanner = new oxide.Scanner({ sources: written });
  // The scanner of Tailwind would find the last output, too.
  const own = compiler.root === 'none' ? [] : sources();
  return compiler.build([...new Set([...scanner.scan(), ...scanner.scanFiles(own)])].sort());
}

type Plugin3 = (options: object) => object;
type PostCss = (plugins: object[]) => {
  process(css: string, options: object): PromiseLike<{ css: string }>;
};

async function compile3(
  { css, file, folder, sources }: StyleSheet,
  { root, configFiles: { main } }: SheetSite,
): Promise<string> {
  const { default: tailwind } = await load<{ default: Plugin3 }>('tailwindcss', main);
  const { default: postcss } = await load<{ default: PostCss }>('postcss', main);
  const folders = [root, folder];
  const names = ['ts', 'js', 'cjs', 'mjs'].map((end) => `tailwind.config.${end}`);
  const config = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((name) => existsSync(name));
  const content = sources().map(({ content, extension }) => ({ raw: content, extension }));
  const layered = css.replace(/@tailwind\s+base\s*;?/, '@layer theme-reset { @tailwind base; }');
  const plugin = tailwind(config ? await fromItsFolder(config, main) : { content });
  return (await postcss([plugin]).process(layered, { from: file })).css;
}

interface Config3 {
  content?: unknown;
}

/**
 * The configuration of Tailwind 3. Its patterns of files become relative to its folder: Tailwind
 * resolves them from the working directory.
 */
async function fromItsFolder(file: string, main: string): Promise<Config3> {
  const module = await load<{ default: unknown }>('tailwindcss/loadConfig.js', main);
  const exported = module.default as LoadConfig3 | { default: LoadConfig3 };
  const loaded = (typeof exported === 'function' ? exported : exported.default)(file);
  const absolute = (pattern: unknown) => {
    if (typeof pattern !== 'string') return pattern;
    const [, not = '', path = ''] = /^(!?)(.*)$/s.exec(pattern)!;
    return not + resolve(dirname(file), path);
  };
  const { content } = loaded;
  if (Array.isArray(content)) return { ...loaded, content: content.map(absolute) };
  const { files } = Object(content) as { files?: unknown };
  if (!Array.isArray(files)) return loaded;
  return { ...loaded, content: { ...(content as object), files: files.map(absolute) } };
}

type LoadConfig3 = (file: string) => Config3;

/** Packages that install another one as their dependency, where the site does not install it itself. */
const carriers = ['@tailwindcss/vite', '@tailwindcss/postcss', 'tailwindcss', 'vocs'];

/** Loads a package of the site, or of a package that the site has. */
async function load<Module>(name: string, main: string): Promise<Module> {
  const own = resolveFrom(main, name);
  const places = own ? [] : carriers.flatMap((carrier) => resolveFrom(main, carrier) ?? []);
  const deeper = places.flatMap((place) =>
    carriers.flatMap((carrier) => resolveFrom(place, carrier) ?? []),
  );
  const found =
    own ?? [...places, ...deeper].map((place) => resolveFrom(place, name)).find(Boolean);
  if (found) return (await import(pathToFileURL(found).href)) as Module;
  throw problem(
    `styles.css uses Tailwind, but its package ${name} is not installed`,
    name.startsWith('@') ? 'Run npm install @tailwindcss/vite' : `Run npm install ${name}@3`,
  );
}

function problem(message: string, hint?: string): DiagnosticError {
  const file = 'styles.css';
  return errorWith({ rule: 'import', message, hint, file });
}
