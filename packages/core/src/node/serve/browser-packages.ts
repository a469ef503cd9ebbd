import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPageImports } from '../assets/page-imports.ts';
import { mayBeClientFile } from '../bundler/island-transform.ts';
import { importsIn } from '../bundler/parse-module.ts';
import { importedFile } from '../bundler/tsconfig-paths.ts';
import { isOwnPackage } from '../files/packages.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { Site } from '../site/site.ts';

/**
 * The packages that islands of the site import, as they write them. The dev server bundles each of them once: a browser
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
  const visit = (path: string, isInside: boolean): void => {
    const file = importedFile(path);
    if (!file || !/\.[jt]sx?$/.test(file) || file.includes('/node_modules/')) return;
    const code = readFileSync(file, 'utf8');
    const isClient = isInside || isAutomatic || mayBeClientFile(code);
    if (seen.has(`${file} ${isClient}`)) return;
    seen.add(`${file} ${isClient}`);
    for (const { specifier } of importsIn(code, file)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier), isClient);
      else if (isClient && isPackage(root, specifier)) found.add(specifier);
    }
  };
  for (const name of (await findPageImports(root, pages, outlines)).keys()) visit(name, false);
  return [...found].sort();
}

/** Whether an import leads to the code of an installed package, other than React and the engine. */
function isPackage(root: string, specifier: string): boolean {
  if (isOwnPackage(specifier) || /^(?:react|react-dom)(?:\/|$)/.test(specifier)) return false;
  const file = resolveFrom(join(root, 'docs.config.ts'), specifier);
  return file !== undefined && /\/node_modules\/.*\.[cm]?js$/s.test(file);
}
