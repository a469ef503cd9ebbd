import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from './measure-build.ts';
import type { PageResult } from './measure-page.ts';
import type { SearchResult } from './measure-search.ts';
import type { TimesResult } from './measure-times.ts';
import { workFolder } from './site.ts';

/** What is known of one engine at one size; each part says which run it is of, or why it failed. */
export interface Results {
  build?: BuildResult;
  page?: PageResult;
  search?: SearchResult;
  times?: TimesResult;
  /** When the run began that measured a part: an id, the same for all that was measured in it. */
  runs?: Partial<Record<Part, string>>;
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

/** What was measured: a part of one engine at one size, in the run that began at `run`. */
interface Measured<Of extends Part> {
  run: string;
  pages: number;
  id: string;
  part: Of;
  /** What came of it, be it an error. */
  result: Results[Of] | Error;
}

/** Puts one part's result, or why there is none, in the place of what was known of it. */
export function addResult<Of extends Part>(
  all: AllResults,
  { run, pages, id, part, result }: Measured<Of>,
): void {
  const results = ((all[pages] ??= {})[id] ??= {});
  const { [part]: _, ...failures } = results.failures ?? {};
  const { [part]: __, ...runs } = results.runs ?? {};
  if (result instanceof Error) {
    delete results[part];
    results.runs = runs;
    results.failures = { ...failures, [part]: result.message };
  } else {
    results[part] = result;
    results.runs = { ...runs, [part]: run };
    results.failures = failures;
  }
}

/** Keeps one part's result on the disk, so that a run can be broken off at any time. */
export function keepResult<Of extends Part>(measured: Measured<Of>): void {
  const all = readResults();
  addResult(all, measured);
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2));
}
