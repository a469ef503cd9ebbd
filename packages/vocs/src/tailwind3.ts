import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StyleSheet } from 'stilldocs';

type Tailwind = (options: object) => object;
type PostCss = (plugins: object[]) => {
  process(css: string, options: object): PromiseLike<{ css: string }>;
};

/** A configuration of Tailwind. */
interface TailwindConfig {
  content?: unknown;
}
type LoadConfig = (file: string) => TailwindConfig;

/**
 * Compiles a sheet for Tailwind 3 with the packages of the site; undefined if it is another one.
 *
 * @throws Error if a package is missing, or rejects the sheet.
 */
export async function compileTailwind3(sheet: StyleSheet): Promise<string | undefined> {
  const { css, file, folder, sources } = sheet;
  if (!/@tailwind\s+(?:base|components|utilities)/.test(css)) return undefined;
  const { default: tailwind } = await load<{ default: Tailwind }>('tailwindcss', folder);
  const { default: postcss } = await load<{ default: PostCss }>('postcss', folder);
  const names = ['ts', 'js', 'cjs', 'mjs'].map((end) => `tailwind.config.${end}`);
  const config = [dirname(file), folder]
    .flatMap((each) => names.map((name) => join(each, name)))
    .find((name) => existsSync(name));
  const content = sources().map(({ content, extension }) => ({ raw: content, extension }));
  const layered = css.replace(/@tailwind\s+base\s*;?/, '@layer theme-reset { @tailwind base; }');
  // The theme of a reader is a class, which Tailwind's default does not follow.
  const darkMode = 'selector';
  const own = config
    ? { darkMode, ...(await fromItsFolder(config, folder)) }
    : { darkMode, content };
  const plugin = tailwind(own);
  return (await postcss([plugin]).process(layered, { from: file })).css;
}

/**
 * The configuration of Tailwind. Its patterns of files become relative to its folder: Tailwind resolves them from
 * the working directory.
 */
async function fromItsFolder(file: string, folder: string): Promise<TailwindConfig> {
  const module = await load<{ default: unknown }>('tailwindcss/loadConfig.js', folder);
  const exported = module.default as LoadConfig | { default: LoadConfig };
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

/** Loads a package of the site, or one that Vocs or Tailwind has installed for it. */
async function load<Module>(name: string, folder: string): Promise<Module> {
  const from = join(folder, 'package.json');
  const carriers = ['tailwindcss', 'vocs'].flatMap((carrier) => resolveFrom(from, carrier) ?? []);
  const found = [from, ...carriers].map((place) => resolveFrom(place, name)).find(Boolean);
  if (found) return (await import(pathToFileURL(found).href)) as Module;
  throw new Error(
    `styles.css uses Tailwind 3, but its package ${name} is not installed: run npm install ${name}@3`,
  );
}

function resolveFrom(file: string, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}
