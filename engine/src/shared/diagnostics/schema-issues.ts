import type * as v from 'valibot';
import { nearest } from './nearest.ts';
import { knownKeys, schemasAt } from './schema-nodes.ts';

type Issue = v.BaseIssue<unknown>;

/** What was expected: in the schema's own words, or else which type. */
function expectation(message: string | undefined, type: string | null | undefined): string {
  const own = /^Expected (.*)$/.exec(message ?? '')?.[1];
  return own ?? type?.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ') ?? 'another value';
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
  const text = typeof input === 'object' || typeof input === 'string' ? json(input) : String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function json(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'an object';
  } catch {
    return 'an object that JSON cannot hold';
  }
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
  /** Whether the key at the end of the path is wrong, or the value below it. */
  about: 'key' | 'value';
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
      about: 'key',
      message: `Unexpected key "${name}" in ${where}, expected a known key`,
      hint: guess && `Did you mean "${guess}"?`,
    };
  }
  if (issue.received === 'undefined' && issue.path?.at(-1)?.origin === 'key') {
    const [missing] = schemasAt(schema, path);
    return {
      path,
      about: 'key',
      message: `Unexpected missing key "${name}" in ${where}, expected ${expectation(missing?.message, missing?.expects)}`,
    };
  }
  return {
    path,
    about: 'value',
    message: `Unexpected ${show(issue.input)} ${name && `for "${name}" `}in ${where}, expected ${expectation(issue.message, issue.expected)}`,
  };
}
