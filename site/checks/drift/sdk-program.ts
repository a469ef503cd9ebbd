import { join } from 'node:path';
import ts from 'typescript';
import { sdkRoot } from '../page-source.ts';

/** The file, in memory only, with the types to read. */
export const asking = join(sdkRoot, 'declarations.ts');

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  types: ['react'],
};

/** Parsed once; nothing on disk changes while a check runs. */
const parsed = new Map<string, ts.SourceFile | undefined>();
let previous: ts.Program | undefined;

/**
 * A program of one file that imports the SDK. Programs share parsed files.
 *
 * @param edits Files of the SDK with another text than on disk, by path. Default: none.
 */
export function sdkProgram(text: string, edits: ReadonlyMap<string, string> = new Map()) {
  const own = new Map([...edits, [asking, text]]);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => own.has(name) || fileExists(name);
  host.readFile = (name) => own.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const code = own.get(name);
    if (code !== undefined) return ts.createSourceFile(name, code, version, true);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, version, ...rest));
    return parsed.get(name);
  };
  previous = ts.createProgram([asking], options, host, previous);
  return previous;
}
