import { basename, extname, join, relative, resolve } from 'node:path';
import { transform as transformCss } from 'lightningcss';
import { type Options, transform } from 'sucrase';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import {
  codeEndings,
  compileOptions,
  importCandidates,
  type LiveFile,
  type LiveSampleFile,
} from '../../shared/live/sample.ts';
import { nameOfContent } from '../base/digest.ts';
import { readEncoding } from '../source/decode-text.ts';
import { noteRead } from '../source/file-version.ts';
import { textInside } from '../source/text-inside.ts';

/** The inputs of a sample. */
export interface LiveInput {
  /** The site's root, absolute. */
  root: string;
  base: string;
  host: string;
  id: string;
  title: string;
  /** The folder from which the entry resolves imports, absolute. */
  folder: string;
  /** The name of the entry file. */
  name: string;
  /** The entry file. */
  source: string;
  /** Files of the page that the sample may import, by name. */
  virtual: Record<string, string>;
  /** The files that were read, see `PageFacts`. */
  reads: Record<string, string>;
}

/** A sample's file in the output. */
export interface LiveOutput {
  output: string;
  content: string;
  /** The address that Run fetches. */
  address: string;
}

/** A mistake in a sample. */
export interface LiveProblem {
  message: string;
  hint?: string | undefined;
  /** Of the entry file, from 0. */
  line: number;
}

/** The compiler of each kind of file that a sample can import, by ending. */
const kinds: Record<string, (text: string, name: string) => LiveFile> = {
  ...Object.fromEntries(codeEndings.map((ending) => [ending, compile])),
  '.css': style,
  '.json': (text) => ({ kind: 'data', text: JSON.stringify(JSON.parse(text)) }),
  '.svg': (text) => ({
    kind: 'data',
    text: JSON.stringify({
      __esModule: true,
      default: `data:image/svg+xml,${encodeURIComponent(text)}`,
    }),
  }),
};

function compile(text: string, name: string): LiveFile {
  return { kind: 'code', text: transform(text, compileOptions(name) satisfies Options).code };
}

function style(text: string, name: string): LiveFile {
  const { code, exports } = transformCss({
    filename: basename(name),
    code: Buffer.from(text),
    minify: true,
    cssModules: name.endsWith('.module.css') && { pattern: '[local]_[hash]' },
  });
  // The compiler's order differs from run to run.
  const sorted = Object.entries(exports || {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([local, { name: own, composes }]) => [
    local,
    [own, ...composes.map((it) => it.name)].join(' '),
  ]);
  const css = Buffer.from(code).toString();
  return { kind: 'style', text: css, ...(exports && { names: Object.fromEntries(names) }) };
}

/** Compiles a file. An entry that is not code exports its text. */
function fileOf(name: string, text: string, isEntry: boolean): LiveFile {
  if (isEntry && !codeEndings.includes(extname(name)))
    return { kind: 'data', text: JSON.stringify(text) };
  return kinds[extname(name)]!(text, name);
}

/** Compiles a sample: its entry, and every file of the site that it imports. */
export function makeLiveSample(input: LiveInput): LiveOutput | { problems: LiveProblem[] } {
  const { root, base, folder, source, host, id, title } = input;
  const entry = `./${input.name}`;
  const problems: LiveProblem[] = [];
  const files: Record<string, LiveFile> = {};
  const texts = new Map([[entry, source]]);
  const lineOf = (specifier: string) =>
    Math.max(
      0,
      source.split('\n').findIndex((line) => line.includes(specifier)),
    );
  for (const [name, text] of texts) {
    try {
      files[name] = fileOf(name, text, name === entry);
    } catch (error) {
      const [, line = 1] = /\((\d+):\d+\)/.exec(String(error)) ?? [];
      const place = name === entry ? Number(line) - 1 : lineOf(basename(name).split('.')[0]!);
      problems.push({ message: `Mistake in ${name}: ${messageOf(error)}`, line: place });
      continue;
    }
    const { kind, text: code } = files[name];
    if (kind !== 'code') continue;
    for (const [, specifier = ''] of code.matchAll(/require\(['"](\.[^'"]*)['"]\)/g)) {
      const found = find(name, specifier, input);
      if (found) {
        const { text: read, diagnostics } = readEncoding(found.text, found.name);
        texts.set(found.name, read);
        for (const { message, hint, line } of diagnostics)
          problems.push({
            message: `${message}: ${found.name}:${line}`,
            hint,
            line: lineOf(specifier),
          });
      } else
        problems.push({
          message: `A live sample imports "${specifier}", which does not exist next to ${relative(root, join(folder, name))}`,
          hint: `One of ${Object.keys(kinds).join(', ')} that stands in the project`,
          line: lineOf(specifier),
        });
    }
  }
  if (problems.length > 0) return { problems };
  const content = JSON.stringify({
    id,
    title,
    host,
    entry,
    source,
    files,
  } satisfies LiveSampleFile);
  const output = `assets/live-${nameOfContent(content)}.json`;
  return { output, content, address: encodePath(withBase(base, `/${output}`)) };
}

function messageOf(error: unknown): string {
  const { message } = error as Error;
  return message.replace(/^Error transforming [^:]*: /, '');
}

/** The file that an import leads to: one of the page, or of the site. */
function find(
  from: string,
  specifier: string,
  { folder, root, virtual, reads }: LiveInput,
): { name: string; text: string } | undefined {
  for (const name of importCandidates(from, specifier)) {
    if (!Object.hasOwn(kinds, extname(name))) continue;
    const own = virtual[name.slice('./'.length)];
    if (own !== undefined) return { name, text: own };
    const file = resolve(folder, name);
    noteRead(reads, file);
    const text = textInside(root, file);
    if (text !== undefined && text !== 'outside') return { name, text };
  }
  return undefined;
}
