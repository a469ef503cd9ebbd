import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from './measure-build.ts';
import type { PageResult } from './measure-page.ts';
import type { SearchResult } from './measure-search.ts';
import type { TimesResult } from './measure-times.ts';
import { workFolder } from './site.ts';

/** What is known of one engine at one size; a part that failed says why. */
export interface Results {
  build?: BuildResult;
  page?: PageResult;
  search?: SearchResult;
  times?: TimesResult;
  failures?: Partial<Record<Part, string>>;
}

/** What can be measured by itself. */
export type Part = 'build' | 'page' | 'search' | 'times';

/** All results, by number of pages and engine. */
export type AllResults = Record<string, Record<string, Results>>;

const file = join(workFolder, 'results.json');

/** The results of this run and of the runs before it, as they were last kept. */
export function readResults(): AllResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AllResults) : {};
}

/** Keeps one part's result, or why there is none, so that a run can be broken off at any time. */
export function keepResult<Of extends Part>(
  pages: number,
  id: string,
  part: Of,
  result: Results[Of] | Error,
): void {
  const all = readResults();
  const results = ((all[pages] ??= {})[id] ??= {});
  const { [part]: _, ...failures } = results.failures ?? {};
  if (result instanceof Error) {
    delete results[part];
    results.failures = { ...failures, [part]: result.message };
  } else {
    results[part] = result;
    results.failures = failures;
  }
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2));
}
