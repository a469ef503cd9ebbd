import { internalHref } from 'stilldocs/feature';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readApiDocument } from '../document/read-document.ts';
import { isAddress } from '../document/reference-key.ts';
import { contentRule } from '../rule.ts';

interface Place {
  file: string;
  line: number;
  column: number;
  rule: string;
}

/** The places of the addresses in the documents that were read last, by file, its state and the base. */
const known = new Map<string, Map<string, Place[]>>();
const maxKnown = 8;

/**
 * The places of a link in an OpenAPI document; a component rendered the link from there. A dead link is a mistake of
 * the document.
 *
 * @param page The page’s file, which names a document from elsewhere, or of several files.
 * @param file Relative to the root.
 * @param href The rendered address, with the base.
 * @returns None if the document does not have it: another component rendered the link.
 */
export function placesInDocument(
  { root, base, page }: { root: string; base: string; page: string },
  file: string,
  href: string,
): Place[] {
  try {
    if (isAddress(file)) return placesElsewhere(root, base, page, file, href);
    const path = join(root, file);
    const { mtimeMs, size } = statSync(path);
    const key = JSON.stringify([path, mtimeMs, size, base]);
    const places = known.get(key) ?? placesIn(readFileSync(path, 'utf8'), file, base);
    if (known.size >= maxKnown) known.clear();
    known.set(key, places);
    return places.get(href) ?? placesElsewhere(root, base, page, file, href);
  } catch {
    return [];
  }
}

/** The page, if a document at an address or in other files has the link. */
function placesElsewhere(
  ...[root, base, page, file, href]: [string, string, string, string, string]
): Place[] {
  const { text, files } = readApiDocument(root, file, page);
  if (!isAddress(file) && files.length === 0) return [];
  const place = { file: page, line: 1, column: 1, rule: contentRule };
  return placesIn(text, file, base).has(href) ? [place] : [];
}

/** All that may be an address in a text, with its places. */
function placesIn(text: string, file: string, base: string): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  text.split(/\r?\n/).forEach((line, index) => {
    // JSON may escape the slash, and escapes the quotes around an address.
    for (const { 0: written, index: at } of line.matchAll(/\\?\/[^\s"'()<>]+/g)) {
      const address = written.replaceAll(String.raw`\/`, '/').replace(/\\.*$/, '');
      const href = internalHref(base, address);
      const place = { file, line: index + 1, column: at + 1, rule: contentRule };
      places.set(href, [...(places.get(href) ?? []), place]);
    }
  });
  return places;
}
