import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Tinypool } from 'tinypool';
import { limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import { fileVersion } from '../source/file-version.ts';
import { type TypedCode, type TypeOptions, type TypeRequest, untyped } from './type-checker.ts';

/** Finds the types in samples; one instance serves the whole process. */
export interface HoverTypes {
  typesOf(request: TypeRequest): Promise<TypedCode>;
  close(): Promise<void>;
}

/** Stores types between runs. */
export interface TypeCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, value: string): void;
}

interface CachedTypes {
  /** Without `reads`, which are the files of `versions`. */
  typed: TypedCode;
  /** The versions of the files that identify the versions of the packages, relative to the folder of samples. */
  versions: Record<string, string>;
}

/**
 * Finds types. The cache answers if all inputs of a sample are unchanged: its text, the other files
 * of its page, the compiler, its options, and the packages it reads. Only a miss starts the
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
    async typesOf(request) {
      const key = `types-${hash(base + JSON.stringify(request))}`;
      const known = fromCache(folder, cache.get(key));
      if (known) return known;
      // One after the other, because the time limit begins with the call.
      const run = last.then(async () => {
        pool ??= start();
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(), limits.types.most * 1000);
        try {
          return (await (await pool).run(request, { signal: late.signal })) as TypedCode;
        } finally {
          clearTimeout(timer);
        }
      });
      last = run.catch(() => undefined);
      const typed = await run.catch((error: unknown) => tooSlow(error, request.code));
      if (typed.problems.length === 0) {
        const versions = Object.fromEntries(
          typed.reads.map((file) => [relative(folder, file), fileVersion(file)]),
        );
        const stored: CachedTypes = { typed: { ...typed, reads: [] }, versions };
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

/** A sample whose types were not found in time; other errors are thrown again. */
function tooSlow(error: unknown, code: string): TypedCode {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  return { ...untyped(code), problems: [{ ...limitProblem('types', {}), line: 0 }] };
}

function fromCache(folder: string, stored: Uint8Array | undefined): TypedCode | undefined {
  if (!stored) return undefined;
  const { typed, versions } = JSON.parse(Buffer.from(stored).toString()) as CachedTypes;
  const files = Object.entries(versions).map(([file, version]) => [join(folder, file), version]);
  const isCurrent = files.every(([file, version]) => fileVersion(file!) === version);
  return isCurrent ? { ...typed, reads: files.map(([file]) => file!) } : undefined;
}

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
