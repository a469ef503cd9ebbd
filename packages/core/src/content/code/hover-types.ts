import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Tinypool } from 'tinypool';
import { limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import { fileVersion } from '../source/file-version.ts';
import { type TypedCode, type TypeOptions, type TypeRequest, untyped } from './type-checker.ts';

/** Finds the types in samples; one instance serves the whole process. */
export interface HoverTypes {
  /** Finds the types in the samples of a page, in their order. */
  typesOf(samples: TypeRequest[]): Promise<TypedCode[]>;
  close(): Promise<void>;
}

/** Stores types between runs. */
export interface TypeCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, value: string): void;
}

interface CachedTypes {
  /** The names of `reads` are relative to the folder of samples. */
  typed: TypedCode[];
  /** The versions of these files, which identify the versions of the packages. */
  versions: Record<string, string>;
}

/**
 * Finds types. The cache answers if all inputs of a page’s samples are unchanged: their text, the other files
 * of the page, the compiler, its options, and the packages that they read. Only a miss starts the
 * compiler, in a thread of its own.
 *
 * @param compiler The bundled `hover-types-worker`, and the versions of the programs in it.
 */
export function createHoverTypes(
  options: TypeOptions,
  cache: TypeCache,
  compiler: { file: string; version: string },
): HoverTypes {
  const { folder, compilerOptions } = options;
  const base = JSON.stringify([compiler.version, compilerOptions]);
  let pool: Promise<Tinypool> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = async () => {
    const { Tinypool } = await import('tinypool');
    const threads = { minThreads: 1, maxThreads: 1 };
    return new Tinypool({ filename: compiler.file, workerData: options, ...threads });
  };

  return {
    async typesOf(samples) {
      const key = `types-${hash(base + JSON.stringify(samples))}`;
      const known = fromCache(folder, cache.get(key));
      if (known) return known;
      // One after the other, because the time limit, which is for a sample, begins with the call.
      const run = last.then(async () => {
        pool ??= start();
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(), limits.types.most * 1000 * samples.length);
        try {
          return (await (await pool).run(samples, { signal: late.signal })) as TypedCode[];
        } finally {
          clearTimeout(timer);
        }
      });
      last = run.catch(() => undefined);
      const typed = await run.catch((error: unknown) => tooSlow(error, samples));
      if (typed.every(({ problems }) => problems.length === 0)) {
        const nameOf = (file: string) => relative(folder, file);
        const files = new Set(typed.flatMap(({ reads }) => reads));
        const stored: CachedTypes = {
          typed: typed.map((each) => ({ ...each, reads: each.reads.map(nameOf) })),
          versions: Object.fromEntries([...files].map((file) => [nameOf(file), fileVersion(file)])),
        };
        cache.set(key, JSON.stringify(stored));
      }
      return typed;
    },
    async close() {
      await (await pool)?.destroy();
      pool = undefined;
    },
  };
}

/** The samples of a page whose types were not found in time: the first has the problem. Other errors are thrown again. */
function tooSlow(error: unknown, samples: TypeRequest[]): TypedCode[] {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  return samples.map(({ code }, index) => ({
    ...untyped(code),
    problems: index === 0 ? [{ ...limitProblem('types', {}), line: 0 }] : [],
  }));
}

function fromCache(folder: string, stored: Uint8Array | undefined): TypedCode[] | undefined {
  if (!stored) return undefined;
  const { typed, versions } = JSON.parse(Buffer.from(stored).toString()) as CachedTypes;
  const isCurrent = Object.entries(versions).every(
    ([file, version]) => fileVersion(join(folder, file)) === version,
  );
  const placed = (each: TypedCode) => ({
    ...each,
    reads: each.reads.map((file) => join(folder, file)),
  });
  return isCurrent ? typed.map(placed) : undefined;
}

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
