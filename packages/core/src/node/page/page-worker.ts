import { workerData } from 'node:worker_threads';
import { createMemoryGuard } from '../../content/base/memory.ts';
import type { Page, PageSource } from '../../shared/page/page.ts';
import { createRenderer, type RendererOptions } from './render-page.ts';

const guard = createMemoryGuard();
let renderer: ReturnType<typeof createRenderer> | undefined;

/** The task of the worker pool. Batches reduce the number of messages. */
export default async function renderBatch(sources: PageSource[]): Promise<Page[]> {
  renderer ??= createRenderer((workerData as [unknown, RendererOptions])[1]);
  const render = await renderer;
  const pages: Page[] = [];
  for (const source of sources) {
    pages.push(await render(source));
    guard();
  }
  return pages;
}
