import { type ESTree, parseSync } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';

/** A module's syntax tree, and every syntax error. */
export interface ParsedModule {
  program: ESTree.Program;
  diagnostics: Diagnostic[];
}

/**
 * Parses JavaScript or TypeScript, with or without JSX.
 *
 * @param file Relative to the site's root; its extension determines the language.
 */
export function parseModule(source: string, file: string): ParsedModule {
  const isPlainTypeScript = /\.[cm]?ts$/.test(file);
  const { program, errors } = parseSync(file, source, {
    lang: isPlainTypeScript ? 'ts' : 'tsx',
    preserveParens: false,
  });
  const diagnostics = errors.map(({ message, labels, helpMessage }): Diagnostic => {
    const before = source.slice(0, labels[0]?.start ?? 0).split('\n');
    const place = { file, line: before.length, column: before.at(-1)!.length + 1 };
    return {
      severity: 'error',
      rule: 'syntax',
      message,
      hint: helpMessage ?? undefined,
      ...place,
    };
  });
  return { program, diagnostics };
}
