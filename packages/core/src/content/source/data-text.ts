import { LineCounter, parseDocument } from 'yaml';
import {
  type Diagnostic,
  DiagnosticError,
  errorWith,
} from '../../shared/diagnostics/diagnostic.ts';
import type { OwnRuleName, RuleName } from '../../shared/diagnostics/rules.ts';
import { offsetOf, offsetOfAlias, offsetOfKey } from './yaml-places.ts';

/** What messages about a text say. */
interface Told {
  /** Relative to the site's root. */
  file: string;
  /** The rule that a mistake breaks. */
  rule: RuleName | OwnRuleName;
  /** What to do about an alias that has no JSON. Default: write the value itself. */
  aliasHint?: string;
}

/**
 * The JSON of a text in YAML.
 *
 * @throws DiagnosticError with the first mistakes and their places.
 */
export function yamlToJson(
  text: string,
  { file, rule, aliasHint = 'Write the value itself' }: Told,
): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const problems = document.errors.map((error): Diagnostic => {
    const { line, col } = lines.linePos(error.pos[0]);
    const reason = /call stack/.test(error.message) ? 'Too many levels' : error.message;
    const message = `Unexpected text: ${reason.replace(/\.$/, '')}; expected JSON or YAML`;
    const hint = 'Mend what stands there or just before it';
    return { severity: 'error', rule, message, hint, file, line, column: col };
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
    throw errorWith({ rule, message, hint: aliasHint, file, line, column: col });
  }
}

/**
 * Finds the places of values in a text in JSON or YAML, from 1. Finding is expensive: ask only for a mistake.
 *
 * @returns The place of the value at a path of keys and indexes, or of its nearest ancestor; with `key`, the place
 *   of the last key.
 */
export function placesIn(
  text: string,
): (path: PropertyKey[], about?: 'key' | 'value') => { line: number; column: number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  return (path, about = 'value') => {
    const offset =
      about === 'key' && path.length > 0 ? offsetOfKey(document, path) : offsetOf(document, path);
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
