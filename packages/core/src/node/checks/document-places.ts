import { join } from 'node:path';
import { documentFile } from '../../content/openapi/read-document.ts';
import type { PageFacts, SourcePlace } from '../../shared/page/page.ts';
import { internalHref } from '../../shared/page/paths.ts';
import { readIfThere } from '../files/read-if-there.ts';

/**
 * The places of a link in the OpenAPI document of a page; a component rendered the link from there.
 *
 * @param href The rendered address, with the base.
 * @returns The places in the document's file; none if the page has no document, or if another
 *   component rendered the link.
 */
export function placesInDocument(
  { root, base }: { root: string; base: string },
  { frontMatter: { openapi }, file }: PageFacts,
  href: string,
): SourcePlace[] {
  if (openapi === undefined) return [];
  const name = documentFile(openapi, file);
  const lines = readIfThere(join(root, name))?.toString().split(/\r?\n/) ?? [];
  return lines.flatMap((line, index) =>
    // JSON may escape the slash.
    [...line.matchAll(/\\?\/[^\s"'()<>]+/g)]
      .filter(([written]) => internalHref(base, written.replaceAll(String.raw`\/`, '/')) === href)
      .map((found) => ({ file: name, line: index + 1, column: found.index + 1 })),
  );
}
