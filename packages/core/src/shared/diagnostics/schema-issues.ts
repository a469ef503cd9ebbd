import type * as v from 'valibot';
import { nearest } from './nearest.ts';
import { keysAt, schemasAt } from './schema-nodes.ts';

type Issue = v.BaseIssue<unknown>;

/** The expectation: the schema's own message, or the type. */
function expectation(message: string | undefined, type: string | null | undefined): string {
  const own = /^Expected (.*)$/.exec(message ?? '')?.[1];
  return own ?? type?.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ') ?? 'another value';
}

/** The path of an issue in the notation of JavaScript: `topNav[1].link`. */
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

/** The deepest issue below a union, which is about the member that the author meant. */
function deepest(issue: Issue, before: PropertyKey[] = []): { issue: Issue; path: PropertyKey[] } {
  const path = [...before, ...keysOf(issue)];
  const inner = (issue.issues ?? []).filter((candidate) => keysOf(candidate).length > 0);
  if (inner.length === 0) return { issue, path };
  const issues = inner.map((candidate) => deepest(candidate, path));
  const unknown = issues.find((candidate) => candidate.issue.expected === 'never');
  return unknown ?? issues.reduce((a, b) => (b.path.length > a.path.length ? b : a));
}

/** The text of an issue: the key, the actual and the expected value, and a hint. */
export interface IssueDescription {
  path: PropertyKey[];
  /** Whether the key at the end of the path is wrong, rather than its value. */
  about: 'key' | 'value';
  message: string;
  hint?: string | undefined;
}

/** Describes an issue of `schema`; `where` names the place of the value, as in "front matter". */
export function describeIssue(outer: Issue, schema: unknown, where: string): IssueDescription {
  const { issue, path } = deepest(outer);
  const name = dotPath(path);
  if (issue.expected === 'never') {
    const guess = nearest(String(path.at(-1)), keysAt(schema, path.slice(0, -1)));
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
      message: `The key "${name}" is missing in ${where}, expected ${expectation(missing?.message, missing?.expects)}`,
    };
  }
  return {
    path,
    about: 'value',
    message: `Unexpected ${show(issue.input)} ${name && `for "${name}" `}in ${where}, expected ${expectation(issue.message, issue.expected)}`,
  };
}
