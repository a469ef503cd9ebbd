import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostic.ts';
import { offsetOf, offsetOfAlias, offsetOfKey } from '../yaml-places.ts';
import { isObject, type JsonObject } from './json.ts';

/** An OpenAPI document as it was read: a JSON object that says it is OpenAPI 3.0 or 3.1. */
export interface ApiDocument {
  /** Relative to the site's root. */
  file: string;
  text: string;
  /** Identifies the text. */
  version: string;
  root: JsonObject;
}

/** The last documents read, by file: pages of a reference share one. */
const known = new Map<string, ApiDocument>();
const maxKnown = 8;

/** The file that a page's `openapi` names: `~/` is the site's root, anything else is beside the page. */
export function documentFile(written: string, page: string): string {
  return posix.normalize(
    written.startsWith('~/') ? written.slice(2) : posix.join(dirname(page), written),
  );
}

/**
 * Reads an OpenAPI document, JSON or YAML.
 *
 * @param page The file of the page that shows it, for messages.
 * @throws DiagnosticError when it is missing, cannot be parsed, or is no OpenAPI 3.0 or 3.1.
 */
export function readApiDocument(root: string, file: string, page: string): ApiDocument {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new DiagnosticError([
      {
        severity: 'error',
        rule: 'openapi',
        message: `Unexpected openapi: ${file}, expected a file that can be read`,
        hint: 'Name it relative to the page, or from the site’s root as ~/openapi.json',
        file: page,
      },
    ]);
  }
  const version = createHash('sha256').update(text).digest('hex');
  const before = known.get(join(root, file));
  if (before?.version === version) return before;
  const document = { file, text, version, root: parse(text, file) };
  if (known.size >= maxKnown) known.clear();
  known.set(join(root, file), document);
  return document;
}

function parse(text: string, file: string): JsonObject {
  const value = parseJson(text) ?? parseYaml(text, file);
  const refuse = (message: string, hint: string, path: string[] = []): never => {
    const problem = { severity: 'error', rule: 'openapi', message, hint, file } as const;
    throw new DiagnosticError([{ ...problem, ...createPlaces(text)(path) }]);
  };
  if (!isObject(value))
    return refuse('Unexpected content, expected an OpenAPI document', hints.any);
  if (value.swagger !== undefined)
    return refuse(
      `Unexpected Swagger ${String(value.swagger)}, expected OpenAPI 3.0 or 3.1`,
      'Convert it, for example with `npx swagger2openapi`',
      ['swagger'],
    );
  if (value.openapi === undefined)
    return refuse('Unexpected content without `openapi`, expected an OpenAPI document', hints.any);
  if (!/^3\.[01](\.\d+)?(-.+)?$/.test(String(value.openapi)))
    return refuse(
      `Unexpected OpenAPI version ${JSON.stringify(value.openapi)}, expected 3.0.x or 3.1.x`,
      'Convert the document to 3.1',
      ['openapi'],
    );
  return value;
}

const hints = { any: 'Begin it with openapi: 3.1.0' };

/** JSON is parsed by what the platform has: a hundred times as fast. Undefined when it is none. */
function parseJson(text: string): unknown {
  try {
    return /^\s*\{/.test(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function parseYaml(text: string, file: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map((error): Diagnostic => {
    const { line, col } = lines.linePos(error.pos[0]);
    const message = `Unexpected text: ${error.message.replace(/\.$/, '')}; expected JSON or YAML`;
    const hint = 'Mend what stands there or just before it';
    return { severity: 'error', rule: 'openapi', message, hint, file, line, column: col };
  });
  // What follows a mistake on the same line is mostly made by it.
  const first = problems.filter(
    ({ line }, index) => problems.findIndex((other) => other.line === line) === index,
  );
  if (first.length > 0) throw new DiagnosticError(first.slice(0, 5));
  try {
    const value = document.toJS({ maxAliasCount: 10_000 }) as unknown;
    // Aliases may hold themselves, which no later step expects.
    JSON.stringify(value);
    return value;
  } catch {
    const { line, col } = lines.linePos(offsetOfAlias(document));
    const message =
      'Unexpected alias that holds itself, names nothing or multiplies, expected one of a value that stands complete above it';
    const hint = 'Write the value itself, or refer to it with $ref';
    const place = { file, line, column: col };
    throw new DiagnosticError([{ severity: 'error', rule: 'openapi', message, hint, ...place }]);
  }
}

/** Finds where values stand in a document. Costly: called only when there is a mistake to place. */
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
