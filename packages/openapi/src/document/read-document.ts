import { DiagnosticError, errorWith, placesIn, yamlToJson } from 'stilldocs/feature';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from './json.ts';
import { rule } from '../rule.ts';
import { parseJson } from './parse-document.ts';

/** A parsed OpenAPI document: a JSON object of OpenAPI 3.0 or 3.1. */
export interface ApiDocument {
  /** Relative to the site's root. */
  file: string;
  text: string;
  /** The hash of the text. */
  version: string;
  root: JsonObject;
}

/** Stores the JSON of YAML documents between builds. */
export interface YamlCache {
  /** The JSON of a document, if it is stored for this version of the text. */
  read(name: string, version: string): string | undefined;
  write(name: string, version: string, json: string): void;
}

/** The last parsed documents, by file: the pages of a reference share one. */
const documents = new Map<string, ApiDocument>();
const maxDocuments = 8;

/**
 * Reads an OpenAPI document, JSON or YAML.
 *
 * @param page The file of the page, for messages.
 * @param cache The store for the JSON of YAML documents. Default: none.
 * @throws DiagnosticError if the file is missing, cannot be parsed, or is not OpenAPI 3.0 or 3.1.
 */
export function readApiDocument(
  root: string,
  file: string,
  page: string,
  cache?: YamlCache,
): ApiDocument {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw errorWith({
      rule,
      message: `Unexpected openapi: ${file}, expected a file that can be read`,
      hint: 'Name it relative to the page, or from the site’s root as ~/openapi.json',
      file: page,
    });
  }
  const version = createHash('sha256').update(text).digest('hex');
  const before = documents.get(join(root, file));
  if (before?.version === version) return before;
  const value = parseJson(text) ?? readYaml(text, file, version, cache);
  const document = { file, text, version, root: checkVersion(value, text, file) };
  if (documents.size >= maxDocuments) documents.clear();
  documents.set(join(root, file), document);
  return document;
}

function readYaml(text: string, file: string, version: string, cache?: YamlCache): unknown {
  const kept = cache?.read(file, version);
  const json = kept ?? yamlToJson(text, { file, rule, aliasHint });
  if (kept === undefined) cache?.write(file, version, json);
  return JSON.parse(json);
}

const aliasHint = 'Write the value itself, or refer to it with $ref';

/** @throws DiagnosticError if the value is not OpenAPI 3.0 or 3.1. */
function checkVersion(value: unknown, text: string, file: string): JsonObject {
  const refuse = (message: string, hint: string, path: string[] = []): never => {
    const problem = { severity: 'error', rule, message, hint, file } as const;
    throw new DiagnosticError([{ ...problem, ...placesIn(text)(path) }]);
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
