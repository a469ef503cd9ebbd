import { type ESTree, parseSync } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { walkModule } from './walk-module.ts';

/** A module's syntax tree, and every syntax error. */
export interface ParsedModule {
  program: ESTree.Program;
  /** Its static imports and exports. */
  module: ReturnType<typeof parseSync>['module'];
  diagnostics: Diagnostic[];
}

/** Whether a file is TypeScript without JSX. */
export const isPlainTypeScript = (file: string) => /\.[cm]?ts$/.test(file);

/** The message about JSX in such a file. */
export const unexpectedJsx = 'Unexpected JSX, which a .ts file cannot have';

/**
 * Parses JavaScript or TypeScript, with or without JSX.
 *
 * @param file Relative to the site's root; its extension determines the language.
 */
export function parseModule(source: string, file: string): ParsedModule {
  const parse = (lang: 'ts' | 'tsx') => parseSync(file, source, { lang, preserveParens: false });
  const isPlain = isPlainTypeScript(file);
  const { program, module, errors } = parse(isPlain ? 'ts' : 'tsx');
  const hasJsx = isPlain && errors.length > 0 && parse('tsx').errors.length === 0;
  const shown = hasJsx ? errors.slice(0, 1) : errors;
  const diagnostics = shown.map(({ message, labels, helpMessage }): Diagnostic => ({
    severity: 'error',
    rule: 'syntax',
    message: hasJsx ? unexpectedJsx : message,
    hint: hasJsx
      ? `Rename ${file} to ${file.replace(/[cm]?ts$/, 'tsx')}`
      : (helpMessage ?? undefined),
    file,
    ...placeAt(source, labels[0]?.start ?? 0),
  }));
  return { program, module, diagnostics };
}

/** The imports of a module except types, with their offsets. */
export function importsIn(source: string, file: string): { specifier: string; offset: number }[] {
  const found: { specifier: string; offset: number }[] = [];
  const add = (node: ESTree.Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      found.push({ specifier: node.value, offset: node.start });
  };
  walkModule(parseModule(source, file).program, {
    ImportDeclaration: ({ source, importKind }) => importKind !== 'type' && add(source),
    ExportNamedDeclaration: ({ source, exportKind }) => exportKind !== 'type' && add(source),
    ExportAllDeclaration: ({ source, exportKind }) => exportKind !== 'type' && add(source),
    ImportExpression: ({ source }) => add(source),
  });
  return found;
}
