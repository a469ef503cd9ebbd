import { dirname, join } from 'node:path';
import { parse } from 'es-module-lexer/js';
import type { PageSource } from '../shared/page.ts';

/**
 * Every module that the site's pages import, resolved: relative specifiers to absolute files. Read
 * without compiling, so that components can be bundled before the first page is rendered.
 */
export function findPageImports(root: string, pages: PageSource[]): string[] {
  const found = new Set<string>();
  for (const { file, text } of pages) {
    if (!file.endsWith('.mdx') || !/^import\s/m.test(text)) continue;
    for (const specifier of specifiersOf(text)) found.add(resolveSpecifier(root, file, specifier));
  }
  return [...found].sort();
}

/** The name under which the server bundle holds what a page imports. */
export function resolveSpecifier(root: string, file: string, specifier: string): string {
  return specifier.startsWith('.') ? join(root, dirname(file), specifier) : specifier;
}

/** In MDX an `import` begins a line outside of fences, after a blank line or another statement. */
function specifiersOf(text: string): string[] {
  let fence: string | undefined;
  const specifiers: string[] = [];
  for (const block of text.split(/\n[ \t]*(?=\n)/)) {
    const statements: string[] = [];
    for (const line of block.split('\n')) {
      const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      if (marker && fence === undefined) fence = marker;
      else if (marker && fence && marker[0] === fence[0] && marker.length >= fence.length)
        fence = undefined;
      else if (fence === undefined) statements.push(line);
    }
    const source = statements.join('\n').trimStart();
    if (/^(import|export)\s/.test(source)) specifiers.push(...importsOf(source));
  }
  return specifiers;
}

function importsOf(source: string): string[] {
  try {
    return parse(source)[0].flatMap(({ n: specifier, d: dynamic }) =>
      dynamic === -1 && specifier ? [specifier] : [],
    );
  } catch {
    // Not a statement after all, or a broken one: compiling the page says so, with its place.
    return [];
  }
}
