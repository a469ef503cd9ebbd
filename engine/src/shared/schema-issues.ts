import type * as v from 'valibot';
import { nearest } from './nearest.ts';

type Issue = v.BaseIssue<unknown>;

/** The parts of a schema that lead to the keys of an object somewhere below it. */
interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  options?: SchemaNode[];
  item?: SchemaNode;
  value?: SchemaNode;
  getter?: (input: unknown) => SchemaNode;
}

function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null;
}

/** Every key that the schema knows for the object at `path`. */
function knownKeys(schema: unknown, path: PropertyKey[]): string[] {
  if (!isSchemaNode(schema)) return [];
  const inner = [
    schema.wrapped,
    ...(Array.isArray(schema.options) ? schema.options : []),
    schema.getter?.(undefined),
  ];
  const own = inner.flatMap((node) => knownKeys(node, path));
  const [key, ...rest] = path;
  if (key === undefined) return [...Object.keys(schema.entries ?? {}), ...own];
  const below = [
    schema.entries?.[String(key)],
    typeof key === 'number' ? schema.item : schema.value,
  ];
  return [...own, ...below.flatMap((node) => knownKeys(node, rest))];
}

/** The path of an issue as an author would write it: `topNav[1].link`. */
function dotPath(path: PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}

function show(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (typeof input === 'function') return 'a function';
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function keysOf(issue: Issue): PropertyKey[] {
  return issue.path?.map((item) => item.key as PropertyKey) ?? [];
}

/** A union says only that nothing fitted; the deepest issue below it is what the author meant. */
function deepest(issue: Issue, before: PropertyKey[] = []): { issue: Issue; path: PropertyKey[] } {
  const path = [...before, ...keysOf(issue)];
  const inner = (issue.issues ?? []).filter((candidate) => keysOf(candidate).length > 0);
  if (inner.length === 0) return { issue, path };
  const found = inner.map((candidate) => deepest(candidate, path));
  const unknown = found.find((candidate) => candidate.issue.expected === 'never');
  return unknown ?? found.reduce((a, b) => (b.path.length > a.path.length ? b : a));
}

/** What a schema issue says: which key, what was found, what was expected, and what to do. */
export interface IssueDescription {
  path: PropertyKey[];
  message: string;
  hint?: string | undefined;
}

/** Describes an issue of `schema`; `where` names the place of the value, as in "front matter". */
export function describeIssue(outer: Issue, schema: unknown, where: string): IssueDescription {
  const { issue, path } = deepest(outer);
  const name = dotPath(path);
  if (issue.expected === 'never') {
    const guess = nearest(String(path.at(-1)), knownKeys(schema, path.slice(0, -1)));
    return {
      path,
      message: `Unexpected key "${name}" in ${where}, expected a known key`,
      hint: guess && `Did you mean "${guess}"?`,
    };
  }
  const own = /^Expected (.*)$/.exec(issue.message)?.[1];
  const expected =
    own ?? issue.expected?.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ') ?? issue.message;
  const missing = issue.received === 'undefined';
  return {
    path,
    message: `Unexpected ${missing ? 'nothing' : show(issue.input)} for "${name}" in ${where}, expected ${expected}`,
  };
}
