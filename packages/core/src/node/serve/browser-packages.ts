import { dirname, join } from 'node:path';
import { findPageImports } from '../assets/page-imports.ts';
import { mayBeClientFile } from '../bundler/island-transform.ts';
import { parseModule } from '../bundler/parse-module.ts';
import { isOwnPackage } from '../files/packages.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { Site } from '../site/site.ts';

const ends = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

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
    const file = ends
      .map((end) => path + end)
      .find((each) => /\.[jt]sx?$/.test(each) && read(each));
    if (file === undefined || file.includes('/node_modules/')) return;
    const code = read(file)!;
    const isClient = isInside || isAutomatic || mayBeClientFile(code);
    if (seen.has(`${file} ${isClient}`)) return;
    seen.add(`${file} ${isClient}`);
    for (const specifier of importsIn(code, file)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier), isClient);
      else if (isClient && isPackage(root, specifier)) found.add(specifier);
    }
  };
  for (const name of (await findPageImports(root, pages, outlines)).keys()) visit(name, false);
  return [...found].sort();
}

const read = (file: string) => readIfThere(file)?.toString();

/** The specifiers that a module imports from, without its types. */
function importsIn(code: string, file: string): string[] {
  return parseModule(code, file).program.body.flatMap((node) => {
    if (!('source' in node) || !node.source) return [];
    const kind = node.type === 'ImportDeclaration' ? node.importKind : node.exportKind;
    return kind === 'type' ? [] : [node.source.value];
  });
}

/** Whether an import leads to the code of an installed package, other than React and the engine. */
function isPackage(root: string, specifier: string): boolean {
  if (isOwnPackage(specifier) || /^(?:react|react-dom)(?:\/|$)/.test(specifier)) return false;
  const file = resolveFrom(join(root, 'docs.config.ts'), specifier);
  return file !== undefined && /\/node_modules\/.*\.[cm]?js$/s.test(file);
}
