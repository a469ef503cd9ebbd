import * as v from 'valibot';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { type FrontMatter, frontMatterSchema } from '../../shared/config/front-matter.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { describeIssue } from '../../shared/diagnostics/schema-issues.ts';
import type { RuleName } from '../../shared/diagnostics/rules.ts';
import { keyPackages } from './features.ts';
import { foreignKeyHint } from './foreign-keys.ts';
import { offsetOf, offsetOfAlias, offsetOfKey } from './yaml-places.ts';

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** A source text, split into front matter and body. */
export interface ReadFrontMatter {
  frontMatter: FrontMatter;
  /** The text with the front matter blanked, so that lines and columns stay correct. */
  body: string;
  diagnostics: Diagnostic[];
}

/** The written front matter of a text, with its delimiters; empty if there is none. */
export function writtenFrontMatter(text: string): string {
  return fence.exec(text)?.[0] ?? '';
}

/**
 * Reads and validates the YAML front matter of a normalized source text.
 *
 * @param schema With the layouts of the site and the keys of its extensions. Default: the built-in ones.
 */
export function readFrontMatter(
  text: string,
  file: string,
  schema = frontMatterSchema,
): ReadFrontMatter {
  const match = fence.exec(text);
  if (!match) return { frontMatter: {}, body: text, diagnostics: brokenFence(text, file) };
  const body = match[0].replace(/[^\n]/g, ' ') + text.slice(match[0].length);
  const deep = tooDeep(match[1] ?? '', file);
  if (deep) return { frontMatter: {}, body, diagnostics: [deep] };
  const { document, place } = parse(match[1]);
  const diagnostics: Diagnostic[] = [];
  const report: Report = (message, offset, hint, rule = 'front-matter') =>
    diagnostics.push({
      severity: 'error',
      rule,
      message,
      hint,
      file,
      ...place(offset),
    });

  const lines = new Set<number>();
  // A tag that the parser does not know is a warning there.
  for (const error of [...document.errors, ...document.warnings]) {
    // The parser has several words for one mistake.
    const { line } = place(error.pos[0]);
    if (lines.has(line)) continue;
    lines.add(line);
    report(
      `Unexpected YAML in front matter: ${error.message}`,
      error.pos[0],
      'Correct the YAML between the --- lines',
    );
  }
  if (diagnostics.length > 0) return { frontMatter: {}, body, diagnostics };

  const data = toData(document);
  if (data === undefined) {
    report(
      'Unexpected alias in front matter, expected one of a complete value above it',
      offsetOfAlias(document),
      'Write the value itself',
    );
  } else if (typeof data !== 'object' || Array.isArray(data)) {
    const kind = Array.isArray(data) ? 'list' : typeof data;
    report(`Unexpected ${kind} as front matter, expected keys with values`, 0, 'Write title: …');
  }
  if (diagnostics.length > 0) return { frontMatter: {}, body, diagnostics };

  const frontMatter = validated(data as Record<string, unknown>, document, schema, report);
  return { frontMatter, body, diagnostics };
}

/** Reports a mistake at an offset of the YAML; its rule is `front-matter` unless it is named. */
type Report = (message: string, offset: number, hint?: string, rule?: RuleName) => void;

/** The valid values of front matter. Invalid values and unknown keys are reported. */
function validated(
  data: Record<string, unknown>,
  document: Document,
  schema: typeof frontMatterSchema,
  report: Report,
): FrontMatter {
  const { readable, renamed } = withKnownSpellings(data);
  const result = v.safeParse(schema, readable);
  for (const issue of result.issues ?? []) {
    const { path, about, message, hint } = describeIssue(issue, schema, 'front matter');
    const at = about === 'key' ? offsetOfKey(document, path) : offsetOf(document, path);
    // The name of another engine’s key is reported below: it has another meaning there.
    if (Object.hasOwn(data, String(path[0]))) report(message, at, hint);
    const day = path[0] === 'date' ? readableDate(readable.date) : undefined;
    if (day === undefined) delete readable[String(path[0])];
    else readable.date = day;
  }
  const known = Object.keys(schema.entries);
  for (const key of Object.keys(data)) {
    if (known.includes(key) || key.startsWith('x-')) continue;
    if (Object.hasOwn(keyPackages, key)) {
      reportMissing(key, offsetOfKey(document, [key]), report);
      continue;
    }
    const guess = renamed.get(key) ?? nearest(key, known);
    report(
      `Unexpected key "${key}" in front matter, expected a known key or one that begins with x-`,
      offsetOfKey(document, [key]),
      foreignKeyHint(key, data[key]) ?? (guess && `Did you mean "${guess}"?`),
    );
  }
  // `readable` has only valid values now. A page with a mere warning keeps them.
  const valid = result.success ? result : v.safeParse(schema, readable);
  return valid.success ? valid.output : {};
}

