import { setImmediate } from 'node:timers/promises';
import type { ContentOptions } from '../../content/pipeline.ts';
import type { Ask } from '../../content/source/feature-thread.ts';
import type { Page, PageSource } from '../../shared/page/page.ts';
import type { ServerBundle } from '../assets/server-bundle.ts';
import { hash } from '../files/hash.ts';
import { inGroup } from '../files/result-groups.ts';
import type { PagesColors } from './page-colors.ts';
import type { PagePool } from './page-pool.ts';
import type { createRenderer } from './render-page.ts';

/** The number of pages of a batch. */
const batchSize = 8;

/** What rendering takes from the cache, and what receives the pages. */
interface Rendering {
  colors: PagesColors;
  onPage(page: Page): Promise<void>;
}

interface RenderingHere extends Rendering {
  render: () => ReturnType<typeof createRenderer>;
  guard: () => void;
}

/**
 * Renders pages in this thread.
 *
 * @param queue Pages leave it, also by workers.
 * @param ahead The number of pages that are started before the first has ended: while a page waits for an answer, others
 *   ask, and what is ready is written.
 */
export async function renderHere(
  queue: PageSource[],
  ahead: number,
  { render, guard, colors, onPage }: RenderingHere,
): Promise<void> {
  if (queue.length === 0) return;
  const renderPage = await render();
  const renderNext = async () => {
    for (let source = queue.shift(); source; source = queue.shift()) {
      const { path } = source;
      const asked = colors.with(source);
      // The bundler and workers need this thread between two pages.
      await setImmediate();
      await inGroup(path, async () => onPage(await renderPage(asked)));
      guard();
    }
  };
  await Promise.all(Array.from({ length: ahead }, renderNext));
}

/**
 * Renders pages in workers.
 *
 * @param queues Pages leave them, the first queue first; this thread may take pages of them as well.
 */
export async function renderInWorkers(
  queues: PageSource[][],
  { content, server, base }: { content: ContentOptions; server: ServerBundle; base: string },
  pool: PagePool,
  { ask, guard, colors, onPage }: Omit<RenderingHere, 'render'> & { ask: Ask | undefined },
): Promise<void> {
  const data = { content, server: { file: server.file, version: server.version }, base };
  const key = hash(JSON.stringify(data));
  const askOf =
    ask &&
    ((path: string): Ask =>
      (...question) =>
        inGroup(path, () => ask(...question)));
  /** From the end, because this thread takes pages too; the last batches are small, so that all end at the same time. */
  const nextBatch = () => {
    const queue = queues.find(({ length }) => length > 0) ?? [];
    return queue.splice(-Math.min(batchSize, Math.ceil(queue.length / (4 * (pool.workers + 1)))));
  };
  // One batch more than there are workers: none of them waits, and few colors are in memory.
  const renderNext = async () => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      const sources = batch.map((source) => colors.with(source));
      for (const page of await pool.run({ key, data, sources }, askOf)) await onPage(page);
      guard();
    }
  };
  await Promise.all(Array.from({ length: pool.workers + 1 }, renderNext));
}
