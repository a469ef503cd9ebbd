import { DiagnosticError, errorWith, placesIn, yamlToJson } from 'stilldocs/feature';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgrade } from '@scalar/openapi-upgrader';
import { isObject, type JsonObject, objectOf } from './json.ts';
import { rule } from '../rule.ts';
import { parseJson } from './parse-document.ts';

/** A parsed document. */
export interface ApiDocument {
  /** Relative to the site's root. */
  file: string;
  text: string;
  /** The hash of the text. */
  version: string;
  /** The document as it is written. */
  written: JsonObject;
  /** The document as OpenAPI 3, without what is marked `x-internal`. */
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
 * @throws DiagnosticError if the file is missing, cannot be parsed, or is neither OpenAPI 3 nor Swagger 2.0.
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
  const written = checkVersion(value, text, file);
  const document = { file, text, version, written, root: withoutInternal(asOpenApi3(written)) };
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

/** Swagger 2.0 as OpenAPI 3.1. */
function asOpenApi3(written: JsonObject): JsonObject {
  if (written.swagger === undefined) return written;
  return objectOf(upgrade(structuredClone(written), '3.1'));
}

/** Leaves out operations, parameters, fields and schemas that are marked `x-internal`. */
function withoutInternal<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.filter(isPublic).map(withoutInternal) as Value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, child]) => isPublic(child));
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutInternal(child)])) as Value;
}

function isPublic(value: unknown): boolean {
  return objectOf(value)['x-internal'] !== true;
}

/** @throws DiagnosticError if the value is neither OpenAPI 3 nor Swagger 2.0. */
function checkVersion(value: unknown, text: string, file: string): JsonObject {
  const refuse = (message: string, hint: string, path: string[] = []): never => {
    const problem = { severity: 'error', rule, message, hint, file } as const;
    throw new DiagnosticError([{ ...problem, ...placesIn(text)(path) }]);
  };
  if (!isObject(value))
    return refuse('Unexpected content, expected an OpenAPI document', hints.any);
  if (value.swagger !== undefined) {
    if (String(value.swagger) === '2.0') return value;
    return refuse(
      `Unexpected Swagger ${String(value.swagger)}, expected Swagger 2.0 or OpenAPI 3`,
      'Convert the document to OpenAPI 3.1',
      ['swagger'],
    );
  }
  if (value.openapi === undefined)
    return refuse('Unexpected content without `openapi`, expected an OpenAPI document', hints.any);
  if (!/^3\.[012](\.\d+)?(-.+)?$/.test(String(value.openapi)))
    return refuse(
      `Unexpected OpenAPI version ${JSON.stringify(value.openapi)}, expected 3.0.x, 3.1.x or 3.2.x`,
      'Convert the document to 3.1',
      ['openapi'],
    );
  return value;
}

const hints = { any: 'Begin it with openapi: 3.1.0' };
