import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from './measure-build.ts';
import type { PageResult } from './measure-page.ts';
import type { SearchResult } from './measure-search.ts';
import type { SessionResult } from '../reader/measure-session.ts';
import type { TimesResult } from './measure-times.ts';
import { workFolder } from './site.ts';

/**
 * The results of one engine at one size; each part has the id of its run, or the reason of its
 * failure.
 */
export interface Results {
  build?: BuildResult;
  page?: PageResult;
  search?: SearchResult;
  session?: SessionResult;
  times?: TimesResult;
  /** The start of the run that measured a part, as an id that the parts of a run share. */
  runs?: Partial<Record<Part, string>>;
  failures?: Partial<Record<Part, string>>;
}

/** The parts, which can be measured separately. */
export type Part = 'build' | 'page' | 'search' | 'session' | 'times';

/** All results, by number of pages and engine. */
export type AllResults = Record<string, Record<string, Results>>;

const file = join(workFolder, 'results.json');

/** The stored results of this run and of earlier runs. */
export function readResults(): AllResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AllResults) : {};
}

/** The result of a part of one engine at one size, in the run that began at `run`. */
interface Measured<Of extends Part> {
  run: string;
  pages: number;
  id: string;
  part: Of;
  /** The result, or an error. */
  result: Results[Of] | Error;
}

/** Replaces the result of one part, or its error. */
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

/** Stores the result of one part on disk, so that a run can be interrupted at any time. */
export function keepResult<Of extends Part>(measured: Measured<Of>): void {
  const all = readResults();
  addResult(all, measured);
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2));
}
