import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { createTwoslasher, TwoslashError, type TwoslashReturn } from 'twoslash/core';
import { createPositionConverter, removeCodeRanges, resolveNodePositions } from 'twoslash-protocol';
import type ts from 'typescript';

/** A sample to be checked. */
export interface TypeRequest {
  code: string;
  /** One of `typedLanguages`. */
  language: string;
  /** Other files of the page that the sample may import: name to content. */
  files: Record<string, string>;
}

/** Where samples find their packages and how strictly they are checked. */
export interface TypeOptions {
  /** The folder samples stand in, as far as the compiler knows; absolute. */
  folder: string;
  /** As in a `tsconfig.json`. */
  compilerOptions: Record<string, unknown>;
}

/** A type at an identifier; line and character from 0. */
export interface HoverType {
  line: number;
  character: number;
  length: number;
  text: string;
  docs?: string | undefined;
}

/** What is shown below a line: an announced error, the answer to `^?`, completions, or a tag. */
export interface CodeNote {
  kind: 'error' | 'query' | 'completions' | 'tag';
  line: number;
  character: number;
  length: number;
  text: string;
}

/** A sample after the compiler has seen it. */
export interface TypedCode {
  /** Without cuts, flags and queries. */
  code: string;
  hovers: HoverType[];
  notes: CodeNote[];
  /** Mistakes that nothing announces; the line is the sample's as written, from 0. */
  problems: { message: string; hint?: string; line: number }[];
  /** For each line its line in the sample as written; both from 0. */
  origin: number[];
  /** Files that tell which version of each package was read, absolute. */
  reads: string[];
}

export const typedLanguages = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'typescript',
  'javascript',
  'mts',
  'cts',
  'mjs',
  'cjs',
];

/** What samples are compiled with unless the configuration says otherwise. */
const defaults = {
  strict: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [] as string[],
  esModuleInterop: true,
  resolveJsonModule: true,
};

/** Flags of a sample make a compiler of their own; this many are kept. */
const maxCompilers = 3;

/**
 * Starts TypeScript, which takes half a second and 150 MB: do it only for samples that are not known
 * yet, and away from other work.
 */
export function createTypeChecker({
  folder,
  compilerOptions,
}: TypeOptions): (request: TypeRequest) => TypedCode {
  // The compiler has no ES module; a bundler must not see it.
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts;
  const read = new Set<string>();
  const recorded: typeof ts = {
    ...compiler,
    sys: {
      ...compiler.sys,
      readFile(path, encoding) {
        read.add(path);
        return compiler.sys.readFile(path, encoding);
      },
    },
  };
  const { options, errors } = compiler.convertCompilerOptionsFromJson(
    { ...defaults, ...compilerOptions },
    folder,
  );
  if (errors.length > 0) {
    const messages = errors.map(({ messageText }) =>
      compiler.flattenDiagnosticMessageText(messageText, '\n'),
    );
    throw new Error(
      `Unexpected compiler options for samples, expected those of TypeScript:\n${messages.join('\n')}`,
    );
  }
  const compilers = new Map();
  const twoslash = createTwoslasher({
    tsModule: recorded,
    vfsRoot: folder,
    compilerOptions: options,
    cache: compilers,
  });
  return ({ code, language, files }) => {
    if (compilers.size > maxCompilers) compilers.clear();
    try {
      const result = twoslash(code, language, {
        extraFiles: files,
        handbookOptions: { keepNotations: true, noErrorValidation: true },
      });
      return { ...finish(code, result), reads: versionFiles(read) };
    } catch (error) {
      if (!(error instanceof TwoslashError)) throw error;
      const line = Number(/on line (\d+)/.exec(error.description)?.[1] ?? 1) - 1;
      const problem = {
        message: `${error.title}: ${error.description.trim()}`,
        hint: error.recommendation,
        line,
      };
      return { ...untyped(code), problems: [problem] };
    }
  };
}

/** A sample as it is without its types. */
export function untyped(code: string): TypedCode {
  const origin = code.split('\n').map((_, line) => line);
  return { code, hovers: [], notes: [], problems: [], origin, reads: [] };
}

/** Takes the notations out of a sample, and tells mistakes from what is announced. */
function finish(
  written: string,
  { nodes, errors, meta }: TwoslashReturn,
): Omit<TypedCode, 'reads'> {
  const announced = new Set(meta.handbookOptions.errors);
  const problems: TypedCode['problems'] = errors
    .filter(({ code }) => !announced.has(Number(code)))
    .map(({ line, code, text }) => ({
      message: `Unexpected type error ${code} in a sample: ${text}`,
      hint: `Mend the sample, or announce the error: // @errors: ${code}`,
      line,
    }));
  for (const code of announced) {
    if (errors.some((error) => error.code === code)) continue;
    const message = `Unexpected announcement of error ${code}, expected an error that the sample has`;
    problems.push({ message, hint: 'Take it out of // @errors', line: 0 });
  }
  for (const { type, name, start } of meta.flagNotations) {
    if (type !== 'unknown') continue;
    const { line } = createPositionConverter(written).indexToPos(start);
    problems.push({
      message: `Unexpected flag @${name}, expected one of TypeScript or Twoslash`,
      line,
    });
  }
  const {
    code,
    nodes: moved,
    removals,
  } = removeCodeRanges(
    written,
    meta.removals,
    nodes.map((node) => ({ ...node })),
  );
  const placed = resolveNodePositions(moved, code);
  const hovers = placed.filter((node) => node.type === 'hover');
  const notes = placed.filter((node) => node.type !== 'hover' && node.type !== 'highlight');
  return {
    code: code.replace(/\n$/, ''),
    hovers: hovers.map(({ line, character, length, text, docs }) => ({
      line,
      character,
      length,
      text,
      docs,
    })),
    notes: notes.map((node): CodeNote => {
      const { line, character, length } = node;
      const kind = node.type === 'completion' ? 'completions' : (node.type as CodeNote['kind']);
      const text =
        node.type === 'completion'
          ? node.completions.map(({ name }) => name).join(', ')
          : (node.text ?? '');
      return {
        kind,
        line: node.type === 'tag' ? Math.max(0, line - 1) : line,
        character,
        length,
        text,
      };
    }),
    problems: problems.toSorted((a, b) => a.line - b.line),
    origin: originOf(written, removals),
  };
}

/** For each line that is left of a text, its number in the text. */
function originOf(text: string, removals: readonly [number, number][]): number[] {
  const origin: number[] = [];
  let line = 0;
  let atStart = true;
  const isRemoved = (index: number) =>
    removals.some(([start, end]) => index >= start && index < end);
  for (let index = 0; index < text.length; index++) {
    const removed = isRemoved(index);
    if (atStart && !removed) {
      origin.push(line);
      atStart = false;
    }
    if (text[index] !== '\n') continue;
    line++;
    if (!removed) atStart = true;
  }
  if (atStart) origin.push(line);
  return origin;
}

/** The `package.json` of every package that files belong to; other files stand for themselves. */
function versionFiles(files: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const path = file.replaceAll('/', sep);
    const inside = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1];
    const version = inside ? join(inside, 'package.json') : path;
    if (existsSync(version)) found.add(version);
  }
  return [...found].sort();
}
