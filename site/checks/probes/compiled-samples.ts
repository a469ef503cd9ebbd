import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import ts from 'typescript';
import type { LiveFile } from '../../../packages/core/src/shared/live/sample.ts';
import { samplesRoot } from '../page-source.ts';

/** Whether a browser runs a file of `site/samples`: not its tests, servers and declarations. */
const isRun = (name: string) =>
  /\.(?:tsx?|js|css)$/.test(name) &&
  !/\.(?:d|test)\.tsx?$|tailwind\.config|^tutorials\/[\w-]+\/test\//.test(name);

/** The files of `site/samples` that a browser runs, relative to it. */
const sampleNames = (): string[] =>
  readdirSync(samplesRoot, { recursive: true, encoding: 'utf8' }).filter(isRun).toSorted();

export const readSample = (name: string): string => readFileSync(join(samplesRoot, name), 'utf8');

/** A file as the frame of live samples takes it: CommonJS, or CSS whose class names stay as they are. */
export function compileSample(name: string, text: string): LiveFile {
  if (name.endsWith('.css')) {
    const { code, exports } = transform({
      filename: name,
      code: Buffer.from(text),
      cssModules: { pattern: '[local]' },
    });
    const names = Object.entries(exports || {}).map(([local, { name: own }]) => [local, own]);
    return { kind: 'style', text: Buffer.from(code).toString(), names: Object.fromEntries(names) };
  }
  const { outputText } = ts.transpileModule(text, {
    fileName: name,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  return { kind: 'code', text: outputText };
}

/** All of them by name, such as `./recipes/TeaTile.tsx`. */
export const compileSamples = (): Record<string, LiveFile> =>
  Object.fromEntries(
    sampleNames().map((name) => [`./${name}`, compileSample(name, readSample(name))]),
  );

/** The names that a file exports, `default` too. */
export function exportNames(text: string): string[] {
  const file = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement)) return [];
    const modifiers = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return ['default'];
    return modifiers.includes(ts.SyntaxKind.ExportKeyword) ? [statement.name!.text] : [];
  });
}
