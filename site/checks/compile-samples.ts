import { join, posix } from 'node:path';
import ts from 'typescript';
import { type Fence, samplesRoot, siteRoot } from './page-source.ts';
import type { Problem } from './problem.ts';

/**
 * Type-checks all files of `samples/` against the pinned SDK, and in the same program the samples
 * on pages. JavaScript is only parsed. Errors have their line in the file, or on the page.
 */
export function compileSamples(fences: readonly Fence[]): Problem[] {
  const files = new Map<string, Fence>();
  for (const fence of fences) files.set(fileOf(fence, files), fence);

  const { options, fileNames } = readConfig();
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name)?.code ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const code = files.get(name)?.code;
    if (code === undefined) return getSourceFile(name, version, ...rest);
    return ts.createSourceFile(name, code, version, true);
  };
  // Module resolution checks folders before the files in them.
  delete host.directoryExists;

  const program = ts.createProgram([...fileNames, ...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).flatMap((diagnostic) => {
    const { file, start } = diagnostic;
    const message = `TS${diagnostic.code} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ')}`;
    if (!file) return [{ file: 'samples/tsconfig.json', line: 1, message }];
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
    const fence = files.get(file.fileName);
    if (fence) return [{ file: fence.file, line: fence.line + line, message }];
    return [{ file: posix.relative(siteRoot, file.fileName), line: line + 1, message }];
  });
}

/** The path of a sample in its page's project. A repeated title gets a number. */
function fileOf({ file, title, language, line }: Fence, taken: ReadonlyMap<string, Fence>): string {
  const folder = join(samplesRoot, file.replace(/\.mdx?$/, ''));
  const [, name = `src/sample-${line}`, extension = `.${language}`] =
    /^(.*?)((?:\.d)?\.\w+)$/.exec(title) ?? [];
  const path = posix.join(folder, name);
  for (let number = 1; ; number += 1) {
    const numbered = `${path}${number === 1 ? '' : `-${number}`}${extension}`;
    if (!taken.has(numbered)) return numbered;
  }
}

function readConfig(): ts.ParsedCommandLine {
  const file = join(samplesRoot, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, samplesRoot);
}
