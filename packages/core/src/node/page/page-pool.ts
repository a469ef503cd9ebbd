import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { activityPlaces, createActivity, watchActivity } from '../../content/base/own-calls.ts';
import { answerByPort } from '../../content/source/ask-by-port.ts';
import type { Ask } from '../../content/source/feature-thread.ts';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import type { Page, PageSource } from '../../shared/page/page.ts';
import { bundledModule } from '../files/engine-version.ts';
import type { RendererOptions } from './render-page.ts';

/** Pages to render in a worker, with what they depend on. */
export interface PageBatch {
  /** A hash of `data`. */
  key: string;
  data: RendererOptions;
  sources: PageSource[];
  /** Where the worker shows what it does; the pool adds it. */
  activity?: Int32Array;
  /** Where the worker asks what features ask; the pool adds it. */
  port?: MessagePort;
}

/** Workers that render pages. They start with the first batch, and know the code of earlier editions. */
export interface PagePool {
  /** How many batches are rendered at once; 0 if pages are rendered in this thread. */
  workers: number;
  /** Loads the code that starts workers: that takes turns of the event loop, and each turn may render a page. */
  load(): Promise<void>;
  /** Whether workers run already: they have compiled the grammars that this thread would compile again. */
  readonly isStarted: boolean;
  /** @param ask Answers what the features of a page ask, by its path. */
  run(batch: PageBatch, ask?: (path: string) => Ask): Promise<Page[]>;
  close(): Promise<void>;
}

/**
 * Creates a pool without workers.
 *
 * @param workers The maximum number of workers. Default: one for each core but the first.
 */
export function createPagePool(workers = Math.max(1, availableParallelism() - 1)): PagePool {
  const start = async () => {
    const { Tinypool } = await import('tinypool');
    return new Tinypool({
      filename: bundledModule('worker.mjs'),
      minThreads: workers,
      maxThreads: workers,
      // Short-lived trees fill the young generation; a small one limits the peak of memory.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
  };
  let pool: ReturnType<typeof start> | undefined;
  return {
    workers,
    load: async () => void (await import('tinypool')),
    get isStarted() {
      return pool !== undefined;
    },
    run: async (batch, ask) => {
      const running = await (pool ??= start());
      const activity = createActivity();
      const ending = new AbortController();
      const { signal } = ending;
      const watch = watchActivity(activity, limits.blocking.most, () => ending.abort());
      const { port1: own, port2: port } = new MessageChannel();
      if (ask) answerByPort(own, ask);
      try {
        const task = { ...batch, activity, ...(ask && { port }) };
        return (await running.run(task, { signal, transferList: ask && [port] })) as Page[];
      } catch (error) {
        const { file } = batch.sources[activity[activityPlaces.page]!]!;
        throw signal.aborted ? new DiagnosticError([limitProblem('blocking', { file })]) : error;
      } finally {
        clearInterval(watch);
        own.close();
      }
    },
    close: async () => (await pool)?.destroy(),
  };
}
