import { dirname, join, relative } from 'node:path';
import { isPartial } from '../../content/source/partial.ts';
import { textInside } from '../../content/source/text-inside.ts';
import { mayHaveIslands, packageModule } from '../bundler/package-islands.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { importsOf, type Outlines } from '../site/outlines.ts';

/** A place where a page or a partial imports a module; line and column from 1. */
export interface ImportPlace {
  specifier: string;
  file: string;
  line: number;
  column: number;
  /** The imported exports: `default`, `*`, or names. */
  imported: string[];
}

/**
 * Every module that pages and their partials import, sorted, and the places of its imports. Its name
 * is its absolute file, or its package. Pages are not compiled for it, so that components can be
 * bundled before the first page is rendered.
 *
 * @param files The folder of the pages and partials, of an earlier version. Default: the root.
 */
export async function findPageImports(
  root: string,
  pages: PageSource[],
  outlines: Outlines,
  files = root,
): Promise<Map<string, ImportPlace[]>> {
  const found = new Map<string, ImportPlace[]>();
  const seen = new Set<string>();
  const addFrom = async (source: { file: string; text: string }): Promise<void> => {
    const { file } = source;
    if (seen.has(file)) return;
    seen.add(file);
    for (const { specifier, line, column, imported } of await importsOf(outlines, source)) {
      const name = resolveSpecifier(root, file, specifier);
      if (isPartial(specifier)) await addPartial(relative(root, name));
      else
        found.set(name, [...(found.get(name) ?? []), { specifier, file, line, column, imported }]);
    }
  };
  const addPartial = (file: string) =>
    addFrom({ file, text: textInside(files, join(files, file)) ?? '' });
  for (const page of pages) await addFrom(page);
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The module to load for an imported one: of a package it has islands in place of components for the browser. */
export function moduleOf(name: string, places: Pick<ImportPlace, 'imported'>[]): string {
  if (!mayHaveIslands(name)) return name;
  return packageModule(
    name,
    places.flatMap(({ imported }) => imported),
  );
}

/** The key of an imported module in the server bundle. */
export function resolveSpecifier(root: string, file: string, specifier: string): string {
  return specifier.startsWith('.') ? join(root, dirname(file), specifier) : specifier;
}
