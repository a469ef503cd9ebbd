import { join } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { blank } from '../bundler/island-edits.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { Site } from '../site/site.ts';

/** The directive at the beginning of a module, perhaps after another one and comments. */
const directive = new RegExp(`^${blank}(?:(["'])use strict\\1;?${blank})?["']use client["']`);

/**
 * Finds the pages that import a package for the browser: only files of the site become islands, because which
 * components of a package share a context, and so belong into one island, no tool can know.
 */
export function checkClientPackages(
  { root }: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Diagnostic[] {
  const known = new Map<string, boolean>();
  const isForBrowser = (file: string, name: string) => {
    const found = known.get(name) ?? isClientPackage(join(root, file), name);
    known.set(name, found);
    return found;
  };
  return [...pages.values()].flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => /^[@\w]/.test(specifier) && isForBrowser(file, specifier))
      .map(({ specifier, line }) => ({
        severity: rules['browser-hook'].severity,
        rule: 'browser-hook' as const,
        target: specifier,
        message: `The package "${specifier}" is for the browser (‘use client’), and does nothing there: the page renders it at build only`,
        hint: `Write a file that begins with 'use client' and has export { … } from '${specifier}', or a component of those that belong together; import that file`,
        file,
        line,
        column: 1,
      })),
  );
}

function isClientPackage(page: string, name: string): boolean {
  const file = resolveFrom(page, name);
  return file !== undefined && directive.test(readIfThere(file)?.toString() ?? '');
}
