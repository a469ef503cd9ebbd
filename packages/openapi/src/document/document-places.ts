import { internalHref } from 'stilldocs/feature';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The places of a link in an OpenAPI document; a component rendered the link from there.
 *
 * @param file Relative to the root.
 * @param href The rendered address, with the base.
 * @returns None if the document does not have it: another component rendered the link.
 */
export function placesInDocument(
  { root, base }: { root: string; base: string },
  file: string,
  href: string,
): { file: string; line: number; column: number }[] {
  return linesOf(join(root, file)).flatMap((line, index) =>
    // JSON may escape the slash.
    [...line.matchAll(/\\?\/[^\s"'()<>]+/g)]
      .filter(([written]) => internalHref(base, written.replaceAll(String.raw`\/`, '/')) === href)
      .map((found) => ({ file, line: index + 1, column: found.index + 1 })),
  );
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}
