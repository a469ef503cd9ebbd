import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Tinypool } from 'tinypool';
import type { ThreadAnswer } from '../../shared/extension/page-feature.ts';
import { answerTask, type ThreadTask } from './answer-task.ts';
import { fileVersion } from './file-version.ts';

/** Asks the module of a row of `features` with `thread`; undefined if the answer did not come in time. */
export type Ask = (task: ThreadTask, seconds: number) => Promise<ThreadAnswer<unknown> | undefined>;

/** The thread of the features of a site; one instance serves the whole process. */
export interface FeatureThreads {
  ask: Ask;
  close(): Promise<void>;
}

/** Stores answers between runs. */
export interface AnswerStore {
  get(key: string): Uint8Array | undefined;
  set(key: string, value: string): void;
}

interface StoredAnswer {
  output: unknown;
  /** The versions of the files that it depends on, by their names relative to the site's root. */
  versions: Record<string, string>;
}

/** Asks in the thread of the caller: where no thread is shared, as in a thread that compiles pages. */
export const askHere: Ask = (task) => answerTask(task);

/**
 * Creates the thread. The store answers if a question is unchanged: its data, the module, its options, and the files
 * that the former answer depends on. Only a miss starts the thread.
 *
 * @param worker The bundled `feature-thread-worker`.
 */
export function createFeatureThreads(store: AnswerStore, worker: string): FeatureThreads {
  let pool: Promise<Tinypool> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = async () => {
    const { Tinypool } = await import('tinypool');
    return new Tinypool({
      filename: worker,
      minThreads: 1,
      maxThreads: 1,
      // It has the next questions already when it has answered one: this thread may be busy for seconds.
      concurrentTasksPerWorker: 100,
      // Most of what a compiler makes stays.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
  };
  /** @param before The question before this one: the time limit begins with its answer. */
  const runIn = async (
    task: ThreadTask,
    seconds: number,
    before: Promise<unknown>,
  ): Promise<ThreadAnswer<unknown> | undefined> => {
    const own = (pool ??= start());
    const result = (await own).run(task) as Promise<ThreadAnswer<unknown>>;
    result.catch(() => undefined);
    await before;
    const late = new AbortController();
    try {
      return await Promise.race([result, afterSeconds(seconds, late.signal)]);
    } catch (error) {
      // The thread was ended because of the question before.
      if (pool !== own) return runIn(task, seconds, before);
      if (error !== isLate) throw error;
      pool = undefined;
      await (await own).destroy();
      return undefined;
    } finally {
      late.abort();
    }
  };
  return {
    async ask(task, seconds) {
      const key = keyOf(task);
      const known = stored(task.root, store.get(key));
      if (known) return known;
      const run = runIn(task, seconds, last);
      last = run.catch(() => undefined);
      const answer = await run;
      if (answer && answer.isStored !== false) {
        const { output, reads = [] } = answer;
        const versions = reads.map((file) => [relative(task.root, file), fileVersion(file)]);
        store.set(key, JSON.stringify({ output, versions: Object.fromEntries(versions) }));
      }
      return answer;
    },
    async close() {
      await (await pool)?.destroy();
      pool = undefined;
    },
  };
}

const isLate = Symbol('late');

/** Rejects with `isLate` after a time, unless it is aborted. */
function afterSeconds(seconds: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(isLate), seconds * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

function keyOf({ version, options = null, input }: ThreadTask): string {
  const text = JSON.stringify([version, options, input]);
  return `answer-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

function stored(root: string, answer: Uint8Array | undefined): ThreadAnswer<unknown> | undefined {
  if (!answer) return undefined;
  const { output, versions } = JSON.parse(Buffer.from(answer).toString()) as StoredAnswer;
  const reads = Object.keys(versions).map((name) => join(root, name));
  const isCurrent = reads.every(
    (file, index) => fileVersion(file) === Object.values(versions)[index],
  );
  return isCurrent ? { output, reads } : undefined;
}
