import { join } from 'node:path';
import ts from 'typescript';
import { samplesRoot } from '../checks/page-source.ts';

/** An answer, by a name of its own. */
export interface Source {
  name: string;
  extension: string;
  source: string;
}

const options = readOptions();

/** What the compiler says of answers, as a package of a team would be compiled; in the order of the answers. */
export function compileErrors(answers: Source[]): string[][] {
  const files = new Map(
    answers.map(({ name, extension, source }) => [
      join(samplesRoot, `exam/${name}${extension}`),
      source,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const source = files.get(name);
    if (source === undefined) return getSourceFile(name, version, ...rest);
    return ts.createSourceFile(name, source, version, true);
  };
  // Module resolution checks folders before the files in them.
  delete host.directoryExists;
  const roots = [...files.keys(), ...declarations];
  const program = ts.createProgram(roots, options, host);
  return [...files.keys()].map((file) => {
    const found = program.getSourceFile(file);
    const all = [
      ...program.getSyntacticDiagnostics(found),
      ...program.getSemanticDiagnostics(found),
    ];
    return all.map((it) => ts.flattenDiagnosticMessageText(it.messageText, '\n'));
  });
}

/** An answer as CommonJS, for the browser. */
export function toCommonJs({ source }: Source): string {
  return ts.transpileModule(source, {
    compilerOptions: { ...options, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText;
}

/** The types that the SDK does not publish, and of imported styles and workers. */
const declarations = [
  join(samplesRoot, '../../samples/vev/index.d.ts'),
  join(samplesRoot, 'react/editable-css/declarations.d.ts'),
];

/** The options of the samples. Whether a name is used is a matter of taste. */
function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(samplesRoot, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, samplesRoot);
  return { ...parsed.options, noUnusedLocals: false };
}
