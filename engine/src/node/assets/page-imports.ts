import { dirname, join, relative } from 'node:path';
import { isPartial } from '../../content/rehype/rehype-partials.ts';
import { textInside } from '../../content/source/text-inside.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import type { PageSource } from '../../shared/page/page.ts';

/**
 * Every module that the site's pages import, with relative specifiers resolved to absolute files.
 * Pages are not compiled for it, so that components can be bundled before the first page is
 * rendered.
 */
export async function findPageImports(root: string, pages: PageSource[]): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const addFrom = async (file: string, text: string): Promise<void> => {
    if (!file.endsWith('.mdx') || !mayImport(text)) return;
    // The parser takes a tenth of a second to load, and the builds of most sites do not need it
    // here.
    const { importsOf } = await import('./parse-imports.ts');
    for (const specifier of importsOf(text, file)) {
      const name = resolveSpecifier(root, file, specifier);
      if (!isPartial(specifier)) found.add(name);
      else if (!seen.has(name)) {
        seen.add(name);
        await addFrom(relative(root, name), textInside(root, name) ?? '');
      }
    }
  };
  for (const { file, text } of pages) await addFrom(file, text);
  return [...found].sort();
}

/**
 * Every place where a page or a partial imports a module, which is named as by `findPageImports`.
 */
export function importersOf(root: string, pages: PageSource[], name: string) {
  const found: { specifier: string; file: string; line: number; column: number }[] = [];
  const seen = new Set(pages.map(({ file }) => file));
  const lookIn = (file: string, text: string): void => {
    for (const match of text.matchAll(/^(?:import|export)\b[^'"`;]*(['"])(.+?)\1/gm)) {
      const specifier = match[2]!;
      const resolved = resolveSpecifier(root, file, specifier);
      const partial = relative(root, resolved);
      if (resolved === name) found.push({ specifier, file, ...placeAt(text, match.index) });
      else if (isPartial(specifier) && !seen.has(partial)) {
        seen.add(partial);
        lookIn(partial, textInside(root, resolved) ?? '');
      }
    }
  };
  for (const { file, text } of pages) lookIn(file, text);
  return found;
}

/** The key of an imported module in the server bundle. */
export function resolveSpecifier(root: string, file: string, specifier: string): string {
  return specifier.startsWith('.') ? join(root, dirname(file), specifier) : specifier;
}

/** Whether a line outside of fences starts like an import: most imports in pages are samples. */
function mayImport(text: string): boolean {
  if (!/^import\b/m.test(text)) return false;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const marker = line.startsWith('```') || line.startsWith('~~~') ? line : undefined;
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && /^[`~]+[ \t]*$/.test(marker)) fence = undefined;
    } else if (marker !== undefined) {
      fence = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(marker)?.[1];
    } else if (/^import\b/.test(line) || line.includes('{/*')) {
      // A half fence in a comment would pair with the next one, and hide an import between them.
      return true;
    }
  }
  // An unclosed fence may hide an import.
  return fence !== undefined;
}
