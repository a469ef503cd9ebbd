import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openCache } from './cache.ts';

/** The folder of the cache under test, new for each test. */
export let folder: string;

/** Gives each test of a file an empty folder. */
export function useFolder(): void {
  beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), 'cache-')), 'results')));
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, maxRetries: 9 }));
}

export const packs = () => readdirSync(folder).filter((name) => name.endsWith('.pack'));
export const onlyPack = () => join(folder, packs()[0]!);

/** Opens the cache, runs `use`, saves and closes. */
export function session<Result>(
  use: (cache: ReturnType<typeof openCache>) => Result,
  options?: { trim?: boolean },
): Result {
  const cache = openCache(folder);
  const result = use(cache);
  cache.save(options);
  cache.close();
  return result;
}

export const fill = (values: Record<string, string>, options?: { trim?: boolean }) =>
  session(
    (cache) => Object.entries(values).forEach(([key, value]) => cache.set(key, value)),
    options,
  );

/** The values of a newly opened cache, which is not saved. */
export function read(...keys: string[]): (string | undefined)[] {
  const cache = openCache(folder);
  const values = keys.map((key) => cache.get(key)?.toString());
  cache.close();
  return values;
}
