import { createMemoryGuard } from '../../content/base/memory.ts';
import type { Page } from '../../shared/page/page.ts';
import type { PageBatch } from './page-pool.ts';
import { createRenderer } from './render-page.ts';

const guard = createMemoryGuard();
/** The renderer of the latest edition: editions are rendered one after the other. */
let current: { key: string; renderer: ReturnType<typeof createRenderer> } | undefined;

/** The task of the worker pool. Batches reduce the number of messages. */
export default async function renderBatch({ key, data, sources }: PageBatch): Promise<Page[]> {
  if (current?.key !== key) current = { key, renderer: createRenderer(data) };
  const render = await current.renderer;
  const pages: Page[] = [];
  for (const source of sources) {
    pages.push(await render(source));
    guard();
  }
  return pages;
}
