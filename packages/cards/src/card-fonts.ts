import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A part of the site's font: a file and its characters. */
export interface CardFont {
  /** Its name among the parts. */
  name: string;
  /** Absolute. */
  file: string;
  /** First and last code point of each range. */
  ranges: [first: number, last: number][];
}

/**
 * Every part of a font, from its `@fontsource-variable` package; the Latin parts come first.
 *
 * @param latin The file of the Latin part, absolute.
 * @returns The parts in order of precedence, and a text that changes with the package.
 */
export function fontParts(latin: string): { parts: CardFont[]; version: string } {
  const folder = dirname(dirname(latin));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const ranges = JSON.parse(read('unicode.json')) as Record<string, string>;
  const names = ['latin', 'latin-ext', ...Object.keys(ranges)];
  const parts = [...new Set(names)].flatMap((name) => {
    const file = latin.replace(/latin-wght/, `${name.replace(/[[\]]/g, '')}-wght`);
    return ranges[name] !== undefined && existsSync(file)
      ? [{ name, file, ranges: parseRanges(ranges[name]) }]
      : [];
  });
  return { parts, version: read('package.json') };
}

/** Parses a list such as `U+0000-00FF,U+0131`. */
function parseRanges(text: string): CardFont['ranges'] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first, last]) => [
    parseInt(first!, 16),
    parseInt(last ?? first!, 16),
  ]);
}

/** A text on one line, without characters that the fonts lack. */
export function drawable(text: string, fonts: CardFont[]): string {
  return [...text.normalize()]
    .filter((character) => /\s/.test(character) || fonts.some((font) => covers(font, character)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The parts of the font for a text: each character uses the first part that contains it. */
export function fontsFor(content: string, fonts: CardFont[]): CardFont[] {
  const used = new Set(
    [...content].map((character) => fonts.find((font) => covers(font, character))),
  );
  return fonts.filter((font) => used.has(font));
}

function covers({ ranges }: CardFont, character: string): boolean {
  const code = character.codePointAt(0)!;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
