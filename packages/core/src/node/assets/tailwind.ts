import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { StyleSheet } from '../../shared/extension/style-sheet.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import { installLine } from '../files/packages.ts';
import { dependencyNames } from '../files/site-packages.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

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
 * Compiles a sheet for Tailwind 4 with the packages of the site.
 *
 * @param main The site's configuration file, absolute: packages are found from there.
 * @throws DiagnosticError if the package is missing, or rejects the sheet.
 */
export async function compileTailwind(sheet: StyleSheet, main: string): Promise<string> {
  if (/@tailwind\s+(?:base|components|utilities)/.test(sheet.css))
    throw problem(
      'styles.css is written for Tailwind 3, which an extension compiles',
      `Run ${installLine('@stilldocs/vocs', dirname(main))} and add vocs() to "extensions", or change to Tailwind 4`,
    );
  try {
    return await compile4(sheet, main);
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    throw problem(`Tailwind cannot compile the style sheet: ${errorOf(error).message}`);
  }
}

/** The dark theme of a reader, which `dark:` follows: Tailwind's own default follows the system alone. */
const darkVariant = '\n@custom-variant dark (&:where(.dark, .dark *));';

async function compile4(
  { css: written, file, sources }: StyleSheet,
  main: string,
): Promise<string> {
  const css = /@custom-variant\s+dark\b/.test(written) ? written : written + darkVariant;
  const { compile } = await load<Tailwind4>('@tailwindcss/node', main);
  const oxide = await load<{ Scanner: new (options: object) => Scanner }>(
    '@tailwindcss/oxide',
    main,
  );
  const compiler = await compile(css, { base: dirname(file), onDependency() {} });
  const places = compiler.sources ?? compiler.globs ?? [];
  const scanner = new oxide.Scanner({ sources: places });
  // The scanner of Tailwind would find the last output, too.
  const own = compiler.root === 'none' ? [] : sources();
  return compiler.build([...new Set([...scanner.scan(), ...scanner.scanFiles(own)])].sort());
}

/** Packages that install another one as their dependency, where the site does not install it itself. */
const carriers = ['@tailwindcss/vite', '@tailwindcss/postcss', 'tailwindcss'];

/** Loads a package of the site, or of a package that the site has. */
async function load<Module>(name: string, main: string): Promise<Module> {
  const own = resolveFrom(main, name);
  const names = own ? [] : [...carriers, ...dependencyNames(dirname(main))];
  const places = names.flatMap((each) => resolveFrom(main, each) ?? []);
  const deeper = places.flatMap((place) =>
    carriers.flatMap((carrier) => resolveFrom(place, carrier) ?? []),
  );
  const found =
    own ?? [...places, ...deeper].map((place) => resolveFrom(place, name)).find(Boolean);
  if (found) return (await import(pathToFileURL(found).href)) as Module;
  throw problem(
    `styles.css uses Tailwind, but its package ${name} is not installed`,
    'Run npm install @tailwindcss/vite',
  );
}

function problem(message: string, hint?: string): DiagnosticError {
  const file = 'styles.css';
  return errorWith({ rule: 'import', message, hint, file });
}
