import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { filesBelow } from '../files/files-below.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import { topRules } from './top-rules.ts';
import type { Site } from '../site/site.ts';

/** A style sheet that Tailwind wrote, divided at the place of the theme. */
export interface TailwindSheet {
  /** Its variables and its reset, which the theme overrides. */
  below: string;
  /** Its components and utilities and the site's own rules, which override the theme. */
  above: string;
}

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

/**
 * Compiles the site's `styles.css` with the Tailwind that the site has installed.
 *
 * @returns Undefined if the sheet does not use Tailwind.
 * @throws DiagnosticError if the package is missing, or rejects the sheet.
 */
export async function compileTailwind(
  site: Pick<Site, 'root' | 'config' | 'configFiles'>,
): Promise<TailwindSheet | undefined> {
  const file = join(site.root, 'styles.css');
  const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!usesTailwind(css)) return undefined;
  try {
    const is3 = /@tailwind\s+(?:base|components|utilities)/.test(css);
    const written = is3 ? await compile3(css, file, site) : await compile4(css, file, site);
    return divide(withAbsoluteUrls(written, file));
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw problem(`Tailwind cannot compile the style sheet: ${message}`);
  }
}

async function compile4(
  css: string,
  file: string,
  site: Pick<Site, 'root' | 'config' | 'configFiles'>,
): Promise<string> {
  const { compile } = await load<Tailwind4>('@tailwindcss/node', site);
  const oxide = await load<{ Scanner: new (options: object) => Scanner }>(
    '@tailwindcss/oxide',
    site,
  );
  const compiler = await compile(css, { base: dirname(file), onDependency() {} });
  const written = compiler.sources ?? compiler.globs ?? [];
  const scanner = new oxide.Scanner({ sources: written });
  // The scanner of Tailwind would find the last output, too.
  const own = compiler.root === 'none' ? [] : sourcesOf(site);
  return compiler.build([...new Set([...scanner.scan(), ...scanner.scanFiles(own)])].sort());
}

type Plugin3 = (options: object) => object;
type PostCss = (plugins: object[]) => {
  process(css: string, options: object): PromiseLike<{ css: string }>;
};

async function compile3(
  css: string,
  file: string,
  site: Pick<Site, 'root' | 'config' | 'configFiles'>,
): Promise<string> {
  const { default: tailwind } = await load<{ default: Plugin3 }>('tailwindcss', site);
  const { default: postcss } = await load<{ default: PostCss }>('postcss', site);
  const folders = [site.root, dirname(site.configFiles.main)];
  const names = ['ts', 'js', 'cjs', 'mjs'].map((end) => `tailwind.config.${end}`);
  const config = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((name) => existsSync(name));
  const content = sourcesOf(site).map(({ content, extension }) => ({ raw: content, extension }));
  const layered = css.replace(/@tailwind\s+base\s*;?/, '@layer theme-reset { @tailwind base; }');
  const plugin = tailwind(config ? await fromItsFolder(config, site) : { content });
  return (await postcss([plugin]).process(layered, { from: file })).css;
}

interface Config3 {
  content?: unknown;
}

/**
 * The configuration of Tailwind 3. Its patterns of files become relative to its folder: Tailwind
 * resolves them from the working directory.
 */
async function fromItsFolder(
  file: string,
  site: Pick<Site, 'root' | 'config' | 'configFiles'>,
): Promise<Config3> {
  const module = await load<{ default: unknown }>('tailwindcss/loadConfig.js', site);
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

/** The texts in which Tailwind looks for classes: the texts of the site, without generated files. */
function sourcesOf({ root, config, configFiles }: Pick<Site, 'root' | 'config' | 'configFiles'>) {
  const folder = dirname(configFiles.main);
  const out = relative(folder, resolve(root, config.outDir));
  const isTaken = (name: string) =>
    !/^\.|^(?:node_modules|public|dist)$/.test(name) && name !== out;
  return filesBelow(folder, isTaken)
    .filter((name) => /\.(?:[cm]?[jt]sx?|mdx?|html)$/.test(name))
    .sort()
    .map((name) => ({
      content: readFileSync(join(folder, name), 'utf8'),
      extension: extname(name).slice(1),
    }));
}

/** Packages that install another one as their dependency, where the site does not install it itself. */
const carriers = ['@tailwindcss/vite', '@tailwindcss/postcss', 'tailwindcss', 'vocs'];

/** Loads a package of the site, or of a package that the site has. */
async function load<Module>(
  name: string,
  { configFiles: { main } }: Pick<Site, 'configFiles'>,
): Promise<Module> {
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

/** The compiled sheet is elsewhere: relative addresses become absolute files. */
function withAbsoluteUrls(css: string, file: string): string {
  return css.replace(
    /\burl\(\s*(["']?)(\.{1,2}\/[^"')]+)\1\s*\)/g,
    (_, quote: string, path: string) => `url(${quote}${resolve(dirname(file), path)}${quote})`,
  );
}

/** The layers of Tailwind that the theme overrides. */
const lower = new Set(['theme', 'base', 'properties', 'theme-reset']);

/**
 * Limits a reset of the browser's styles to landing pages, which the site composes itself: the theme
 * builds upon the browser's lists, links and icons. Variables of utilities stay everywhere.
 */
function scopeReset(rule: string): string {
  const [, open, inside] = /^(@layer[^{]*\{)([\s\S]*)\}$/.exec(rule) ?? [];
  if (open === undefined || inside === undefined || !inside.includes('text-size-adjust'))
    return rule;
  const inner = topRules(inside);
  const everywhere = inner.filter((each) => each.includes('--tw-'));
  const scoped = inner.filter((each) => !each.includes('--tw-'));
  return `${open}${everywhere.join('')}@scope (.Landing){${scoped.join('')}}}`;
}

/** Links in the text of a landing page, which an underline distinguishes from the text. */
const linksOfLandings = '.Landing a:not([class]){text-decoration:underline}';

/** Divides a sheet. The order of its layers is declared by the theme's sheet. */
function divide(css: string): TailwindSheet {
  const rules = topRules(css)
    .map((rule) => rule.replace(/^(?:\/\*[\s\S]*?\*\/\s*)+/, ''))
    .filter((rule) => !/^@layer[^{]*;$/.test(rule));
  const isLower = (rule: string) => lower.has(/^@layer\s+([\w-]+)\s*\{/.exec(rule)?.[1] ?? '');
  return {
    below: [...rules.filter((rule) => isLower(rule)).map(scopeReset), linksOfLandings].join('\n'),
    above: rules.filter((rule) => !isLower(rule)).join('\n'),
  };
}
