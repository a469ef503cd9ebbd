import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { readEncoding } from '../source/decode-text.ts';
import { noteRead } from '../source/file-version.ts';
import { placeOfRegion } from '../source/regions.ts';
import { isInside, textInside } from '../source/text-inside.ts';

/** The folders of includes. */
export interface IncludeOptions {
  /** The site's root, absolute: `~`. No include leaves its workspace; see `workspaceOf`. */
  root: string;
  /** The folder of the including file, absolute. */
  folder: string;
  /** The folder of the pages, relative to the root: `@` is there, or else in the root. */
  pagesDir?: string | undefined;
  /** The code of the page's blocks with a file name, by this name. They precede files. */
  virtual?: ReadonlyMap<string, string> | undefined;
  /** Reads a file by its absolute path. Default: from disk, if a site may read it. */
  read?: ((file: string) => string | undefined) | undefined;
}

/** The maximum number of files that one code block includes, nested includes counted. */
const maxIncludes = 1000;

/** Code with its includes. */
export interface IncludedCode {
  code: string;
  /** The read files, absolute, each with its version before it was read. */
  reads: Record<string, string>;
  /** The line in the written code of each line; both from 0. */
  origin: number[];
  problems: { message: string; hint?: string | undefined; line: number }[];
}

/** A line with an include, in a comment of any language or without one. */
const include =
  /^(\s*)(?:[^\w\s]\W*\s)?\[!include\s+([^\s\]]+(?:\s+[^\s\]/][^\s\]]*)*)((?:\s+\/[^\]]*)?)\s*\]\W*$/;
const anyRegion = /^\W*(?:\[!(?:end)?region(?:\s[^\]]*)?\]|#(?:end)?region\b.*)\W*$/;

/**
 * Replaces `[!include ~/path.ts:region /from/to/]` by the code of a file: `~` is the site's root,
 * other paths start at the including file. An included file may include others.
 */
export function readIncludes(code: string, options: IncludeOptions): IncludedCode {
  const result: IncludedCode = { code, reads: {}, origin: [], problems: [] };
  const state = { count: 0, reads: result.reads };
  const lines: string[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const report: Report = (message, hint) => result.problems.push({ message, hint, line: index });
    for (const text of expand(line, { ...options, above: [], state, report })) {
      lines.push(text);
      result.origin.push(index);
    }
  }
  return { ...result, code: lines.join('\n') };
}

type Report = (message: string, hint?: string) => void;

/** The place of an include. */
interface Place extends IncludeOptions {
  /** The files that include each other, from the outside in. */
  above: string[];
  /** The number of includes so far, and the files that were read. */
  state: { count: number; reads: IncludedCode['reads'] };
  report: Report;
}

/** The lines that a line stands for: itself, or the lines of its include. */
function expand(line: string, place: Place): string[] {
  const found = line.includes('[!include') ? include.exec(line) : null;
  if (!found) return [line];
  const [, indent = '', target = '', replacing = ''] = found;
  return replaced(read(target, place), replacing).map((text) => text && indent + text);
}

/** The lines of an include. An invalid include is reported and yields none. */
function read(target: string, place: Place): string[] {
  const { root, above, state, report } = place;
  if (++state.count > maxIncludes) {
    if (state.count === maxIncludes + 1)
      report(
        `A code block has more than ${maxIncludes} includes`,
        'Files that include others multiply: include fewer of them',
      );
    return [];
  }
  const [, path = '', region] = /^(.*?)(?::([\w-]+))?$/.exec(target) ?? [];
  const file = fileOf(path, place);
  const virtual = place.virtual?.get(path.replace(/^(?:~|\.)\//, ''));
  const text =
    virtual !== undefined && !above.includes(file) ? virtual : textOf(file, target, place);
  const all = text?.replace(/\n$/, '').split('\n') ?? [];
  const lines = region === undefined ? all : linesOfRegion(all, region);
  if (!lines && text !== undefined) reportRegion(region!, text, relative(root, file), report);
  const inner = { ...place, folder: dirname(file), above: [...above, file] };
  return dedent((lines ?? []).filter((line) => !anyRegion.test(line))).flatMap((line) =>
    expand(line, inner),
  );
}

/**
 * The file of a path: `~/` is the site's root. `@/` is the folder of the pages, which is the root of
 * VitePress, or else the site's root.
 */
export function fileOf(
  path: string,
  { root, folder, pagesDir }: Pick<IncludeOptions, 'root' | 'folder' | 'pagesDir'>,
): string {
  if (path.startsWith('~/')) return join(root, path.slice(2));
  if (!path.startsWith('@/')) return join(folder, path);
  const below = pagesDir === undefined ? undefined : join(root, pagesDir, path.slice(2));
  return below !== undefined && existsSync(below) ? below : join(root, path.slice(2));
}

/** The text of an included file; undefined, and a report, if it cannot be included. */
function textOf(
  file: string,
  target: string,
  { root, above, state, report, read: own }: Place,
): string | undefined {
  if (own && !above.includes(file)) return own(file);
  const inside = relative(root, file);
  if (above.includes(file)) {
    const circle = [...above, file].map((name) => relative(root, name)).join(' → ');
    report(`Includes form a cycle: ${circle}`, 'Take one of them out');
    return undefined;
  }
  if (isInside(root, file)) noteRead(state.reads, file);
  const text = textInside(root, file);
  if (text === 'outside')
    report(
      `The include of ${target} leads out of the project`,
      'The project is the repository, or the workspace of packages, that the site is in: move the file, or copy its code',
    );
  else if (text === undefined)
    report(`The include of ${target} finds no file at ${inside}`, '`~` is the site’s root');
  else {
    const { text: shown, diagnostics } = readEncoding(text, inside);
    for (const { message, hint, line } of diagnostics)
      report(`${message}: ${inside}:${line}`, hint);
    return shown;
  }
  return undefined;
}

function reportRegion(region: string, text: string, file: string, report: Report): void {
  const names = [...text.matchAll(/(?:\[!region|#region)\s+([\w-]+)/g)].map(([, name]) => name!);
  const guess = nearest(region, names) ?? names[0];
  report(
    `There is no region "${region}" in ${file}`,
    guess
      ? `Did you mean "${guess}"?`
      : `Mark it: // [!region ${region}] … // [!endregion ${region}]`,
  );
}

function linesOfRegion(lines: string[], name: string): string[] | undefined {
  const place = placeOfRegion(lines, name);
  return place && lines.slice(...place);
}

/** Removes the indentation that all lines share. */
function dedent(lines: string[]): string[] {
  const margins = lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)![0].length);
  const margin = margins.length > 0 ? Math.min(...margins) : 0;
  return lines.map((line) => line.slice(margin));
}

/** Applies every `/from/to/`. */
function replaced(lines: string[], replacing: string): string[] {
  let result = lines;
  for (const [, from = '', to = ''] of replacing.matchAll(
    /\/((?:\\.|[^/\\])+)\/((?:\\.|[^/\\])*)\//g,
  )) {
    const [search, replacement] = [unescape(from), unescape(to)];
    result = result.map((line) => line.replaceAll(search, () => replacement));
  }
  return result;
}

function unescape(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