/** Reports a key that one of the engine's packages reads, which the site does not use. */
function reportMissing(key: string, offset: number, report: Report): void {
  const owner = keyPackages[key];
  const message = `The package ${owner} reads the key "${key}" of front matter, and the site does not use it`;
  const hint = `Run npm install -D ${owner}, and add it to extensions in docs.config.ts`;
  report(message, offset, hint, 'missing-package');
}

/** The day of a date in another form, such as `March 3, 2026`. */
function readableDate(written: unknown): string | undefined {
  if (typeof written !== 'string' || /^\d{4}-\d\d-\d\d/.test(written)) return undefined;
  const time = [`${written} UTC`, written]
    .map((text) => Date.parse(text))
    .find((it) => !Number.isNaN(it));
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** Keys of other engines with the same values. */
const spellings: Record<string, keyof FrontMatter & string> = {
  outline: 'showOutline',
  logo: 'showLogo',
  sidebar: 'showSidebar',
  topNav: 'showTopNav',
};

/** The data with the keys of other engines under their names here. */
function withKnownSpellings(data: Record<string, unknown>) {
  const renamed = new Map<string, string>();
  const readable = { ...data };
  for (const [key, name] of Object.entries(spellings)) {
    if (!Object.hasOwn(data, key)) continue;
    renamed.set(key, name);
    readable[name] ??= data[key];
    delete readable[key];
  }
  return { readable, renamed };
}

/** The maximum depth of front matter, in columns or brackets: the parser of YAML is recursive. */
const maxDepth = 100;

/** Reports front matter that is nested too deeply. */
function tooDeep(yaml: string, file: string): Diagnostic | undefined {
  let brackets = 0;
  const index = yaml.split('\n').findIndex((line) => {
    const marks = /^(?:[ \t]|[-?:](?=[ \t]))*/.exec(line)![0].length;
    for (const [character] of line.matchAll(/[[\]{}]/g)) {
      brackets = Math.max(0, brackets + (/[[{]/.test(character) ? 1 : -1));
      if (brackets > maxDepth) return true;
    }
    return line.trim() !== '' && marks > 2 * maxDepth;
  });
  if (index === -1) return undefined;
  const message = `Front matter is nested more than ${maxDepth} levels deep`;
  const hint = 'Keep deep data in a file of its own, and import it';
  return { severity: 'error', rule: 'limit', message, hint, file, line: index + 2, column: 1 };
}

/**
 * Reports front matter that does not end, is not at the start of the file, or is TOML: it would
 * become text.
 */
function brokenFence(text: string, file: string): Diagnostic[] {
  const [, before, marks] =
    /^(\s*)(---|\+\+\+)[ \t]*\n[ \t]*[\w-]+[ \t]*[:=][ \t\n]/.exec(text) ?? [];
  if (before === undefined) return [];
  const [message, hint] =
    marks === '+++'
      ? ['Unexpected TOML as front matter, expected YAML', 'Write key: value between lines ---']
      : before === '' || !/\n---[ \t]*(?:\n|$)/.test(text.slice(before.length + 3))
        ? [
            'Front matter does not end: there is no second line ---',
            'Close it with ---; a line that only divides has an empty line below',
          ]
        : ['Front matter does not begin the file', 'Delete what stands before ---'];
  const line = before.split('\n').length;
  return [{ severity: 'error', rule: 'front-matter', message, hint, file, line, column: 1 }];
}

/** Parsed YAML by its text: versions and languages of a page have most of it in common. Nobody changes a document. */
const parsed = new Map<string, ReturnType<typeof parseNew>>();
const maxParsed = 2000;

function parse(yaml = '') {
  const found = parsed.get(yaml) ?? parseNew(yaml);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(yaml, found);
  return found;
}

function parseNew(yaml: string) {
  const lineCounter = new LineCounter();
  const options = { prettyErrors: false, resolveKnownTags: false, logLevel: 'error' } as const;
  const document = parseDocument(yaml, { lineCounter, ...options });
  /** Front matter begins on the file's second line. */
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + 1, column: col };
  };
  return { document, place };
}

/** The place of a value of the front matter, for messages about it. */
export function placeOfFrontMatter(text: string, ...path: string[]) {
  return placesOfFrontMatter(text)(...path);
}

/** The places of several values of the front matter. */
export function placesOfFrontMatter(text: string) {
  const { document, place } = parse(fence.exec(text)?.[1]);
  return (...path: string[]): { line: number; column: number } => place(offsetOf(document, path));
}

/** Every key of the front matter, and its place. */
export function keysOfFrontMatter(text: string): { key: string; line: number; column: number }[] {
  const { document, place } = parse(fence.exec(text)?.[1]);
  const keys = Object.keys((toData(document) as object | undefined) ?? {});
  return keys.map((key) => ({ key, ...place(offsetOfKey(document, [key])) }));
}

/**
 * The data of the YAML. Undefined for an alias that is undefined, is cyclic, or multiplies beyond
 * the memory.
 */
function toData(document: Document): unknown {
  try {
    const data: unknown = document.toJS() ?? {};
    JSON.stringify(data);
    return data;
  } catch {
    return undefined;
  }
}
