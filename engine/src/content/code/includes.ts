import { dirname, join, relative } from 'node:path';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { noteRead } from '../source/file-version.ts';
import { isInside, textInside } from '../source/text-inside.ts';

/** The folders of includes. */
export interface IncludeOptions {
  /** The site's root, absolute: `~`. No include leaves its workspace; see `workspaceOf`. */
  root: string;
  /** The folder of the including file, absolute. */
  folder: string;
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
/** `// [!region name]`, or `#region name` as in editors. */
const regionStart = (name: string) =>
  new RegExp(String.raw`(?:\[!region\s+|#region\s+)${escape(name)}\s*(?:\]|\s|$)`);
const regionEnd = (name: string) =>
  new RegExp(
    String.raw`(?:\[!endregion\s+${escape(name)}\s*\]|#endregion\s+${escape(name)}(?:\W|$))`,
  );
const anyStart = /\[!region\s|#region\b/;
const anyEnd = /\[!endregion\b|#endregion\b/;
/** The end of a region without a name: it ends the latest open region. */
const unnamedEnd = /\[!endregion\]|#endregion\W*$/;
const anyRegion = /^\W*(?:\[!(?:end)?region(?:\s[^\]]*)?\]|#(?:end)?region\b.*)\W*$/;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Replaces `[!include ~/path.ts:region /from/to/]` by the code of a file: `~` is the site's root,
 * other paths start at the including file. An included file may include others.
 */
export function readIncludes(code: string, options: IncludeOptions): IncludedCode {
  const counted = { ...options, count: { value: 0 } };
  const result: IncludedCode = { code, reads: {}, origin: [], problems: [] };
  const lines: string[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const [, indent = '', target, replacing = ''] = line.includes('[!include')
      ? (include.exec(line) ?? [])
      : [];
    const problem = (message: string, hint?: string) =>
      result.problems.push({ message, hint, line: index });
    const found = target === undefined ? [line] : read(target, [], counted, result.reads, problem);
    for (const text of target === undefined ? found : replaced(found, replacing)) {
      lines.push(target === undefined || text === '' ? text : indent + text);
      result.origin.push(index);
    }
  }
  return { ...result, code: lines.join('\n') };
}

type Report = (message: string, hint?: string) => void;

/** The lines of an include. An invalid include is reported and yields none. */
function read(
  target: string,
  above: string[],
  options: IncludeOptions & { count: { value: number } },
  reads: Record<string, string>,
  report: Report,
): string[] {
  if (++options.count.value > maxIncludes) {
    if (options.count.value === maxIncludes + 1)
      report(
        `Unexpected number of includes, expected ${maxIncludes} in a code block at most`,
        'Files that include others multiply: include fewer of them',
      );
    return [];
  }
  const [, path = '', region] = /^(.*?)(?::([\w-]+))?$/.exec(target) ?? [];
  const file = path.startsWith('~/')
    ? join(options.root, path.slice(2))
    : join(options.folder, path);
  const inside = relative(options.root, file);
  if (above.includes(file)) {
    const circle = [...above, file].map((name) => relative(options.root, name)).join(' → ');
    report(`Unexpected circular include ${circle}, expected it to end`, 'Take one of them out');
    return [];
  }
  if (isInside(options.root, file)) noteRead(reads, file);
  const text = textInside(options.root, file);
  if (text === 'outside') {
    report(
      `Unexpected include of ${target}, expected a file inside the project`,
      'The project is the repository, or the workspace of packages, that the site is in: move the file, or copy its code',
    );
    return [];
  }
  if (text === undefined) {
    report(
      `Unexpected include of ${target}, expected a file at ${inside}`,
      '`~` is the site’s root',
    );
    return [];
  }
  const all = text.replace(/\n$/, '').split('\n');
  const lines = region === undefined ? all : linesOfRegion(all, region);
  if (!lines) {
    const names = [...text.matchAll(/(?:\[!region|#region)\s+([\w-]+)/g)].map(([, name]) => name!);
    const guess = nearest(region!, names) ?? names[0];
    report(
      `Unexpected region "${region}", expected one of ${inside}`,
      guess
        ? `Did you mean "${guess}"?`
        : `Mark it: // [!region ${region}] … // [!endregion ${region}]`,
    );
    return [];
  }
  return dedent(lines.filter((line) => !anyRegion.test(line))).flatMap((line) => {
    const [, indent = '', next, replacing = ''] = line.includes('[!include')
      ? (include.exec(line) ?? [])
      : [];
    if (next === undefined) return [line];
    const nested = read(
      next,
      [...above, file],
      { ...options, folder: dirname(file) },
      reads,
      report,
    );
    return replaced(nested, replacing).map((text) => (text === '' ? text : indent + text));
  });
}

function linesOfRegion(lines: string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => regionStart(name).test(line));
  if (start === -1) return undefined;
  const ownEnd = regionEnd(name);
  let inner = 0;
  for (let end = start + 1; end < lines.length; end++) {
    const line = lines[end]!;
    if (ownEnd.test(line) || (inner === 0 && unnamedEnd.test(line)))
      return lines.slice(start + 1, end);
    if (anyEnd.test(line)) inner = Math.max(0, inner - 1);
    else if (anyStart.test(line)) inner++;
  }
  return undefined;
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
