import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { engineRoot } from '../files/engine-version.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { once } from '../files/remember.ts';
import type { Bundle } from './bundle-files.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** A bundle with code of the site that runs in Node. */
export interface RunBundle {
  /** The folder to which its places are relative, absolute. */
  root: string;
  /** Its module, absolute. */
  code: string;
  /** Creates the same bundle with a source map: only a mistake needs one. */
  mapped: () => Promise<Bundle>;
}

/** The running bundles, by root and name. A newer bundle replaces the older one of the same name. */
const running = new Map<string, RunBundle>();

/** Notes a bundle that is about to run, for `placeOfThrown`. */
export function noteRunning(name: string, bundle: RunBundle): void {
  // Many pages may call a function that throws.
  running.set(join(bundle.root, name), { ...bundle, mapped: once(bundle.mapped) });
}

/**
 * The first place of the site's own files in the stack of an error, whose code runs in a bundle; empty if
 * there is none.
 *
 * @param error What was thrown: anything.
 */
export async function placeOfThrown(error: unknown): Promise<Place> {
  const { stack } = Object(error) as { stack?: unknown };
  if (typeof stack !== 'string') return {};
  for (const bundle of running.values()) {
    const place = await placeIn(stack, bundle);
    if (place) return place;
  }
  return {};
}

/**
 * The same place without a source map, which takes time: the bundler names each module above its code, and keeps most
 * lines. Only the file, if the line differs or occurs in it twice.
 */
export function likelyPlace(stack: string): Place {
  for (const bundle of running.values()) {
    const lines = readIfThere(bundle.code)?.toString().split('\n') ?? [];
    for (const [line] of framesIn(stack, bundle)) {
      const name = moduleAbove(lines, line) ?? '';
      const source = isOwn(bundle.root, name) && readIfThere(join(bundle.root, name));
      if (!source) continue;
      const same = source
        .toString()
        .split('\n')
        .map((each) => each.trim() === lines[line - 1]!.trim());
      const at = same.indexOf(true);
      const isKnown = at !== -1 && at === same.lastIndexOf(true);
      return { file: name, ...(isKnown && { line: at + 1, column: 1 }) };
    }
  }
  return {};
}

/** The module whose code is at a line of a bundle, which names each module above its code. */
export function moduleAbove(lines: string[], line: number): string | undefined {
  const names = lines.slice(0, line).map((text) => /^\/\/ (\S.*\.[cm]?[jt]sx?)$/.exec(text)?.[1]);
  return names.findLast(Boolean);
}

/** A column of a line, or its first character: the transform of islands keeps lines, but not columns. */
export function columnIn(file: string, { line, column }: { line: number; column: number }): number {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  return column <= text.length ? column : text.search(/\S|$/) + 1;
}

async function placeIn(
  stack: string,
  { root, code, mapped }: RunBundle,
): Promise<Place | undefined> {
  const frames = framesIn(stack, { code });
  if (frames.length === 0) return undefined;
  // The source may have been edited since.
  const { folder, files } = await mapped().catch(() => ({ folder: '', files: [] }));
  const map = files.find((name) => name.endsWith('.map'));
  if (map === undefined) return undefined;
  const payload = JSON.parse(readFileSync(join(folder, map), 'utf8')) as SourceMapPayload;
  const sources = new SourceMap(payload);
  for (const [line, column] of frames) {
    const found = sources.findEntry(line - 1, column - 1);
    if (!('originalSource' in found)) continue;
    // The bundler writes sources relative to a folder of the output, which does not exist.
    const file = resolve(root, 'dist', found.originalSource);
    const name = relative(root, file).replaceAll('\\', '/');
    if (!isOwn(root, name) || !existsSync(file)) continue;
    const at = { line: found.originalLine + 1, column: found.originalColumn + 1 };
    return { file: name, line: at.line, column: columnIn(file, at) };
  }
  return undefined;
}

/** The lines and columns of a stack that are in a bundle. */
function framesIn(stack: string, { code }: Pick<RunBundle, 'code'>): [number, number][] {
  const inBundle = (line: string) => line.includes(code) || line.includes(pathToFileURL(code).href);
  return stack.split('\n').flatMap((line): [number, number][] => {
    const [, row, column] = (inBundle(line) && /:(\d+):(\d+)\)?$/.exec(line)) || [];
    return row === undefined ? [] : [[Number(row), Number(column)]];
  });
}

/** Whether a file is of the site itself. */
function isOwn(root: string, name: string): boolean {
  return !/(^|\/)node_modules\//.test(name) && !resolve(root, name).startsWith(engineRoot);
}
