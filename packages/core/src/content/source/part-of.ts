import { slug } from 'github-slugger';
import { placeOfRegion } from './regions.ts';
import { readBody, readHead } from './read-page.ts';

/**
 * The part of a text that an include names: `part.md#name{2,5}` is lines 2 to 5 of the region, or of the
 * section of the heading, with this name. The other lines become empty, so that line numbers stay.
 *
 * @param file The file of the text: its name says whether it is MDX.
 * @returns Undefined if there is no such region and no such heading.
 */
export function partOf(text: string, from: string, file: string): string | undefined {
  const [, name, braces = ''] = /^[^#{}]*(?:#([^{}]+?))?\s*(?:\{([^{}]*)\})?$/.exec(from) ?? [];
  if (name === undefined && braces.trim() === '') return text;
  const lines = readHead(text, file).body.split('\n');
  const found = name === undefined ? [0, lines.length] : placeOfName(lines, name, file);
  const [start, end] = found ?? [];
  if (start === undefined || end === undefined) return undefined;
  const [first, last] = rangeOf(braces, end - start);
  return lines
    .map((line, index) => (index >= start + first && index < start + last ? line : ''))
    .join('\n');
}

/** The first line of a range such as `3,`, `,10`, `2,5` or `4`, from 0, and the line after it. */
function rangeOf(braces: string, count: number): [number, number] {
  const [, from = '', comma, to = ''] = /^\s*(\d*)\s*(,?)\s*(\d*)\s*$/.exec(braces) ?? [];
  if (from !== '' && !comma) return [Number(from) - 1, Number(from)];
  return [from === '' ? 0 : Number(from) - 1, to === '' ? count : Number(to)];
}

/** The lines of a region, or of the section below a heading, its own line included. */
function placeOfName(lines: string[], name: string, file: string): [number, number] | undefined {
  const region = placeOfRegion(lines, name);
  if (region || !/\.mdx?$/.test(file)) return region;
  const body = readBody(lines.join('\n'), file);
  // The compiler reports the mistake, with its place.
  if (body.isBroken) return [0, lines.length];
  const at = body.headings.findIndex(({ id, text }) => (id ?? slug(text)) === name);
  const heading = body.headings[at];
  if (!heading) return undefined;
  const next = body.headings.slice(at + 1).find(({ level }) => level <= heading.level);
  return [heading.line - 1, (next?.line ?? lines.length + 1) - 1];
}
