import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;

/** A quoted title: the first argument of `test`, of `it`, or of what `it.each(…)` returns. */
const titleOfTest =
  /^\s*(?:test|it|hosted)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/gm;

/** Where a title is built: `${…}` of a template, `%s` and the like of a table. */
const hole = /\$\{[^}]*\}|%[sdijo]/;

const readTitles = new Map<string, RegExp[]>();

/** What the titles of a file's tests may read, as patterns. */
function titlesOf(file: string): RegExp[] {
  const read = readTitles.get(file);
  if (read) return read;
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const titles = [...source.matchAll(titleOfTest)].map(([, plain, template]) => {
    const parts = (plain ?? template)!.replace(/\\(['`])/g, '$1').split(hole);
    return new RegExp(`^${parts.map((part) => part.replace(/[^\w\s]/g, '\\$&')).join('.*')}$`, 's');
  });
  readTitles.set(file, titles);
  return titles;
}

/** Why the tests that are named for a sentence do not show it; empty when they do. */
function problemsOf(named: readonly string[]): string[] {
  if (named.length === 0) return ['Unexpected sentence without a test, expected at least one'];
  return named.flatMap((name) => {
    const [file = '', title] = name.split(' › ');
    const titles = titlesOf(join(here, file.startsWith('specs/') ? '..' : '../..', file));
    if (titles.length === 0) return [`Unexpected ${file}, expected a file with tests`];
    if (title !== undefined && titles.some((pattern) => pattern.test(title))) return [];
    return [`Unexpected title "${title}", expected that of a test of ${file}`];
  });
}

const tables = readdirSync(here).filter((file) => !file.endsWith('.test.ts'));

describe('every sentence is shown by tests that exist', () => {
  it.each(tables)('of %s', async (table) => {
    const { sentences } = (await import(join(here, table))) as {
      sentences: Record<string, readonly string[]>;
    };
    const problems = Object.entries(sentences).flatMap(([sentence, named]) =>
      problemsOf(named).map((problem) => `${sentence} — ${problem}`),
    );
    expect(Object.keys(sentences)).not.toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('a table that is wrong is told what is', () => {
  it('by sentence, file and title', () => {
    expect(problemsOf([])).toEqual(['Unexpected sentence without a test, expected at least one']);
    expect(problemsOf(['specs/nowhere.spec.ts › x'])).toEqual([
      'Unexpected specs/nowhere.spec.ts, expected a file with tests',
    ]);
    expect(problemsOf(['specs/pages.spec.ts › the head says nothing'])).toEqual([
      'Unexpected title "the head says nothing", expected that of a test of specs/pages.spec.ts',
    ]);
    expect(problemsOf(['specs/pages.spec.ts › the head says what the page is'])).toEqual([]);
  });
});
