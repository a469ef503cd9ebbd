import {
  decodeText,
  type Diagnostic,
  DiagnosticError,
  errorWith,
  placesIn,
  readEncoding,
  yamlToJson,
} from 'stilldocs/feature';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from './json.ts';
import { findElsewhere } from './elsewhere.ts';
import { hasOtherFiles, type Loaded } from './load-elsewhere.ts';
import { isAddress } from './reference-key.ts';
import { pointerPath } from './references.ts';
import { contentRule, rule } from '../rule.ts';
import { hasNames, withoutAnchors } from './anchors.ts';
import { withoutInternal } from './internal.ts';
import { parseJson } from './parse-document.ts';
import { fromSwagger } from './swagger.ts';

/** A parsed document. */
export interface ApiDocument {
  /** Relative to the site's root. */
  file: string;
  text: string;
  /** The text of its own file, in which problems have their places: `text` has the other files, too. */
  own: string;
  /** The hash of `text`. */
  version: string;
  /** The document as it is written, with places in the references to names. */
  written: JsonObject;
  /** The document as OpenAPI 3, without what is marked `x-internal`. */
  root: JsonObject;
  /** The other files that it consists of, relative to the site's root. */
  files: string[];
  /** References that could not be followed, and an old copy. */
  problems: Diagnostic[];
}

/** Stores the JSON of YAML documents between builds. */
export interface YamlCache {
  /** The JSON of a document, if it is stored for this version of the text. */
  read(name: string, version: string): string | undefined;
  write(name: string, version: string, json: string): void;
}

/** The last parsed documents, by file, with the state of the file: the pages of a reference share one. */
const documents = new Map<string, { state: string | undefined; document: ApiDocument }>();
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
  const before = documents.get(join(root, file));
  const state = stateOf(root, file);
  if (state !== undefined && before?.state === state) return before.document;
  const { text, isAlone, ...rest } = load(root, file, page);
  const version = createHash('sha256').update(text).digest('hex');
  if (before?.document.version === version) return before.document;
  const value = parse(text, file, version, cache);
  const checked = checkVersion(value, rest.own, file);
  const written = hasNames(text) ? withoutAnchors(checked) : checked;
  const all = asOpenApi3(written, file);
  const shown = text.includes('x-internal') ? withoutInternal(all) : all;
  const document = { file, text, version, written, root: shown, ...rest };
  if (documents.size >= maxDocuments) documents.clear();
  documents.set(join(root, file), { state: isAlone ? state : undefined, document });
  return document;
}

/** For how long a file may change without another date, in ms: dates of some file systems have whole seconds. */
const coarseness = 2000;

/** What the file system says of a document; undefined if it may change without saying so. */
function stateOf(root: string, file: string): string | undefined {
  const stat = isAddress(file) ? undefined : statSync(join(root, file), { throwIfNoEntry: false });
  if (!stat || Date.now() - Math.max(stat.mtimeMs, stat.ctimeMs) < coarseness) return undefined;
  return `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}`;
}

type Text = Pick<ApiDocument, 'text' | 'own' | 'files' | 'problems'> & {
  /** Whether the document is one file: then the state of the file is the state of the document. */
  isAlone: boolean;
};

/** The text of a document, with all its files. */
function load(root: string, file: string, page: string): Text {
  try {
    const read = isAddress(file) ? '' : decodeText(readFileSync(join(root, file)));
    const { text: local, diagnostics } = readEncoding(read, file);
    if (!isAddress(file) && !hasOtherFiles(local))
      return { text: local, own: local, files: [], problems: diagnostics, isAlone: true };
    const { text: whole, files, problems, stale } = findElsewhere(root, file);
    const text = withoutMark(whole);
    const notes = [...diagnostics, ...problems.map((problem) => toDiagnostic(root, problem))];
    if (stale)
      notes.push({
        severity: 'warning',
        rule: contentRule,
        message: `${file} cannot be had: ${stale.reason}`,
        hint: `A copy that is ${stale.hours} hours old is shown`,
        file: page,
      });
    return { text, own: local || text, files, problems: notes, isAlone: false };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw errorWith({
      rule,
      message: isMissing
        ? `Unexpected openapi: ${file}, expected a file that can be read`
        : `The document ${file} cannot be loaded: ${(error as Error).message}`,
      hint: isMissing
        ? 'Name it relative to the page, or from the site’s root as ~/openapi.json'
        : /Cannot find (?:package|module)/.test((error as Error).message)
          ? 'Documents of several files need a package: npm install -D @redocly/openapi-core'
          : 'Check that its server answers, or save the document as a file of the site',
      file: page,
    });
  }
}

/** A text without a byte order mark. */
function withoutMark(text: string): string {
  return text.replace(/^﻿/, '');
}

/** A reference that could not be followed, with its place. */
function toDiagnostic(
  root: string,
  { message, file, pointer }: Loaded['problems'][number],
): Diagnostic {
  const problem = {
    severity: 'warning',
    rule: contentRule,
    message: `A reference cannot be followed: ${message}`,
    hint: 'References lead to files of the site, or to the "remotes" of openapi()',
  } as const;
  if (isAddress(file)) return problem;
  const text = readFileSync(join(root, file), 'utf8');
  return { ...problem, file, ...placesIn(text)([...pointerPath(pointer), '$ref']) };
}

/** The maximum number of values within each other. Documents that teams write have some 60. */
const maxLevels = 400;

/** @throws DiagnosticError if the text cannot be parsed, or its values are nested too deeply to be read. */
function parse(text: string, file: string, version: string, cache?: YamlCache): unknown {
  const tooDeep = () =>
    errorWith({
      rule,
      message: `The document ${file} has more than ${maxLevels} values within each other`,
      hint: 'Name schemas in components, and refer to them with $ref',
      ...{ file, line: 1 },
    });
  try {
    const value = parseJson(text) ?? readYaml(text, file, version, cache);
    if (isDeeper(value, maxLevels)) throw tooDeep();
    return /\\u(?:[dD][89a-fA-F]|0000)/.test(text) ? wellFormed(value) : value;
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error;
  }
}

/** A value without halves of characters, which no address can have, and without the zero, which HTML cannot. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map((pair) => pair.map(wellFormed) as [string, unknown]),
  );
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1));
}

function readYaml(text: string, file: string, version: string, cache?: YamlCache): unknown {
  const kept = cache?.read(file, version);
  const json = kept ?? yamlToJson(text, { file, rule, aliasHint });
  if (kept === undefined) cache?.write(file, version, json);
  return JSON.parse(json);
}

const aliasHint = 'Write the value itself, or refer to it with $ref';

/** Swagger 2.0 as OpenAPI 3.1. */
function asOpenApi3(written: JsonObject, file: string): JsonObject {
  if (written.swagger === undefined) return written;
  try {
    return fromSwagger(written);
  } catch (error) {
    const message = `The document ${file} cannot be converted from Swagger 2.0: ${(error as Error).message}`;
    const hint = 'A value has another form than Swagger 2.0 says: a list or an object is missing';
    throw errorWith({ rule, message, hint, file, line: 1 });
  }
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
