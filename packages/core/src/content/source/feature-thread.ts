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
    return new Tinypool({ filename: worker, minThreads: 1, maxThreads: 1 });
  };
  const runIn = async (task: ThreadTask, seconds: number) => {
    pool ??= start();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), seconds * 1000);
    try {
      return (await (await pool).run(task, { signal: late.signal })) as ThreadAnswer<unknown>;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async ask(task, seconds) {
      const key = keyOf(task);
      const known = stored(task.root, store.get(key));
      if (known) return known;
      // One after the other, because the time limit begins with the call.
      const run = last.then(() => runIn(task, seconds));
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
