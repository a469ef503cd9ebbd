import { LineCounter, parseDocument } from 'yaml';
import {
  type Diagnostic,
  DiagnosticError,
  errorWith,
} from '../../shared/diagnostics/diagnostic.ts';
import { offsetOf, offsetOfAlias, offsetOfKey } from '../source/yaml-places.ts';

/**
 * Parses JSON with the platform's parser, which is a hundred times as fast as that of YAML.
 * Undefined if the text is not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return /^\s*\{/.test(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The JSON of a YAML document.
 *
 * @throws DiagnosticError with its first mistakes.
 */
export function parseYaml(text: string, file: string): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map((error): Diagnostic => {
    const { line, col } = lines.linePos(error.pos[0]);
    const message = `Unexpected text: ${error.message.replace(/\.$/, '')}; expected JSON or YAML`;
    const hint = 'Mend what stands there or just before it';
    return { severity: 'error', rule: 'openapi', message, hint, file, line, column: col };
  });
  // Later mistakes on the same line are mostly consequences of the first.
  const first = problems.filter(
    ({ line }, index) => problems.findIndex((other) => other.line === line) === index,
  );
  if (first.length > 0) throw new DiagnosticError(first.slice(0, 5));
  try {
    // A cyclic alias has no JSON, nor does an empty document.
    return JSON.stringify(document.toJS({ maxAliasCount: 10_000 })) ?? 'null';
  } catch {
    const { line, col } = lines.linePos(offsetOfAlias(document));
    const message =
      'Unexpected alias that is cyclic, undefined or multiplies, expected one of a complete value above it';
    const hint = 'Write the value itself, or refer to it with $ref';
    const place = { file, line, column: col };
    throw errorWith({ rule: 'openapi', message, hint, ...place });
  }
}

/** Finds the places of values in a document. It is expensive: call it only for a mistake. */
export function createPlaces(
  text: string,
): (path: PropertyKey[], about?: 'key' | 'value') => { line: number; column: number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return (path, about = 'value') => {
    const offset =
      about === 'key' && path.length > 0 ? offsetOfKey(document, path) : offsetOf(document, path);
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
