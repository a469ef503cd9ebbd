import { type ESTree, parseSync } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';

/** A module's syntax tree, and every syntax error. */
export interface ParsedModule {
  program: ESTree.Program;
  /** Its static imports and exports. */
  module: ReturnType<typeof parseSync>['module'];
  diagnostics: Diagnostic[];
}

/**
 * Parses JavaScript or TypeScript, with or without JSX.
 *
 * @param file Relative to the site's root; its extension determines the language.
 */
export function parseModule(source: string, file: string): ParsedModule {
  const isPlainTypeScript = /\.[cm]?ts$/.test(file);
  const { program, module, errors } = parseSync(file, source, {
    lang: isPlainTypeScript ? 'ts' : 'tsx',
    preserveParens: false,
  });
  const diagnostics = errors.map(({ message, labels, helpMessage }): Diagnostic => ({
    severity: 'error',
    rule: 'syntax',
    message,
    hint: helpMessage ?? undefined,
    file,
    ...placeAt(source, labels[0]?.start ?? 0),
  }));
  return { program, module, diagnostics };
}
