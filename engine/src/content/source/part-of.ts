import { slug } from 'github-slugger';
import { placeOfRegion } from '../code/includes.ts';
import { readFrontMatter } from './read-front-matter.ts';

/**
 * The part of a text that an include names: `part.md#name{2,5}` is lines 2 to 5 of the region, or of the
 * section of the heading, with this name. The other lines become empty, so that line numbers stay.
 *
 * @returns Undefined if there is no such region and no such heading.
 */
export function partOf(text: string, from: string): string | undefined {
  const [, name, braces = ''] = /^[^#{}]*(?:#([^{}]+?))?\s*(?:\{([^{}]*)\})?$/.exec(from) ?? [];
  if (name === undefined && braces.trim() === '') return text;
  const { body } = readFrontMatter(text, '');
  const lines = body.split('\n');
  const found = name === undefined ? [0, lines.length] : placeOfName(lines, name);
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
function placeOfName(lines: string[], name: string): [number, number] | undefined {
  const region = placeOfRegion(lines, name);
  if (region) return region;
  const headings = lines.flatMap((line, index) => {
    const [, marks, title = ''] = /^(#{1,6})[ \t]+(.*?)[ \t#]*$/.exec(line) ?? [];
    const [, text = title, id] = /^(.*?)\s*\{#([^{}\s]+)\}$/.exec(title) ?? [];
    return marks === undefined ? [] : [{ index, level: marks.length, id: id ?? slug(text) }];
  });
  const at = headings.findIndex(({ id }) => id === name);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
  return [heading.index, next?.index ?? lines.length];
}
