import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { createTwoslasher, TwoslashError, type TwoslashReturn } from 'twoslash/core';
import { createPositionConverter, removeCodeRanges, resolveNodePositions } from 'twoslash-protocol';
import type ts from 'typescript';
import { commentText } from './comment-text.ts';
import { PagePrograms } from './page-program.ts';

/** A sample to check. */
export interface TypeRequest {
  code: string;
  /** One of `typedLanguages`. */
  language: string;
  /** The other files of the page that the sample may import, by name. */
  files: Record<string, string>;
}

/** The folder and the compiler options of samples. */
export interface TypeOptions {
  /** The folder of samples for the resolution of packages; absolute. */
  folder: string;
  /** As in a `tsconfig.json`. */
  compilerOptions: Record<string, unknown>;
  /** What parsed files are shared with. Default: nothing. */
  share?: (<Value>(create: () => Value) => Value) | undefined;
}

/** A type at an identifier; line and character from 0. */
interface HoverType {
  line: number;
  character: number;
  length: number;
  text: string;
  /** The comment of its declaration, as plain text. */
  docs?: string | undefined;
}

/** A note below a line: an announced error, the answer to `^?`, completions, or a tag. */
interface CodeNote {
  kind: 'error' | 'query' | 'completions' | 'tag';
  line: number;
  character: number;
  length: number;
  text: string;
}

/** A checked sample. */
export interface TypedCode {
  /** The code without cuts, flags and queries. */
  code: string;
  hovers: HoverType[];
  notes: CodeNote[];
  /** Mistakes that no `@errors` announces; the line counts in the written sample, from 0. */
  problems: { message: string; hint?: string; line: number }[];
  /** The line in the written sample of each line; both from 0. */
  origin: number[];
  /** The files that identify the versions of the read packages, absolute. */
  reads: string[];
}

/** The languages of samples with types, by their names in fences. */
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

/** The default compiler options of samples. */
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

/** Flags that write a note below their line: `// @log: text`. */
const customTags = ['annotate', 'error', 'log', 'warn'];

/**
 * Starts TypeScript, which takes half a second and 150 MB. Call it only for samples that are not in
 * the cache, in a thread of its own.
 *
 * @returns A function that checks the samples of a page, in one program if they do not change each other. What it
 *   returns depends on these samples only, not on those that it has checked before.
 */
export function createTypeChecker({
  folder,
  compilerOptions,
  share = (create) => create(),
}: TypeOptions): (samples: TypeRequest[]) => TypedCode[] {
  // TypeScript has no ES module, and a bundler must not include it.
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts;
  const { options, errors } = compiler.convertCompilerOptionsFromJson(
    { ...defaults, ...compilerOptions },
    folder,
  );
  if (errors.length > 0) {
    const messages = errors.map(({ messageText }) =>
      compiler.flattenDiagnosticMessageText(messageText, '\n'),
    );
    throw new Error(`TypeScript rejects the compiler options for samples:\n${messages.join('\n')}`);
  }
  const documents = share(compiler.createDocumentRegistry);
  const programs = new PagePrograms(compiler, folder);
  const twoslash = createTwoslasher({
    tsModule: {
      ...compiler,
      createLanguageService: (host) => compiler.createLanguageService(host, documents),
    },
    vfsRoot: folder,
    compilerOptions: options,
    cache: programs,
  });
  const look = ({ code, language, files }: TypeRequest) =>
    twoslash(code, language, {
      extraFiles: files,
      customTags,
      handbookOptions: { keepNotations: true, noErrorValidation: true },
    });
  return (samples) => {
    const found = samples.map((sample) => ({
      ...programs.filesOf(() => withoutMistake(sample, () => look(sample))),
      code: sample.code,
    }));
    const typed: TypedCode[] = [];
    programs.check(found, (index, read) => {
      const sample = samples[index]!;
      typed[index] = withoutMistake(sample, () => ({
        ...finish(sample.code, look(sample)),
        reads: versionFiles(read),
      }));
    });
    return typed;
  };
}

/** The result of looking at a sample; without types and with a problem if its notations are wrong. */
function withoutMistake<Result>({ code }: TypeRequest, look: () => Result): Result | TypedCode {
  try {
    return look();
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
}

/** A sample without types. */
function untyped(code: string): TypedCode {
  const origin = code.split('\n').map((_, line) => line);
  return { code, hovers: [], notes: [], problems: [], origin, reads: [] };
}

/** The mistakes of a sample: errors that are not announced, and wrong announcements and flags. */
function problemsIn(written: string, { errors, meta }: TwoslashReturn): TypedCode['problems'] {
  const announced = new Set(meta.handbookOptions.errors);
  const problems: TypedCode['problems'] = errors
    .filter(({ code }) => !announced.has(Number(code)))
    .map(({ line, code, text }) => ({
      message: `Type error ${code} in a sample: ${text}`,
      hint: `Fix the sample, or announce the error: // @errors: ${code}`,
      line,
    }));
  for (const code of announced) {
    if (errors.some((error) => error.code === code)) continue;
    const message = `A sample announces error ${code}, which it does not have`;
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
  return problems.toSorted((a, b) => a.line - b.line);
}

/** Removes the notations of a sample, and places its types and notes in the remaining code. */
function finish(written: string, result: TwoslashReturn): Omit<TypedCode, 'reads'> {
  const { nodes, meta } = result;
  const {
    code,
    nodes: moved,
    removals,
  } = removeCodeRanges(
    written,
    meta.removals,
    nodes.map((node) =>
      node.type === 'tag' ? { ...node, start: endAbove(node.start, meta.removals) } : { ...node },
    ),
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
      docs: docs && commentText(docs),
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
        line,
        character,
        length,
        text,
      };
    }),
    problems: problemsIn(written, result),
    origin: originOf(written, removals),
  };
}

/** The end of the last line above an offset that is not removed: a note may follow other notes. */
function endAbove(offset: number, removals: readonly [number, number][]): number {
  let start = offset;
  for (let found = true; found;) {
    const around = removals.find(([from, to]) => from < start && to >= start);
    found = around !== undefined;
    if (around) start = around[0];
  }
  return Math.max(0, start - 1);
}

/** The number in a text of each line that the removals leave. */
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

/** The `package.json` of the package of each file; a file outside of packages itself. */
function versionFiles(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const path = file.replaceAll('/', sep);
    const inside = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1];
    const version = inside ? join(inside, 'package.json') : path;
    if (existsSync(version)) found.add(version);
  }
  return [...found].sort();
}
