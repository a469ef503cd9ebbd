import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { findPageImports } from '../assets/page-imports.ts';
import { mayBeClientFile } from '../bundler/island-transform.ts';
import { isClientFile } from '../bundler/client-exports.ts';
import { importsIn } from '../bundler/parse-module.ts';
import { importedFile } from '../bundler/tsconfig-paths.ts';
import { isOwnPackage } from '../files/packages.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { Site } from '../site/site.ts';

/**
 * The packages that islands of the site import, as they write them, and those that are islands themselves. The dev server bundles each of them once: a browser
 * reads no CommonJS, and would load a library of components in hundreds of requests.
 */
export async function browserPackages({
  root,
  pages,
  outlines,
  config,
}: Pick<Site, 'root' | 'pages' | 'outlines' | 'config'>): Promise<string[]> {
  const isAutomatic = config.extensions.some(({ automaticIslands }) => automaticIslands);
  const found = new Set<string>();
  const seen = new Set<string>();
  const take = (specifier: string, isClient: boolean) => {
    const file = packageFile(root, specifier);
    if (file !== undefined && (isClient || isClientFile(file))) found.add(specifier);
  };
  const visit = (path: string, isInside: boolean): void => {
    const file = importedFile(path);
    if (!file || !/\.[jt]sx?$/.test(file) || file.includes('/node_modules/')) return;
    const code = readFileSync(file, 'utf8');
    const isClient = isInside || isAutomatic || mayBeClientFile(code);
    if (seen.has(`${file} ${isClient}`)) return;
    seen.add(`${file} ${isClient}`);
    for (const { specifier } of importsIn(code, file)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier), isClient);
      else take(specifier, isClient);
    }
  };
  for (const name of (await findPageImports(root, pages, outlines)).keys())
    if (isAbsolute(name)) visit(name, false);
    else take(name, false);
  return [...found].sort();
}

/** The code of an installed package that an import leads to, other than React and the engine. */
function packageFile(root: string, specifier: string): string | undefined {
  if (isOwnPackage(specifier) || /^(?:react|react-dom)(?:\/|$)/.test(specifier)) return undefined;
  const file = resolveFrom(join(root, 'docs.config.ts'), specifier);
  return file !== undefined && /\/node_modules\/.*\.[cm]?js$/s.test(file) ? file : undefined;
}
